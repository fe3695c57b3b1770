import { type FormEvent, useEffect, useState } from 'react'
import { detailOf } from '../../api.ts'
import { DoorPage } from '../../frame/DoorPage.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'
import { accountApi } from './account-api.ts'
import { carryAddress } from './carried-address.ts'
import { fieldErrorsOf, showErrors } from './first-error.ts'
import { loginWith } from './login-notice.ts'
import { type NewPasswordErrors, NewPasswordFields } from './NewPasswordFields.tsx'
import { SampleResult } from './SampleResult.tsx'
import { SignedUpNotice } from './SignedUpNotice.tsx'
import { emailError, newPasswordError, repeatedError } from './typed.ts'
import { useMailAgain } from './useMailAgain.ts'
import { usePending } from './usePending.ts'
import { accountWords } from './words.ts'

const words = accountWords

/** How long the message stands before the login page repeats it. */
const beforeLeaving = 5000

type Errors = NewPasswordErrors & { email?: string | undefined }

/** Signing up with a password. */
export function SignupPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  const { pending, whilePending } = usePending()
  const again = useMailAgain(email)
  const { kind: asked } = again.outcome

  // What came of asking for another mail can be read for as long.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked begins the pause anew
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => location.assign(loginWith('registrazione')), beforeLeaving)
    return () => clearTimeout(timer)
  }, [done, asked])

  const signUp = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = {
      email: emailError(email),
      password: newPasswordError(password),
      repeated: repeatedError(password, repeated),
    }
    showErrors(form, () => {
      setErrors(wrong)
      setProblem(null)
    })
    if (wrong.email || wrong.password || wrong.repeated) {
      return
    }

    const answer = await whilePending(() => accountApi.signUp(email, password))
    if (answer === undefined) return
    if (answer.ok) {
      carryAddress(email)
      setDone(true)
      return
    }
    showErrors(form, () => {
      setProblem(words.signup.problem(detailOf(answer.problem)))
      setErrors(fieldErrorsOf(answer.problem))
    })
  }

  if (done)
    return (
      <DoorPage title={words.signup.doneTitle}>
        <SignedUpNotice again={again} />
        <nav className={styles.aside} aria-label={words.otherWays}>
          <a href={loginWith('registrazione')}>{words.signup.toLogin}</a>
        </nav>
      </DoorPage>
    )

  return (
    <DoorPage title={words.signup.title} lead={words.signup.lead} beside={<SampleResult />}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <form className={styles.form} noValidate onSubmit={signUp}>
        <TextField
          label={words.fields.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <NewPasswordFields
          label={words.fields.password}
          password={password}
          repeated={repeated}
          onChangePassword={setPassword}
          onChangeRepeated={setRepeated}
          errors={errors}
        />
        <Button type="submit" variant="wide" disabled={pending}>
          {pending ? words.signup.pending : words.signup.button}
        </Button>
      </form>
      <p className={styles.aside}>
        <span>{words.signup.haveAccount}</span> <a href="/login">{words.login.link}</a>
      </p>
    </DoorPage>
  )
}
