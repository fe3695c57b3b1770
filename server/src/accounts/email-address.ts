/**
 * The mailbox that an address leads to, where several do: what follows a plus sign is its owner's to choose, and Gmail
 * looks at no dots and has two domains. An address that is taken for another's shares limits with it, no more.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return isGmail(email) ? `${name.replaceAll('.', '')}@gmail.com` : name + email.slice(at)
}

/** Whether Google alone decides who reads mail for this address: only then is its word proof enough to link accounts. */
export function isGmail(email: string): boolean {
  return email.endsWith('@gmail.com') || email.endsWith('@googlemail.com')
}
