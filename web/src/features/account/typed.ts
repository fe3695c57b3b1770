import { shortestPassword } from '@margine/contract'
import { accountWords } from './words.ts'

const words = accountWords.fields

/** What is wrong with an address as typed, or undefined. The server decides; this saves a round trip. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return words.emailMissing
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : words.emailWrong
}

/** What is wrong with a new password as typed, or undefined. */
export function newPasswordError(password: string): string | undefined {
  return [...password].length < shortestPassword ? words.passwordShort : undefined
}

/** What is wrong with the repetition of a new password, or undefined. */
export function repeatedError(password: string, repeated: string): string | undefined {
  return password === repeated ? undefined : words.passwordsDiffer
}
