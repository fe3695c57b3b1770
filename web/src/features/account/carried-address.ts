import { nobody, tab } from '../../person/vault.ts'

/** Keeps an address for the next pages of this tab: one that was typed, or that a link was mailed to. */
export function carryAddress(email: string): void {
  if (email !== '') tab.set('address', { email }, nobody)
}

/** The address that was kept, or ''. It is kept until a sign-in or sign-out in this tab. */
export function carriedAddress(): string {
  const kept = tab.get('address', nobody)
  return kept !== null && 'email' in kept && typeof kept.email === 'string' ? kept.email : ''
}
