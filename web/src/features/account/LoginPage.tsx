import { useEffect, useRef, useState } from 'react'
import { detailOf } from '../../api.ts'
import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { tellTabs } from '../../person/follow.ts'
import { claimTrial, isLinkWaiting } from '../../person/waiting-link.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'
import { AccountForm } from './AccountForm.tsx'
import { carriedAddress, carryAddress } from './carried-address.ts'
import { EmailField } from './EmailField.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { noticeOf } from './login-notice.ts'
import { SampleResult } from './SampleResult.tsx'
import { SignedUpNotice } from './SignedUpNotice.tsx'
import { sessionIsOver } from './session-over.ts'
import { signIn } from './sign-in.ts'
import { TryWithout } from './TryWithout.tsx'
import { emailError } from './typed.ts'
import { UnverifiedNotice } from './UnverifiedNotice.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useMailAgain } from './useMailAgain.ts'
import { accountWords } from './words.ts'

const words = accountWords

/** After Google, the person sees that it worked before the page changes. */
const beforeLeaving = 800

type Message =
  | { kind: 'problem'; text: string }
  | { kind: 'unverified'; email: string }
  | { kind: 'welcome' }
  | null

/** Signing in, with a password or with Google. */
export function LoginPage() {
  const [carried] = useState(carriedAddress)
  const [message, setMessage] = useState<Message>(null)
  const [arrival] = useState(() => noticeOf(location.hash))
  const [isOver] = useState(sessionIsOver)
  const [isWaiting] = useState(isLinkWaiting)
  const fields = useRef<HTMLFormElement>(null)
  const form = useAccountForm({
    initial: { email: carried, password: '' },
    check: ({ email, password }) => ({
      email: emailError(email),
      password: password === '' ? words.fields.passwordMissing : undefined,
    }),
    send: ({ email, password }) => signIn(email, password),
    onSubmit: () => setMessage(null),
    onDone: () => {
      tellTabs()
      // A screen that was asked for is in the fragment.
      location.assign(arrival === null ? `/${location.hash}` : '/')
    },
    onProblem: (problem, { email }) => {
      const isUnverified = problem.code === 'email-not-verified'
      setMessage(
        isUnverified
          ? { kind: 'unverified', email }
          : { kind: 'problem', text: words.login.problem(detailOf(problem)) },
      )
      return true
    },
  })
  const { email } = form.values
  const again = useMailAgain(emailError(email) === undefined ? email : carried)

  useEffect(() => {
    if (carried !== '') fields.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [carried])

  return (
    <AuthLayout title={words.login.title} lead={words.login.lead} beside={<SampleResult />}>
      {message === null && arrival?.notice === 'registrazione' && (
        <SignedUpNotice again={carried === '' ? null : again} />
      )}
      {message === null && arrival !== null && arrival.notice !== 'registrazione' && (
        <Notice kind="success">{arrival.text}</Notice>
      )}
      {message === null && arrival === null && isOver && (
        <Notice kind="error">{words.login.sessionOver}</Notice>
      )}
      {message === null && isWaiting && <Notice kind="success">{words.login.waiting}</Notice>}
      {message?.kind === 'welcome' && <Notice kind="success">{words.google.done}</Notice>}
      {message?.kind === 'problem' && <Notice kind="error">{message.text}</Notice>}
      {message?.kind === 'unverified' && <UnverifiedNotice email={message.email} />}
      <AccountForm
        ref={fields}
        form={form}
        button={words.login.button}
        pendingLabel={words.login.pending}
      >
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={words.fields.password}
          autoComplete="current-password"
        />
      </AccountForm>
      <div className={`note ${styles.divider}`}>{words.or}</div>
      <GoogleButton
        onStart={() => setMessage(null)}
        onFailure={(text) => setMessage({ kind: 'problem', text })}
        onSuccess={() => {
          setMessage({ kind: 'welcome' })
          claimTrial('')
          tellTabs()
          setTimeout(() => location.assign('/'), beforeLeaving)
        }}
      />
      <p className={`row ${styles.newHere}`}>
        <span>{words.login.newHere}</span>
        <a className="pressable" href="/signup">
          {words.signup.link}
        </a>
      </p>
      <nav className="row apart" aria-label={words.otherWays}>
        <a className="link" href="/password-dimenticata" onClick={() => carryAddress(email)}>
          {words.forgotten.link}
        </a>
      </nav>
      <TryWithout />
    </AuthLayout>
  )
}
