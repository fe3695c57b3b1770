type Provider = 'password' | 'google'

/** A person, as the server knows one. */
export interface User {
  id: string
  email: string
  /** By a link we sent, or by Google. */
  emailVerified: boolean
  providers: Provider[]
}

/** What leaves the server of a user, field by field. */
export function presentUser({ id, email, emailVerified, providers }: User): User {
  return { id, email, emailVerified, providers }
}

/** What an answer about the session holds. */
export interface SessionAnswer {
  user: User | null
}
