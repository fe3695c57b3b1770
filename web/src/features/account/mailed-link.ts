import { emailError } from './typed.ts'

/** What a mailed link says of itself behind its #, which no server ever sees. */
export interface MailedLink {
  /** Empty where the link was cut short. */
  token: string
  /** Where it was mailed to; empty in links that don't say. */
  email: string
}

/** Reads a link's fragment. Anybody can write one: what is no address is none. */
export function readMailedLink(fragment: string): MailedLink {
  const [token = '', said = ''] = fragment.slice(1).split('&', 2)
  const email = new URLSearchParams(said).get('email') ?? ''
  return { token, email: emailError(email) === undefined ? email : '' }
}
