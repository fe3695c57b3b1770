import { takeBack } from '../../person/waiting-link.ts'
import { Notice } from '../../ui/Notice.tsx'
import { carriedAddress } from './carried-address.ts'
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
      {again !== null && (
        <a href="/signup" onClick={() => takeBack(carriedAddress())}>
          {accountWords.signup.otherAddress}
        </a>
      )}
    </Notice>
  )
}
