import { isSession } from '../../answers.ts'
import { call } from '../../api.ts'
import { isNothing } from '../../reading.ts'

/** The account routes of the API. */
export const accountApi = {
  signUp: (email: string, password: string) =>
    call('POST /api/account/sign-up', isNothing, { body: { email, password } }),
  signIn: (email: string, password: string) =>
    call('POST /api/account/sign-in', isSession, { body: { email, password } }),
  signInWithIdToken: (idToken: string) =>
    call('POST /api/account/google/token', isSession, { body: { idToken } }),
  /** With a password if several people signed up with the address: see the problem `password-needed`. */
  verify: (token: string, password?: string) =>
    call('POST /api/account/verify', isNothing, { body: { token, password } }),
  disown: (token: string) => call('POST /api/account/disown', isNothing, { body: { token } }),
  askVerificationMail: (email: string) =>
    call('POST /api/account/verification-mail', isNothing, { body: { email } }),
  askPasswordResetMail: (email: string) =>
    call('POST /api/account/password-reset-mail', isNothing, { body: { email } }),
  resetPassword: (token: string, password: string) =>
    call('POST /api/account/password-reset', isNothing, { body: { token, password } }),
}
