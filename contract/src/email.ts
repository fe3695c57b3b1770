/** One spelling for each address: no surrounding blanks, one Unicode form, lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
