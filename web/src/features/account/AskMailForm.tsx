import { type FormEvent, useState } from 'react'
import { type Answer, detailOf } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'
import { showErrors } from './first-error.ts'
import { MailSentLink } from './MailSentLink.tsx'
import { emailError } from './typed.ts'
import { usePending } from './usePending.ts'
import { accountWords } from './words.ts'

const words = accountWords

type Props = { ask: (email: string) => Promise<Answer<void>>; button: string; sent: string }

/** Asks for a mail to an address. The answer is the same whoever the address belongs to. */
export function AskMailForm({ ask, button, sent }: Props) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | undefined>()
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const { pending, whilePending } = usePending()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = emailError(email)
    showErrors(event.currentTarget, () => {
      setError(wrong)
      setProblem(null)
    })
    if (wrong) {
      return
    }
    const answer = await whilePending(() => ask(email))
    if (answer === undefined) return
    if (answer.ok) setDone(true)
    else setProblem(detailOf(answer.problem))
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
      <TextField
        label={words.fields.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={error}
      />
      <Button type="submit" variant="wide" disabled={pending}>
        {pending ? words.sending : button}
      </Button>
    </form>
  )
}
