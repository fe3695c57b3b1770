import { longestEmail, normalizeEmail } from '@margine/contract'
import { z } from 'zod'

/** Whom Google has proved somebody to be. */
export interface GoogleIdentity {
  issuer: string
  subject: string
  /** Verified by Google. */
  email: string
  /** The organisation whose Google account it is, where it is one's. */
  hostedDomain: string | undefined
}

const claims = z.object({
  // As OpenID Connect has it; PostgreSQL would not hold every other text.
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  // An address as it stands: what only becomes one by being normalised, Google has not verified.
  email: z.email().max(longestEmail).transform(normalizeEmail),
  email_verified: z.literal(true),
  hd: z.string().min(1).max(253).toLowerCase().optional(),
})

/** The identity in an ID token's claims, or null when they don't hold one that Google vouches for. */
export function identityIn(issuer: string, idTokenClaims: unknown): GoogleIdentity | null {
  const { success, data } = claims.safeParse(idTokenClaims)
  if (!success) return null
  return { issuer, subject: data.sub, email: data.email, hostedDomain: data.hd }
}
