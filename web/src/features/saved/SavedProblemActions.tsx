import { strings } from '../../strings.ts'
import type { SavedProblem } from './useSavedCalculations.ts'

const words = strings.saved

type Props = { problem: SavedProblem; onReplace: () => void }

/** What can be done about something that went wrong with what is saved. */
export function SavedProblemActions({ problem: { remedy }, onReplace }: Props) {
  switch (remedy?.kind) {
    case 'retry':
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
    default:
      return null
  }
}
