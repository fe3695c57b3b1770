import type { JWTPayload } from 'jose'
import type { Database } from '../../db/database.ts'
import { hashToken } from '../secret-token.ts'
import { type Google, GoogleUnreachable, type Signer } from './google.ts'
import { type GoogleIdentity, identityIn } from './identity.ts'

const skewSeconds = 30
const oldestSeconds = 5 * 60

/** Google's tokens live an hour. One that lives longer would have to be remembered longer. */
const longestLifeSeconds = 24 * 3600

/** The errors that mean Google's keys could not be fetched, rather than that a token does not fit them. */
const keyProblems = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']

/** Google names itself with and without its scheme. */
function namesOf(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer]
}

async function verified(
  { issuer, keys }: Signer,
  clientIds: readonly string[],
  idToken: string,
): Promise<JWTPayload | null> {
  const { errors, jwtVerify } = await import('jose')
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256'],
      issuer: namesOf(issuer),
      audience: [...clientIds],
      clockTolerance: skewSeconds,
      maxTokenAge: oldestSeconds,
      requiredClaims: ['exp'],
    })
    return payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    if (keyProblems.includes(error.code)) throw new GoogleUnreachable('no keys', { cause: error })
    return null
  }
}

/** Every audience and the party it was made for must be a client of ours. */
function isForUs({ aud, azp }: JWTPayload, clientIds: readonly string[]): boolean {
  const audiences = [aud ?? []].flat()
  const parties = azp === undefined ? audiences : [...audiences, azp]
  return parties.every((party) => typeof party === 'string' && clientIds.includes(party))
}

function isShortLived({ exp, iat }: JWTPayload): boolean {
  return Number.isSafeInteger(exp) && Number(exp) - Number(iat) <= longestLifeSeconds
}

/** Marks a token as used until it expires; false when it was used before, here or anywhere. */
async function spend({ queries }: Database, idToken: string, exp: number): Promise<boolean> {
  // Without the signature: its last character can be written in several ways that mean the same.
  const signed = idToken.slice(0, idToken.lastIndexOf('.'))
  const spent = await queries
    .insertInto('spentIdTokens')
    .values({ tokenHash: hashToken(signed), expiresAt: (exp + 2 * skewSeconds) * 1000 })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .returning('tokenHash')
    .executeTakeFirst()
  return spent !== undefined
}

/**
 * The identity an ID token from a device proves, once. Null for a token that is forged, stale, for
 * another client, or used before.
 *
 * @param nonce what the device asked Google to put into the token, where it did
 * @throws GoogleUnreachable when Google's keys can't be had
 */
export async function identityByIdToken(
  { nativeClientIds, signer }: Google,
  database: Database,
  { idToken, nonce }: { idToken: string; nonce?: string | undefined },
): Promise<GoogleIdentity | null> {
  const google = await signer()
  const payload = await verified(google, nativeClientIds, idToken)
  if (payload === null) return null
  const { exp, nonce: carried } = payload
  if (exp === undefined || carried !== nonce) return null
  if (!isForUs(payload, nativeClientIds) || !isShortLived(payload)) return null
  const identity = identityIn(google.issuer, payload)
  if (identity === null) return null
  return (await spend(database, idToken, exp)) ? identity : null
}
