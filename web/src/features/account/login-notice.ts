import { accountWords } from './words.ts'

const notices = {
  registrazione: accountWords.signup.done,
  verificata: accountWords.verify.done,
  'gia-verificata': accountWords.verify.doneBefore,
  password: accountWords.newPassword.done,
} as const

export type LoginNotice = keyof typeof notices

/** The way to the login page that says there what just happened. */
export const loginWith = (notice: LoginNotice) => `/login#${notice}`

/** What the way here asks to say, or null. */
export function noticeOf(hash: string): { notice: LoginNotice; text: string } | null {
  const name = hash.slice(1)
  if (!Object.hasOwn(notices, name)) return null
  const notice = name as LoginNotice
  return { notice, text: notices[notice] }
}
