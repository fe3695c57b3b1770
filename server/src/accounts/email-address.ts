import { z } from 'zod'

/** One spelling for each address: no surrounding blanks, one Unicode form, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

const longest = 254

/** An e-mail address as typed, read into its one spelling, which can be longer: one sign may stand for several. */
export const emailAddress = z
  .string()
  .max(longest, 'invalid-email')
  .transform(normalizeEmail)
  .pipe(z.email('invalid-email').max(longest, 'invalid-email'))

/** Whether Google alone decides who reads mail for this address: only then is its word proof enough to link accounts. */
export function isGmail(email: string): boolean {
  return email.endsWith('@gmail.com') || email.endsWith('@googlemail.com')
}
