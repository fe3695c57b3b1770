import type { Configuration } from 'openid-client'
import type { Database } from '../../db/database.ts'
import { latestEnd } from '../../db/moments.ts'
import { hashToken, newToken } from '../secret-token.ts'
import { GoogleUnreachable } from './google.ts'
import { type GoogleIdentity, identityIn } from './identity.ts'

const lifetime = 10 * 60_000

/** How long a popup's cookie is kept, in seconds. */
export const flowSeconds = lifetime / 1000

export interface Started {
  /** What Google sends back with the return. */
  state: string
  /** For the popup's cookie: it alone finds the flow again. */
  flowToken: string
  authorizationUrl: URL
}

/** Begins a sign-in: stores its secrets, and returns the address to send the popup to. */
export async function startFlow(
  client: Configuration,
  { queries }: Database,
  redirectUri: string,
): Promise<Started> {
  const openid = await import('openid-client')
  const flowToken = newToken()
  const state = openid.randomState()
  const nonce = openid.randomNonce()
  const codeVerifier = openid.randomPKCECodeVerifier()
  await queries
    .insertInto('googleFlows')
    .values({
      flowHash: hashToken(flowToken),
      state,
      nonce,
      codeVerifier,
      expiresAt: Date.now() + lifetime,
    })
    .execute()
  const authorizationUrl = openid.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return { state, flowToken, authorizationUrl }
}

/** The state that a popup came back with; empty where it has none. */
export const stateOf = (returned: URL) => returned.searchParams.get('state') ?? ''

/** The error codes of a return that mean a fault at Google (RFC 6749, 4.1.2.1). */
const faultsAtGoogle = new Set(['server_error', 'temporarily_unavailable'])

/** The error codes of the code's exchange that mean no token came, rather than a wrong one. */
const noAnswer = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])

/** Whether Google's answer makes no sense as a whole: `openid-client` then passes it on as `body`. */
function isGibberish({ cause }: Error): boolean {
  const detail = cause instanceof Error ? cause.cause : undefined
  return typeof detail === 'object' && detail !== null && 'body' in detail
}

/** What a failed return means. An error that is neither the browser's nor Google's is thrown. */
async function meaningOf(error: unknown): Promise<'denied' | 'refused'> {
  const openid = await import('openid-client')
  if (error instanceof openid.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'denied'
    if (!faultsAtGoogle.has(error.error)) return 'refused'
    throw new GoogleUnreachable(`the return said ${error.error}`)
  }
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') return 'refused'
  if (!(error instanceof openid.ClientError)) throw error
  if (error.cause instanceof GoogleUnreachable) throw error.cause
  if (!noAnswer.has(error.code ?? '') && !isGibberish(error)) return 'refused'
  throw new GoogleUnreachable(error.message, { cause: error })
}

/**
 * Ends a sign-in with the address the popup came back to: the identity, or that the person denied it, or that
 * something does not fit. A flow can be ended once, whatever the result, and only by a return with its state.
 *
 * @throws GoogleUnreachable when the code could not be exchanged
 */
export async function endFlow(
  findClient: () => Promise<Configuration>,
  { queries }: Database,
  flowToken: string | undefined,
  returned: URL,
): Promise<GoogleIdentity | 'denied' | 'refused'> {
  if (flowToken === undefined) return 'refused'
  const flow = await queries
    .deleteFrom('googleFlows')
    .where('flowHash', '=', hashToken(flowToken))
    .where('state', '=', stateOf(returned))
    .where('expiresAt', '>', Date.now())
    .where('expiresAt', '<=', latestEnd(lifetime))
    .returning(['state', 'nonce', 'codeVerifier'])
    .executeTakeFirst()
  if (flow === undefined) return 'refused'
  const client = await findClient()
  try {
    const { authorizationCodeGrant } = await import('openid-client')
    const tokens = await authorizationCodeGrant(client, returned, {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.codeVerifier,
      idTokenExpected: true,
    })
    return identityIn(client.serverMetadata().issuer, tokens.claims()) ?? 'refused'
  } catch (error) {
    return meaningOf(error)
  }
}
