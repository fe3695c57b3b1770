import type { CalculationFormData } from '@margine/engine'
import { ErrorBanner } from '../../frame/ErrorBanner.tsx'
import { savedWords as words } from '../../italian/saved.ts'
import type { SavedAction } from './saved.ts'
import type { SavedProblem } from './saved-problem.ts'

type Props = {
  problem: SavedProblem
  form: CalculationFormData
  dispatch: (action: SavedAction) => void
}

/** What went wrong with what is saved, and what can be done about it. */
export function SavedProblemBanner({ problem, form, dispatch }: Props) {
  return (
    <ErrorBanner
      title={words.errorTitle}
      message={problem.message}
      onDismiss={() => dispatch({ type: 'dismissed', problem })}
    >
      <Remedy problem={problem} form={form} dispatch={dispatch} />
    </ErrorBanner>
  )
}

function Remedy({ problem: { remedy }, form, dispatch }: Props) {
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
        <button type="button" onClick={() => dispatch({ type: 'ask', what: 'replacement' })}>
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
