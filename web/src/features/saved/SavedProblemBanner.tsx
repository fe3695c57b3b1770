import type { CalculationFormData } from '@margine/engine'
import type { Dispatch, SetStateAction } from 'react'
import { ErrorBanner } from '../../frame/ErrorBanner.tsx'
import { savedWords as words } from '../../italian/saved.ts'
import type { Saved } from './saved.ts'
import type { SavedProblem } from './saved-problem.ts'
import { savedReducer } from './saved-reducer.ts'

type Props = {
  problem: SavedProblem
  form: CalculationFormData
  setSaved: Dispatch<SetStateAction<Saved>>
}

/** What went wrong with what is saved, and what can be done about it. */
export function SavedProblemBanner({ problem, form, setSaved }: Props) {
  return (
    <ErrorBanner
      title={words.errorTitle}
      message={problem.message}
      onDismiss={() => setSaved((known) => savedReducer(known, { type: 'dismissed', problem }))}
    >
      <Remedy
        problem={problem}
        form={form}
        onReplace={() =>
          setSaved((known) => savedReducer(known, { type: 'ask', what: 'replacement' }))
        }
      />
    </ErrorBanner>
  )
}

type RemedyProps = Pick<Props, 'problem' | 'form'> & { onReplace: () => void }

function Remedy({ problem: { remedy }, form, onReplace }: RemedyProps) {
  switch (remedy?.kind) {
    case 'retry':
      if (remedy.form !== undefined && remedy.form !== form) return null
      return (
        <button type="button" onClick={remedy.retry}>
          {words.retry}
        </button>
      )
    case 'replace':
      return (
        <button type="button" onClick={onReplace}>
          {words.offerReplacing}
        </button>
      )
    case 'signIn':
      return <a href="/login">{words.signIn}</a>
    case 'reload':
      return <a href="/">{words.reload}</a>
    default:
      return null
  }
}
