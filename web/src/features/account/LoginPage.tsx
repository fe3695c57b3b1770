import { type FormEvent, useEffect, useRef, useState } from 'react'
import { detailOf } from '../../api.ts'
import { DoorPage } from '../../frame/DoorPage.tsx'
import { tellTabs } from '../../session/session-news.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'
import { accountApi } from './account-api.ts'
import { carriedAddress, carryAddress, forgetAddress } from './carried-address.ts'
import { showErrors } from './first-error.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { noticeOf } from './login-notice.ts'
import { SampleResult } from './SampleResult.tsx'
import { SignedUpNotice } from './SignedUpNotice.tsx'
import { emailError } from './typed.ts'
import { UnverifiedNotice } from './UnverifiedNotice.tsx'
import { useMailAgain } from './useMailAgain.ts'
import { usePending } from './usePending.ts'
import { accountWords } from './words.ts'

const words = accountWords

type Errors = { email?: string | undefined; password?: string | undefined }
type Message =
  | { kind: 'problem'; text: string }
  | { kind: 'unverified'; email: string }
  | { kind: 'welcome' }
  | null

/** Signing in, with a password or with Google. */
export function LoginPage() {
  const [carried] = useState(carriedAddress)
  const [email, setEmail] = useState(carried)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<Message>(null)
  const [arrival] = useState(() => noticeOf(location.hash))
  const again = useMailAgain(emailError(email) === undefined ? email : carried)
  const { pending, whilePending } = usePending()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (carried !== '') form.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [carried])

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = {
      email: emailError(email),
      password: password === '' ? words.fields.passwordMissing : undefined,
    }
    showErrors(event.currentTarget, () => {
      setErrors(wrong)
      setMessage(null)
    })
    if (wrong.email || wrong.password) {
      return
    }

    const answer = await whilePending(() => accountApi.signIn(email, password))
    if (answer === undefined) return
    if (answer.ok) {
      forgetAddress()
      tellTabs('signed-in')
      location.assign('/')
    } else if (answer.problem.code === 'email-not-verified') {
      setMessage({ kind: 'unverified', email })
    } else {
      setMessage({ kind: 'problem', text: words.login.problem(detailOf(answer.problem)) })
    }
  }

  return (
    <DoorPage title={words.login.title} lead={words.login.lead} beside={<SampleResult />}>
      {message === null && arrival?.notice === 'registrazione' && (
        <SignedUpNotice again={carried === '' ? null : again} />
      )}
      {message === null && arrival !== null && arrival.notice !== 'registrazione' && (
        <Notice kind="success">{arrival.text}</Notice>
      )}
      {message?.kind === 'welcome' && <Notice kind="success">{words.google.done}</Notice>}
      {message?.kind === 'problem' && <Notice kind="error">{message.text}</Notice>}
      {message?.kind === 'unverified' && <UnverifiedNotice email={message.email} />}
      <form ref={form} className={styles.form} noValidate onSubmit={signIn}>
        <TextField
          label={words.fields.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <PasswordField
          label={words.fields.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <Button type="submit" variant="wide" disabled={pending}>
          {pending ? words.login.pending : words.login.button}
        </Button>
      </form>
      <div className={styles.divider}>{words.or}</div>
      <GoogleButton
        onStart={() => setMessage(null)}
        onFailure={(text) => setMessage({ kind: 'problem', text })}
        onSuccess={() => {
          forgetAddress()
          setMessage({ kind: 'welcome' })
        }}
      />
      <nav className={styles.aside} aria-label={words.otherWays}>
        <a href="/signup">{words.signup.link}</a>
        <a href="/password-dimenticata" onClick={() => carryAddress(email)}>
          {words.forgotten.link}
        </a>
      </nav>
    </DoorPage>
  )
}
