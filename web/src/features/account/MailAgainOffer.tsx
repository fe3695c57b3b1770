import { MailPause } from './MailPause.tsx'
import type { MailAgain } from './useMailAgain.ts'
import { accountWords } from './words.ts'

const words = accountWords.verify

/** The offer to send the verification mail again, inside a message that has to do with it. */
export function MailAgainOffer({ again: { outcome, wait, ask, resting } }: { again: MailAgain }) {
  return (
    <>
      {outcome.kind === 'sent' && <p>{words.sentAgain}</p>}
      {outcome.kind === 'failed' && <p>{outcome.detail}</p>}
      {outcome.kind === 'early' && <MailPause wait={wait} />}
      <button type="button" disabled={resting} onClick={ask}>
        {words.sendAgain}
      </button>
    </>
  )
}
