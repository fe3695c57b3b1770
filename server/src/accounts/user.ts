import type { User as PresentedUser } from '@margine/contract'

type Provider = 'password' | 'google'

/** The user of a request, and its session, by the hash of the token. */
export interface SignedIn {
  id: string
  session: string
}

/** A person, as the server knows one. */
export interface User extends SignedIn {
  email: string
  /** By a link we sent, or by Google. */
  emailVerified: boolean
  providers: Provider[]
  /** When the session they came with began. */
  signedInAt: number
  /** When the session they came with ends if they don't come back. */
  sessionEnds: number
}

/** What leaves the server of a user, field by field. */
export function presentUser({ id, email, emailVerified, providers }: User): PresentedUser {
  return { id, email, emailVerified, providers }
}
