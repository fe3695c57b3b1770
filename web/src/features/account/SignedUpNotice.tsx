import { Notice } from '../../ui/Notice.tsx'
import { MailAgainOffer } from './MailAgainOffer.tsx'
import { MailSentLink } from './MailSentLink.tsx'
import type { MailAgain } from './useMailAgain.ts'
import { accountWords } from './words.ts'

/** What to do after signing up; `again` where it is known which address the mail went to. */
export function SignedUpNotice({ again }: { again: MailAgain | null }) {
  return (
    <Notice kind="success">
      <p>{accountWords.signup.done}</p>
      <MailSentLink />
      {again !== null && <MailAgainOffer again={again} />}
    </Notice>
  )
}
