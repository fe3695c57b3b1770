import { AuthLayout } from '../../frame/AuthLayout.tsx'
import { AskMailForm } from './AskMailForm.tsx'
import { accountApi } from './account-api.ts'
import { accountWords } from './words.ts'

const words = accountWords

/** Asking for a link that lets one choose a new password. */
export function ForgottenPasswordPage() {
  return (
    <AuthLayout title={words.forgotten.title} lead={words.forgotten.lead}>
      <AskMailForm
        ask={accountApi.askPasswordResetMail}
        button={words.forgotten.button}
        sent={words.forgotten.sent}
      />
      <nav className="row apart" aria-label={words.otherWays}>
        <a className="link" href="/login">
          {words.login.back}
        </a>
      </nav>
    </AuthLayout>
  )
}
