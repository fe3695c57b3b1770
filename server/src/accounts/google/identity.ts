import { longestEmail, normalizeEmail } from '@margine/contract'
import { z } from 'zod'

/** An identity that Google has proved. */
export interface GoogleIdentity {
  issuer: string
  subject: string
  /** Verified by Google. */
  email: string
  /** The organisation that owns the Google account, if any. */
  hostedDomain: string | undefined
}

const claims = z.object({
  // As OpenID Connect defines it; PostgreSQL can't store every other text.
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  // Checked before it is normalised: Google has verified the address as it stands.
  email: z.email().max(longestEmail).transform(normalizeEmail),
  email_verified: z.literal(true),
  hd: z.string().min(1).max(253).toLowerCase().optional(),
})

/** The identity in an ID token's claims, or null where Google does not vouch for one. */
export function identityIn(issuer: string, idTokenClaims: unknown): GoogleIdentity | null {
  const { success, data } = claims.safeParse(idTokenClaims)
  if (!success) return null
  return { issuer, subject: data.sub, email: data.email, hostedDomain: data.hd }
}
