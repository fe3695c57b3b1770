import { useState } from 'react'
import { type Answer, detailOf } from '../../api.ts'
import { Notice } from '../../ui/Notice.tsx'
import { AccountForm } from './AccountForm.tsx'
import { carriedAddress, carryAddress } from './carried-address.ts'
import { EmailField } from './EmailField.tsx'
import { MailPause } from './MailPause.tsx'
import { MailSentLink } from './MailSentLink.tsx'
import { emailError } from './typed.ts'
import { useAccountForm } from './useAccountForm.ts'
import { pauseOf, useWait } from './useWait.ts'
import { accountWords } from './words.ts'

type Props = {
  ask: (email: string) => Promise<Answer<void>>
  button: string
  sent: string
  /** The address that a link was mailed to, if known. */
  mailedTo?: string
}

/** Asks for a mail to an address. The answer is the same whoever the address belongs to. */
export function AskMailForm({ ask, button, sent, mailedTo = '' }: Props) {
  const [done, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [wait, beginWait] = useWait()
  const form = useAccountForm({
    initial: { email: mailedTo || carriedAddress() },
    check: ({ email }) => ({ email: emailError(email) }),
    send: ({ email }) => ask(email),
    onSubmit: () => {
      setProblem(null)
      beginWait(0)
    },
    onDone: ({ email }) => {
      carryAddress(email)
      setDone(true)
    },
    onProblem: (said) => {
      const seconds = pauseOf(said)
      if (seconds > 0) beginWait(seconds)
      else setProblem(detailOf(said))
      return true
    },
  })
  const email = form.field('email')

  if (done)
    return (
      <Notice kind="success">
        <p>{sent}</p>
        <MailSentLink />
      </Notice>
    )
  return (
    <AccountForm
      form={form}
      button={button}
      pendingLabel={accountWords.sending}
      resting={wait.left > 0}
    >
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {wait.whole > 0 && (
        <Notice kind="success">
          <MailPause wait={wait} />
          <MailSentLink />
        </Notice>
      )}
      <EmailField
        {...email}
        onChange={(typed) => {
          email.onChange(typed)
          // The wait is for one address only.
          beginWait(0)
        }}
      />
    </AccountForm>
  )
}
