import { type FormEvent, useState } from 'react'
import { api, detailOf, fieldErrorsOf } from '../../api.ts'
import { DoorPage } from '../../frame/DoorPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './AccountForm.module.css'
import { AskMailForm } from './AskMailForm.tsx'
import { showErrors } from './first-error.ts'
import { loginWith } from './login-notice.ts'
import { type NewPasswordErrors, NewPasswordFields } from './NewPasswordFields.tsx'
import { newPasswordError, repeatedError } from './typed.ts'
import { usePending } from './usePending.ts'
import { accountWords } from './words.ts'

const words = accountWords

/** Where a password link leads: choosing a new password. */
export function NewPasswordPage() {
  const [token] = useState(() => location.hash.slice(1))
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<NewPasswordErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [expired, setExpired] = useState(token === '')
  const { pending, whilePending } = usePending()

  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = {
      password: newPasswordError(password),
      repeated: repeatedError(password, repeated),
    }
    showErrors(form, () => {
      setErrors(wrong)
      setProblem(null)
    })
    if (wrong.password || wrong.repeated) return
    const answer = await whilePending(() => api.resetPassword(token, password))
    if (answer === undefined) return
    if (answer.ok) location.assign(loginWith('password'))
    else if (answer.problem.code === 'link-expired') setExpired(true)
    else
      showErrors(form, () => {
        setProblem(detailOf(answer.problem))
        setErrors(fieldErrorsOf(answer.problem))
      })
  }

  if (expired)
    return (
      <DoorPage title={words.verify.expiredTitle} lead={words.verify.expiredLead}>
        <AskMailForm
          ask={api.askPasswordResetMail}
          button={words.forgotten.button}
          sent={words.forgotten.sent}
        />
      </DoorPage>
    )
  return (
    <DoorPage title={words.newPassword.title} lead={words.newPassword.lead}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <form className={styles.form} noValidate onSubmit={choose}>
        <NewPasswordFields
          label={words.newPassword.field}
          password={password}
          repeated={repeated}
          onChangePassword={setPassword}
          onChangeRepeated={setRepeated}
          errors={errors}
        />
        <Button type="submit" variant="wide" disabled={pending}>
          {pending ? words.newPassword.pending : words.newPassword.button}
        </Button>
      </form>
    </DoorPage>
  )
}
