import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose'
import { onTestFinished } from 'vitest'

export const nativeClientId = 'margine-android.apps.example'
export const otherNativeClientId = 'margine-ios.apps.example'
export const kid = 'chiave-1'

/** The issuer's own key, and a foreign one. */
export const own = await generateKeyPair('RS256', { extractable: true })
export const foreign = await generateKeyPair('RS256', { extractable: true })
export const ownPublicPem = await exportSPKI(own.publicKey)
export const foreignJwk = await exportJWK(foreign.publicKey)

const publicJwk = { ...(await exportJWK(own.publicKey)), kid, alg: 'RS256', use: 'sig' }

type Trouble = 'none' | 'answers 500' | 'keys answer 500' | 'answers no JSON' | 'never answers'

/** An issuer of ID tokens for devices: only its discovery and its keys. It is stopped when the test ends. */
export async function startIssuer() {
  let trouble: Trouble = 'none'
  let keysServed = 0
  const server = createServer((request, response) => {
    if (trouble === 'never answers') return
    if (trouble === 'keys answer 500' && request.url === '/keys')
      return void response.writeHead(500).end()
    if (trouble === 'answers 500') return void response.writeHead(500).end()
    response.setHeader('Content-Type', 'application/json')
    if (trouble === 'answers no JSON') return void response.end('<html>')
    if (request.url === '/keys') {
      keysServed++
      return void response.end(JSON.stringify({ keys: [publicJwk] }))
    }
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  onTestFinished(stop)
  return {
    issuer,
    environment: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_NATIVE_CLIENT_IDS: `${nativeClientId},${otherNativeClientId}`,
    },
    trouble(next: Trouble) {
      trouble = next
    },
    keysServed: () => keysServed,
    stop,
  }
}

/** The claims of a good token, issued a moment ago. */
export function goodClaims(issuer: string): JWTPayload {
  const iat = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: nativeClientId,
    azp: nativeClientId,
    sub: '117000000000000000001',
    email: 'giulia@gmail.com',
    email_verified: true,
    iat,
    exp: iat + 3600,
    // No two of Google's tokens are alike.
    jti: randomUUID(),
  }
}

export interface Making {
  header?: Partial<JWTHeaderParameters>
  /** Undefined leaves a claim out. */
  claims?: Record<string, unknown>
  key?: Parameters<SignJWT['sign']>[0]
}

/** A good token of the issuer, with the changes that are asked. */
export function idToken(
  issuer: string,
  { header = {}, claims = {}, key = own.privateKey }: Making = {},
) {
  return new SignJWT({ ...goodClaims(issuer), ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header })
    .sign(key)
}

export const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
