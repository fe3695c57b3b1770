import { useState } from 'react'
import { api, detailOf } from '../../api.ts'
import { Notice } from '../../ui/Notice.tsx'
import { MailSentLink } from './MailSentLink.tsx'
import { usePending } from './usePending.ts'
import { accountWords } from './words.ts'

const words = accountWords

/** «Verify first», with the offer to send the mail again. */
export function UnverifiedNotice({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<'sent' | { detail: string } | null>(null)
  const { pending, whilePending } = usePending()

  const sendAgain = async () => {
    const answer = await whilePending(() => api.askVerificationMail(email))
    if (answer !== undefined) setOutcome(answer.ok ? 'sent' : { detail: detailOf(answer.problem) })
  }

  if (outcome === 'sent')
    return (
      <Notice kind="success">
        <p>{words.verify.sentAgain}</p>
        <MailSentLink />
      </Notice>
    )
  return (
    <Notice kind="error">
      <p>{words.login.unverified}</p>
      {outcome !== null && <p>{outcome.detail}</p>}
      <button type="button" disabled={pending} onClick={sendAgain}>
        {words.verify.sendAgain}
      </button>
    </Notice>
  )
}
