import { shortestPassword } from '@margine/contract'
import { accountWords } from './words.ts'

const words = accountWords.fields

/** What is wrong with an address as typed, or undefined. The server decides; this saves a round trip. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return words.emailMissing
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : words.emailWrong
}

type NewPassword = { password: string; repeated: string }

/** What is wrong with a new password as typed, and with its repetition. */
export const newPasswordErrors = ({ password, repeated }: NewPassword) => ({
  password: [...password].length < shortestPassword ? words.passwordShort : undefined,
  repeated: password === repeated ? undefined : words.passwordsDiffer,
})
