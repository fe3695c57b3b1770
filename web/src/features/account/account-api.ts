import { call, type SessionAnswer } from '../../api.ts'

const account = '/api/account'

/** The account routes of the API. */
export const accountApi = {
  signUp: (email: string, password: string) =>
    call<void>('POST', `${account}/sign-up`, { email, password }),
  signIn: (email: string, password: string) =>
    call<SessionAnswer>('POST', `${account}/sign-in`, { email, password }),
  signInWithIdToken: (idToken: string) =>
    call<SessionAnswer>('POST', `${account}/google/token`, { idToken }),
  /** With a password if several people signed up with the address: see the problem `password-needed`. */
  verify: (token: string, password?: string) =>
    call<void>('POST', `${account}/verify`, { token, ...(password !== undefined && { password }) }),
  disown: (token: string) => call<void>('POST', `${account}/disown`, { token }),
  askVerificationMail: (email: string) =>
    call<void>('POST', `${account}/verification-mail`, { email }),
  askPasswordResetMail: (email: string) =>
    call<void>('POST', `${account}/password-reset-mail`, { email }),
  resetPassword: (token: string, password: string) =>
    call<void>('POST', `${account}/password-reset`, { token, password }),
  deleteAccount: () => call<void>('DELETE', account),
}
