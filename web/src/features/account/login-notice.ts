import { accountWords } from './words.ts'

const notices = {
  registrazione: accountWords.signup.done,
  verificata: accountWords.verify.done,
  'gia-verificata': accountWords.verify.doneBefore,
  password: accountWords.newPassword.done,
} as const

export type LoginNotice = keyof typeof notices

/** The address of the login page with a notice of what just happened. */
export const loginWith = (notice: LoginNotice) => `/login#${notice}`

/** The notice that the fragment of the address asks for, or null. */
export function noticeOf(hash: string): { notice: LoginNotice; text: string } | null {
  const name = hash.slice(1)
  if (!Object.hasOwn(notices, name)) return null
  const notice = name as LoginNotice
  return { notice, text: notices[notice] }
}
