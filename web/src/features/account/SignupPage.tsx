import { useEffect, useState } from 'react'
import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { keepFor } from '../../person/waiting-link.ts'
import { AccountForm } from './AccountForm.tsx'
import { accountApi } from './account-api.ts'
import { carryAddress } from './carried-address.ts'
import { EmailField } from './EmailField.tsx'
import { loginWith } from './login-notice.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { SampleResult } from './SampleResult.tsx'
import { SignedUpNotice } from './SignedUpNotice.tsx'
import { TryWithout } from './TryWithout.tsx'
import { emailError, newPasswordErrors } from './typed.ts'
import { useAccountForm } from './useAccountForm.ts'
import { useMailAgain } from './useMailAgain.ts'
import { accountWords } from './words.ts'

const words = accountWords

/** How long the message is shown, in milliseconds, before the login page repeats it. */
const beforeLeaving = 5000

/** Signing up with a password. */
export function SignupPage() {
  const [done, setDone] = useState(false)
  const form = useAccountForm({
    initial: { email: '', password: '', repeated: '' },
    check: (typed) => ({ email: emailError(typed.email), ...newPasswordErrors(typed) }),
    send: ({ email, password }) => accountApi.signUp(email, password),
    onDone: ({ email }) => {
      carryAddress(email)
      keepFor(email)
      setDone(true)
    },
    inWords: words.signup.problem,
  })
  const again = useMailAgain(form.values.email)
  const { kind: asked } = again.asked

  // The time starts again when another mail is asked for, so that how it went can be read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked begins the pause anew
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => location.assign(loginWith('registrazione')), beforeLeaving)
    return () => clearTimeout(timer)
  }, [done, asked])

  if (done)
    return (
      <AuthLayout title={words.signup.doneTitle}>
        <SignedUpNotice again={again} />
        <nav className="row apart" aria-label={words.otherWays}>
          <a className="link" href={loginWith('registrazione')}>
            {words.signup.toLogin}
          </a>
        </nav>
      </AuthLayout>
    )

  return (
    <AuthLayout title={words.signup.title} lead={words.signup.lead} beside={<SampleResult />}>
      <AccountForm form={form} button={words.signup.button} pendingLabel={words.signup.pending}>
        <EmailField {...form.field('email')} />
        <NewPasswordFields label={words.fields.password} field={form.field} />
      </AccountForm>
      <p className="row apart">
        <span>{words.signup.haveAccount}</span>{' '}
        <a className="link" href="/login">
          {words.login.link}
        </a>
      </p>
      <TryWithout />
    </AuthLayout>
  )
}
