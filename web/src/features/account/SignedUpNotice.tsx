import { Notice } from '../../ui/Notice.tsx'
import { MailAgainOffer } from './MailAgainOffer.tsx'
import { MailSentLink } from './MailSentLink.tsx'
import type { MailAgain } from './useMailAgain.ts'
import { accountWords } from './words.ts'

/** What to do after signing up; `again` is null if the address is not known. */
export function SignedUpNotice({ again }: { again: MailAgain | null }) {
  const isAnswered = again !== null && again.asked.kind !== 'unasked'
  return (
    <Notice kind="success">
      {!isAnswered && <p>{accountWords.signup.done}</p>}
      {again !== null && <MailAgainOffer again={again} />}
      <MailSentLink />
    </Notice>
  )
}
