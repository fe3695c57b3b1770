import { useEffect, useRef, useState } from 'react'
import type { ApiProblem } from '../../api.ts'
import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { tellTabs } from '../../person/follow.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/TextField.tsx'
import styles from './AccountForm.module.css'
import { AccountForm } from './AccountForm.tsx'
import { AskMailForm } from './AskMailForm.tsx'
import { accountApi } from './account-api.ts'
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx'
import { carryAddress } from './carried-address.ts'
import { EmailField } from './EmailField.tsx'
import { type LoginNotice, loginWith } from './login-notice.ts'
import { readMailedLink } from './mailed-link.ts'
import { signIn } from './sign-in.ts'
import { emailError } from './typed.ts'
import { UnverifiedNotice } from './UnverifiedNotice.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { usePending } from './usePending.ts'
import { accountWords } from './words.ts'

const words = accountWords.verify

type Step = 'asked' | 'passwordNeeded' | 'expired' | 'disowned' | 'taken'

/** The page of a verification link. Nothing is sent before a button is pressed, because mail scanners open links too. */
export function VerifyEmailPage() {
  const [{ token, email }] = useState(() => readMailedLink(location.hash))
  const [step, setStep] = useState<Step>(token === '' ? 'expired' : 'asked')
  const [problem, setProblem] = useState<string | null>(null)

  const goToLogin = (notice: LoginNotice) => {
    carryAddress(email)
    location.assign(loginWith(notice))
  }
  /** Shows the step that a problem leads to; false if it leads nowhere. */
  const follow = ({ code }: ApiProblem): boolean => {
    if (code === 'link-expired') setStep('expired')
    else if (code === 'password-needed') setStep('passwordNeeded')
    else if (code === 'already-verified') goToLogin('gia-verificata')
    else return false
    return true
  }
  const verify = async () => {
    const answer = await accountApi.verify(token)
    if (answer.ok) goToLogin('verificata')
    else if (!follow(answer.problem)) setProblem(answer.problem.detail)
  }
  /** Signs in by the password that was chosen here: nobody types it again. */
  const verifyAndEnter = async (password: string) => {
    const answer = await accountApi.verify(token, password)
    if (!answer.ok) return answer
    const isIn = email !== '' && (await signIn(email, password)).ok
    if (isIn) enter()
    else goToLogin('verificata')
    return answer
  }
  const disown = async () => {
    const answer = await accountApi.disown(token)
    if (answer.ok) setStep('disowned')
    else if (answer.problem.code === 'already-verified') setStep('taken')
    else if (!follow(answer.problem)) setProblem(answer.problem.detail)
  }

  switch (step) {
    case 'asked':
      return (
        <AuthLayout title={words.title} lead={words.lead}>
          <EnterForm token={token} mailedTo={email} onProblem={follow} />
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <Choices verify={verify} disown={disown} />
        </AuthLayout>
      )
    case 'passwordNeeded':
      return (
        <AuthLayout title={words.passwordTitle} lead={words.passwordLead}>
          <ChoosePasswordForm
            words={{ ...words, field: accountWords.fields.password }}
            choose={verifyAndEnter}
            onChosen={() => undefined}
            onProblem={follow}
          />
        </AuthLayout>
      )
    case 'taken':
      return (
        <AuthLayout title={words.takenTitle} lead={words.takenLead}>
          <AskMailForm
            ask={accountApi.askPasswordResetMail}
            button={accountWords.forgotten.button}
            sent={accountWords.forgotten.sent}
            mailedTo={email}
          />
        </AuthLayout>
      )
    case 'disowned':
      return (
        <AuthLayout title={words.disownedTitle}>
          <Notice kind="success">{words.disowned}</Notice>
        </AuthLayout>
      )
    case 'expired':
      return (
        <AuthLayout title={words.expiredTitle} lead={words.expiredLead}>
          <AskMailForm
            ask={accountApi.askVerificationMail}
            button={words.sendAgain}
            sent={words.sentAgain}
            mailedTo={email}
          />
          <p>
            {words.alreadyVerified.before}
            <a className="link" href="/login" onClick={() => carryAddress(email)}>
              {words.alreadyVerified.link}
            </a>
            {words.alreadyVerified.after}
          </p>
        </AuthLayout>
      )
  }
}

/** Leads somebody who has just signed in into the application. */
function enter(): void {
  tellTabs()
  location.assign('/')
}

type EnterFormProps = {
  token: string
  /** The address that the link was mailed to; empty where it doesn't say. */
  mailedTo: string
  /** Called with a problem first; returns true if it has dealt with it. */
  onProblem: (problem: ApiProblem) => boolean
}

/** Verifies the address, and signs in by the password that was chosen when signing up. */
function EnterForm({ token, mailedTo, onProblem }: EnterFormProps) {
  const [isVerified, setIsVerified] = useState(false)
  /** An address that was typed instead of the link's, and isn't verified. */
  const [unverified, setUnverified] = useState<string | null>(null)
  const fields = useRef<HTMLFormElement>(null)
  const form = useAccountForm({
    initial: { email: mailedTo, password: '' },
    check: ({ email, password }) => ({
      email: emailError(email),
      password: password === '' ? accountWords.fields.passwordMissing : undefined,
    }),
    send: async ({ email, password }) => {
      const answer = isVerified ? null : await accountApi.verify(token)
      if (answer !== null && !answer.ok && answer.problem.code !== 'already-verified') return answer
      setIsVerified(true)
      return signIn(email, password)
    },
    onSubmit: () => setUnverified(null),
    onDone: enter,
    onProblem: (problem, { email }) => {
      if (problem.code !== 'email-not-verified') return onProblem(problem)
      setUnverified(email)
      return true
    },
    inWords: (detail) => accountWords.login.problem(detail),
  })
  const { email } = form.values

  useEffect(() => {
    fields.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [])

  return (
    <>
      {unverified !== null && <UnverifiedNotice email={unverified} />}
      {isVerified && unverified === null && <Notice kind="success">{words.done}</Notice>}
      <AccountForm
        ref={fields}
        form={form}
        button={words.enter}
        pendingLabel={accountWords.login.pending}
      >
        <EmailField {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={accountWords.fields.password}
          autoComplete="current-password"
        />
      </AccountForm>
      <p>
        <a className="link" href="/password-dimenticata" onClick={() => carryAddress(email)}>
          {accountWords.forgotten.link}
        </a>
      </p>
    </>
  )
}

type Work = () => Promise<void>

/** To confirm the address without signing in here, or to say that a stranger signed up. */
function Choices({ verify, disown }: { verify: Work; disown: Work }) {
  const [chosen, setChosen] = useState<'verify' | 'disown' | null>(null)
  const { pending, whilePending } = usePending()
  const choose = (choice: 'verify' | 'disown', work: Work) => () => {
    setChosen(choice)
    whilePending(work)
  }
  const isPending = (choice: 'verify' | 'disown') => pending && chosen === choice
  return (
    <>
      <div className={`row apart muted ${styles.notMe}`}>
        <p>{words.onlyHint}</p>
        <Button disabled={pending} onClick={choose('verify', verify)}>
          {isPending('verify') ? words.pending : words.only}
        </Button>
      </div>
      <div className={`row apart muted ${styles.notMe}`}>
        <p>{words.notMeHint}</p>
        <Button disabled={pending} onClick={choose('disown', disown)}>
          {isPending('disown') ? words.notMePending : words.notMe}
        </Button>
      </div>
    </>
  )
}
