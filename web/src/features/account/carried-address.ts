import { dropFromTab, keepInTab, readFromTab } from '../../session/tab-memory.ts'

const key = 'margine.address'

/** Takes an address along to the next page of this tab: for whoever typed it, or came by a link mailed to it. */
export function carryAddress(email: string): void {
  if (email !== '') keepInTab(key, { email })
}

/** The address that came along, or ''. It stays until its person has signed in, or anybody logs out. */
export function carriedAddress(): string {
  const kept = readFromTab(key)
  return kept !== null && 'email' in kept && typeof kept.email === 'string' ? kept.email : ''
}

export const forgetAddress = () => dropFromTab(key)
