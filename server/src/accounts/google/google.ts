import type { RemoteJWKSet } from 'jose'
import type { Configuration } from 'openid-client'
import { problem } from '../../http/problem.ts'
import { ProblemError } from '../../http/problem-error.ts'
import { once } from '../../process/once.ts'
import type { GoogleConfig } from './google-config.ts'

/** Google did not answer, too late, or nothing of use. It says nothing about the person who signs in. */
export class GoogleUnreachable extends ProblemError {
  constructor(message: string, options: ErrorOptions = {}) {
    super(message, (c) => problem(c, 'google-unreachable'), {
      ...options,
      warning: 'Google out of reach',
    })
  }
}

/** How long Google may take to answer, in milliseconds. */
const usualTimeout = 5000

/** How long to wait after fetching Google's keys before an unknown key makes us fetch them again, in milliseconds. */
const keysCooldown = 30_000

/** Google as an OpenID provider: discovered when first needed, its keys cached. */
export interface Google {
  /** The client ids that a device's ID token may have. */
  nativeClientIds: readonly string[]
  /** The client of the popup; null where the popup is not set up. @throws GoogleUnreachable */
  client: (() => Promise<Configuration>) | null
  /** Who signs the ID tokens that devices bring. @throws GoogleUnreachable */
  signer: () => Promise<Signer>
}

/** Who signs ID tokens, and the keys it signs with. */
export interface Signer {
  issuer: string
  /** Fetched again when a token names an unknown key. @throws GoogleUnreachable */
  keys: RemoteJWKSet
}

type Question = Omit<RequestInit, 'body'> & { body?: RequestInit['body'] | undefined }

/** Sends a request to Google and reads the whole answer. @throws GoogleUnreachable */
async function ask(url: string, { body = null, ...request }: Question): Promise<Response> {
  try {
    const answer = await fetch(url, { ...request, body })
    if (answer.status >= 500) throw new Error(`it answered ${answer.status}`)
    return new Response(await answer.arrayBuffer(), answer)
  } catch (cause) {
    throw new GoogleUnreachable(`Google did not answer at ${url}`, { cause })
  }
}

/** Only a provider on this machine, as in tests, may be without TLS: see `GOOGLE_ISSUER`. */
const isInsecure = ({ protocol }: URL) => protocol === 'http:'

/** Sends nothing to Google yet. */
export function createGoogle(config: GoogleConfig, timeout = usualTimeout): Google {
  const { clientId, clientSecret, nativeClientIds } = config
  const issuer = new URL(config.issuer)

  const discover = once(async () => {
    const openid = await import('openid-client')
    try {
      return await openid.discovery(
        issuer,
        clientId ?? nativeClientIds[0] ?? '',
        {
          ...(clientSecret !== undefined && { client_secret: clientSecret }),
          id_token_signed_response_alg: 'RS256',
        },
        undefined,
        {
          timeout: timeout / 1000,
          [openid.customFetch]: ask,
          execute: [
            // The ID token's signature too, not only the connection it came over.
            openid.enableNonRepudiationChecks,
            ...(isInsecure(issuer) ? [openid.allowInsecureRequests] : []),
          ],
        },
      )
    } catch (cause) {
      throw new GoogleUnreachable(`${issuer.href} is no OpenID provider to us`, { cause })
    }
  })

  const signer = once(async () => {
    const { createRemoteJWKSet, customFetch } = await import('jose')
    const { issuer: name, jwks_uri } = (await discover()).serverMetadata()
    const url = URL.parse(jwks_uri ?? '')
    if (url === null || (isInsecure(url) && !isInsecure(issuer)))
      throw new GoogleUnreachable(`${name} publishes no keys to be trusted`)
    const keys = createRemoteJWKSet(url, {
      timeoutDuration: timeout,
      cooldownDuration: keysCooldown,
      [customFetch]: ask,
    })
    return { issuer: name, keys }
  })

  const isPopupSetUp = clientId !== undefined && clientSecret !== undefined
  return { nativeClientIds, client: isPopupSetUp ? discover : null, signer }
}
