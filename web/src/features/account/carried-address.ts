import { dropFromTab, keepInTab, readFromTab } from '../../session/tab-memory.ts'

const key = 'margine.address'

/** Keeps an address for the next pages of this tab: one that was typed, or that a link was mailed to. */
export function carryAddress(email: string): void {
  if (email !== '') keepInTab(key, { email })
}

/** The address that was kept, or ''. It is kept until its user has signed in or anybody logs out. */
export function carriedAddress(): string {
  const kept = readFromTab(key)
  return kept !== null && 'email' in kept && typeof kept.email === 'string' ? kept.email : ''
}

export const forgetAddress = () => dropFromTab(key)
