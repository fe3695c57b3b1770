import { type FormEvent, useState } from 'react'
import { type Answer, detailOf } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'
import { carriedAddress, carryAddress } from './carried-address.ts'
import { showErrors } from './first-error.ts'
import { MailPause } from './MailPause.tsx'
import { MailSentLink } from './MailSentLink.tsx'
import { emailError } from './typed.ts'
import { usePending } from './usePending.ts'
import { pauseOf, useWait } from './useWait.ts'
import { accountWords } from './words.ts'

const words = accountWords

type Props = {
  ask: (email: string) => Promise<Answer<void>>
  button: string
  sent: string
  /** The address a link was mailed to, where it says so. */
  mailedTo?: string
}

/** Asks for a mail to an address. The answer is the same whoever the address belongs to. */
export function AskMailForm({ ask, button, sent, mailedTo = '' }: Props) {
  const [email, setEmail] = useState(() => mailedTo || carriedAddress())
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const [wait, beginWait] = useWait()
  const { pending, whilePending } = usePending()

  /** The wait is one address's. */
  const change = (typed: string) => {
    setEmail(typed)
    beginWait(0)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (wait.left > 0) return
    const wrong = emailError(email)
    showErrors(event.currentTarget, () => {
      setError(wrong)
      setProblem(null)
      beginWait(0)
    })
    if (wrong) {
      return
    }
    const answer = await whilePending(() => ask(email))
    if (answer === undefined) return
    if (answer.ok) {
      carryAddress(email)
      setDone(true)
      return
    }
    const seconds = pauseOf(answer.problem)
    if (seconds === 0) setProblem(detailOf(answer.problem))
    else beginWait(seconds)
  }

  if (done)
    return (
      <Notice kind="success">
        <p>{sent}</p>
        <MailSentLink />
      </Notice>
    )
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {wait.whole > 0 && (
        <Notice kind="success">
          <MailPause wait={wait} />
          <MailSentLink />
        </Notice>
      )}
      <TextField
        label={words.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={change}
        error={error}
      />
      <Button type="submit" variant="wide" disabled={pending || wait.left > 0}>
        {pending ? words.sending : button}
      </Button>
    </form>
  )
}
