import { MailPause } from './MailPause.tsx'
import type { MailAgain } from './useMailAgain.ts'
import { accountWords } from './words.ts'

const words = accountWords.verify

/** The offer to send the verification mail again, inside a message that has to do with it. */
export function MailAgainOffer({ again: { asked, wait, ask, resting } }: { again: MailAgain }) {
  return (
    <>
      {asked.kind === 'sent' && <p>{words.sentAgain}</p>}
      {asked.kind === 'failed' && <p>{asked.detail}</p>}
      {asked.kind === 'early' && <MailPause wait={wait} />}
      <button type="button" disabled={resting} onClick={ask}>
        {words.sendAgain}
      </button>
    </>
  )
}
