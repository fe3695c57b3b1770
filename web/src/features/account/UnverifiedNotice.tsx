import { Notice } from '../../ui/Notice.tsx'
import { MailAgainOffer } from './MailAgainOffer.tsx'
import { MailSentLink } from './MailSentLink.tsx'
import { useMailAgain } from './useMailAgain.ts'
import { accountWords } from './words.ts'

/** «Verify first», with the offer to send the mail again. */
export function UnverifiedNotice({ email }: { email: string }) {
  const again = useMailAgain(email)
  const isWritten = again.asked.kind === 'sent' || again.asked.kind === 'early'
  return (
    <Notice kind={isWritten ? 'success' : 'error'}>
      {!isWritten && <p>{accountWords.login.unverified}</p>}
      <MailAgainOffer again={again} />
      {isWritten && <MailSentLink />}
    </Notice>
  )
}
