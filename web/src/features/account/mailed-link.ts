import { emailError } from './typed.ts'

/** The fragment of a mailed link, which is never sent to a server. */
export interface MailedLink {
  /** Empty if the link is incomplete. */
  token: string
  /** The address it was mailed to; empty if the link doesn't contain it. */
  email: string
}

/** Reads the fragment of a link. Anybody can write one: an invalid address is ignored. */
export function readMailedLink(fragment: string): MailedLink {
  const [token = '', said = ''] = fragment.slice(1).split('&', 2)
  const email = new URLSearchParams(said).get('email') ?? ''
  return { token, email: emailError(email) === undefined ? email : '' }
}
