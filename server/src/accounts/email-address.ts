/** Whether Google alone decides who reads mail for this address: only then is its word proof enough to link accounts. */
export function isGmail(email: string): boolean {
  return email.endsWith('@gmail.com') || email.endsWith('@googlemail.com')
}
