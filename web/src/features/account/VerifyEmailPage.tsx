import { useState } from 'react'
import type { ApiProblem } from '../../api.ts'
import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { tellTabs } from '../../person/follow.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './AccountForm.module.css'
import { AskMailForm } from './AskMailForm.tsx'
import { accountApi } from './account-api.ts'
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx'
import { carryAddress } from './carried-address.ts'
import { type LoginNotice, loginWith } from './login-notice.ts'
import { readMailedLink } from './mailed-link.ts'
import { signIn } from './sign-in.ts'
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
    if (!isIn) goToLogin('verificata')
    else {
      tellTabs()
      location.assign('/')
    }
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

type Work = () => Promise<void>

/** To confirm the address, or to say that a stranger signed up. */
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
      <Button variant="wide" disabled={pending} onClick={choose('verify', verify)}>
        {isPending('verify') ? words.pending : words.button}
      </Button>
      <div className={`row apart muted ${styles.notMe}`}>
        <p>{words.notMeHint}</p>
        <Button disabled={pending} onClick={choose('disown', disown)}>
          {isPending('disown') ? words.notMePending : words.notMe}
        </Button>
      </div>
    </>
  )
}
