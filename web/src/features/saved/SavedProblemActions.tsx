import type { CalculationFormData } from '@margine/engine'
import { savedWords as words } from '../../italian/saved.ts'
import type { SavedProblem } from './saved-problem.ts'

type Props = { problem: SavedProblem; form: CalculationFormData; onReplace: () => void }

/** What can be done about something that went wrong with what is saved. */
export function SavedProblemActions({ problem: { remedy }, form, onReplace }: Props) {
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
