import { useState } from 'react'
import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { AskMailForm } from './AskMailForm.tsx'
import { accountApi } from './account-api.ts'
import { ChoosePasswordForm } from './ChoosePasswordForm.tsx'
import { carryAddress } from './carried-address.ts'
import { loginWith } from './login-notice.ts'
import { readMailedLink } from './mailed-link.ts'
import { accountWords } from './words.ts'

const words = accountWords

/** Where a password link leads: choosing a new password. */
export function NewPasswordPage() {
  const [{ token, email }] = useState(() => readMailedLink(location.hash))
  const [expired, setExpired] = useState(token === '')

  if (expired)
    return (
      <AuthLayout title={words.verify.expiredTitle} lead={words.verify.expiredLead}>
        <AskMailForm
          ask={accountApi.askPasswordResetMail}
          button={words.forgotten.button}
          sent={words.forgotten.sent}
          mailedTo={email}
        />
      </AuthLayout>
    )
  return (
    <AuthLayout title={words.newPassword.title} lead={words.newPassword.lead}>
      <ChoosePasswordForm
        words={words.newPassword}
        choose={(password) => accountApi.resetPassword(token, password)}
        onChosen={() => {
          carryAddress(email)
          location.assign(loginWith('password'))
        }}
        onProblem={({ code }) => {
          const isExpired = code === 'link-expired'
          setExpired(isExpired)
          return isExpired
        }}
      />
    </AuthLayout>
  )
}
