import { createHmac, createPublicKey, KeyObject, sign } from 'node:crypto'
import { CompactEncrypt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { buildService } from './build-app.ts'
import { stopClock } from './clock.ts'
import { bring, buildDevice, ok, outcomeOf, refused } from './device.ts'
import { signedIn, whoIn } from './people.ts'
import { rowsOf } from './rows.ts'
import {
  encode,
  foreign,
  foreignJwk,
  goodClaims,
  idToken,
  kid,
  type Making,
  nativeClientId,
  otherNativeClientId,
  own,
  ownPublicPem,
  startIssuer,
} from './token-issuer.ts'

const email = 'giulia@gmail.com'

const unreachable = '503 google-unreachable'

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** A token with times relative to now. */
const dated = (claims: (now: number) => Record<string, unknown>) => (issuer: string) =>
  idToken(issuer, { claims: claims(nowInSeconds()) })

const made = (making: Making) => (issuer: string) => idToken(issuer, making)
const claiming = (claims: Record<string, unknown>) => made({ claims })
const headed = (header: Record<string, unknown>) => made({ header })

/** A good token with its parts replaced. */
const patched =
  (patch: (header: string, payload: string, signature: string) => string) =>
  async (issuer: string) => {
    const [header = '', payload = '', signature = ''] = (await idToken(issuer)).split('.')
    return patch(header, payload, signature)
  }

/** Signed with the right key, but by another algorithm. */
const signedWith =
  (alg: string, makeKey: () => Promise<CryptoKey>, header: Record<string, unknown> = {}) =>
  async (issuer: string) =>
    new SignJWT(goodClaims(issuer))
      .setProtectedHeader({ alg, typ: 'JWT', kid, ...header })
      .sign(await makeKey())

const newKey = async (alg: string) => (await generateKeyPair(alg)).privateKey

/** The issuer's own key, where its owner signs in another way than it published. */
const ownKeyFor = async (name: string, hash: string) =>
  crypto.subtle.importKey(
    'pkcs8',
    await crypto.subtle.exportKey('pkcs8', own.privateKey),
    { name, hash },
    false,
    ['sign'],
  )

/** A header that names its algorithm twice: JSON allows it, and readers differ on which one counts. */
const twice = (first: string, last: string) =>
  Buffer.from(`{"alg":"${first}","kid":"${kid}","alg":"${last}"}`).toString('base64url')

/** Signed with the public key, as if it were a secret that both sides know. */
const hmacWith = (secret: string | Buffer) => (issuer: string) => {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(goodClaims(issuer))}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Signed with the right key, over a payload that claims not to be encoded (RFC 7797). */
async function unencoded(issuer: string): Promise<string> {
  const header = encode({ alg: 'RS256', kid, b64: false, crit: ['b64'] })
  const signed = `${header}.${encode(goodClaims(issuer))}`
  const signature = sign('sha256', Buffer.from(signed), KeyObject.from(own.privateKey))
  return `${signed}.${signature.toString('base64url')}`
}

const bySomebodyElse = (header: Record<string, unknown>) =>
  made({ header, key: foreign.privateKey })

const flipFirst = (part: string) => `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`

type Attack = [name: string, make: (issuer: string) => string | Promise<string>]

const signatureAttacks: Attack[] = [
  ['alg none', (issuer) => new UnsecuredJWT(goodClaims(issuer)).encode()],
  ['alg None', patched((_h, p) => `${encode({ alg: 'None', kid })}.${p}.`)],
  [
    'alg none with the true signature',
    patched((_h, p, s) => `${encode({ alg: 'none' })}.${p}.${s}`),
  ],
  ['alg missing', patched((_h, p, s) => `${encode({ kid })}.${p}.${s}`)],
  ['alg empty', patched((_h, p, s) => `${encode({ alg: '', kid })}.${p}.${s}`)],
  ['alg a list', patched((_h, p, s) => `${encode({ alg: ['RS256', 'none'], kid })}.${p}.${s}`)],
  ['alg rs256', patched((_h, p, s) => `${encode({ alg: 'rs256', kid })}.${p}.${s}`)],
  ['alg twice, first none', patched((_h, p) => `${twice('none', 'RS256')}.${p}.`)],
  ['alg twice, last none', patched((_h, p) => `${twice('RS256', 'none')}.${p}.`)],
  ['HS256 with the public key as PEM', hmacWith(ownPublicPem)],
  ['HS256 with the public key as PEM, trimmed', hmacWith(ownPublicPem.trim())],
  [
    'HS256 with the public key as DER',
    hmacWith(createPublicKey(ownPublicPem).export({ type: 'spki', format: 'der' })),
  ],
  ['HS256 with an empty secret', hmacWith('')],
  ['ES256', signedWith('ES256', () => newKey('ES256'))],
  ['EdDSA', signedWith('EdDSA', () => newKey('EdDSA'))],
  ['PS256 with the true key', signedWith('PS256', () => ownKeyFor('RSA-PSS', 'SHA-256'))],
  ['RS512 with the true key', signedWith('RS512', () => ownKeyFor('RSASSA-PKCS1-v1_5', 'SHA-512'))],
  ['RS384 with the true key', signedWith('RS384', () => ownKeyFor('RSASSA-PKCS1-v1_5', 'SHA-384'))],
  ['an unknown kid', headed({ kid: 'chiave-2' })],
  ['a kid that is a path', headed({ kid: '../../dev/null' })],
  ['a kid that is a statement', headed({ kid: "x' UNION SELECT 'k" })],
  ['a kid that is a number', headed({ kid: 1 })],
  ['a foreign key under the true kid', bySomebodyElse({})],
  ['a foreign key under its own kid', bySomebodyElse({ kid: 'mia' })],
  ['a foreign key without a kid', bySomebodyElse({ kid: undefined })],
  ['a foreign key in jwk', bySomebodyElse({ jwk: { ...foreignJwk, kid } })],
  ['a foreign key at jku', bySomebodyElse({ jku: 'http://127.0.0.1:9/keys' })],
  ['a foreign key at x5u', bySomebodyElse({ x5u: 'http://127.0.0.1:9/cert' })],
  [
    'a foreign key in x5c',
    bySomebodyElse({ x5c: [Buffer.from(foreignJwk.n ?? '').toString('base64')] }),
  ],
  [
    'crit with what nobody knows',
    patched((_h, p, s) => `${encode({ alg: 'RS256', kid, crit: ['exp'], exp: 1 })}.${p}.${s}`),
  ],
  ['crit empty', patched((_h, p, s) => `${encode({ alg: 'RS256', kid, crit: [] })}.${p}.${s}`)],
  ['b64 false, critical', unencoded],
  ['the header tampered with', patched((h, p, s) => `${flipFirst(h)}.${p}.${s}`)],
  ['the header written anew', patched((_h, p, s) => `${encode({ kid, alg: 'RS256' })}.${p}.${s}`)],
  ['the payload tampered with', patched((h, p, s) => `${h}.${flipFirst(p)}.${s}`)],
  ['the signature tampered with', patched((h, p, s) => `${h}.${p}.${flipFirst(s)}`)],
  ['the signature empty', patched((h, p) => `${h}.${p}.`)],
  ['the signature cut short', patched((h, p, s) => `${h}.${p}.${s.slice(0, -4)}`)],
  [
    'the signature of zeros',
    patched((h, p) => `${h}.${p}.${Buffer.alloc(256).toString('base64url')}`),
  ],
  ['the signature prolonged', patched((h, p, s) => `${h}.${p}.${s}AAAA`)],
]

const otherPerson = async (issuer: string) => {
  const [header, , signature] = (await idToken(issuer)).split('.')
  return `${header}.${encode({ ...goodClaims(issuer), email: 'vittima@gmail.com' })}.${signature}`
}

const claimAttacks: Attack[] = [
  ['the claims of another person under this signature', otherPerson],
  ['iss of somebody else', claiming({ iss: 'https://evil.example' })],
  ['iss of the true Google', claiming({ iss: 'https://accounts.google.com' })],
  ['iss with a slash more', (issuer) => idToken(issuer, { claims: { iss: `${issuer}/` } })],
  ['iss in capitals', (issuer) => idToken(issuer, { claims: { iss: issuer.toUpperCase() } })],
  ['iss without its scheme', (issuer) => idToken(issuer, { claims: { iss: issuer.slice(7) } })],
  ['iss prolonged', (issuer) => idToken(issuer, { claims: { iss: `${issuer}.evil.example` } })],
  ['iss a list', (issuer) => idToken(issuer, { claims: { iss: [issuer] } })],
  ['iss missing', claiming({ iss: undefined })],
  ['aud missing', claiming({ aud: undefined })],
  ['aud empty', claiming({ aud: '' })],
  ['aud an empty list', claiming({ aud: [] })],
  ['aud of another app', claiming({ aud: 'altra.apps.example' })],
  ['aud a prefix of ours', claiming({ aud: nativeClientId.slice(0, -1) })],
  ['aud ours and more', claiming({ aud: `${nativeClientId}.evil.example` })],
  ['aud ours in capitals', claiming({ aud: nativeClientId.toUpperCase() })],
  [
    'aud ours with its comma neighbour',
    claiming({ aud: `${nativeClientId},${otherNativeClientId}` }),
  ],
  ['aud ours beside a foreign one', claiming({ aud: [nativeClientId, 'altra.apps.example'] })],
  ['aud a list with a number', claiming({ aud: [nativeClientId, 1] })],
  ['azp of another app', claiming({ azp: 'altra.apps.example' })],
  ['azp empty', claiming({ azp: '' })],
  ['azp a list', claiming({ azp: [nativeClientId] })],
  ['azp null', claiming({ azp: null })],
  ['exp missing', claiming({ exp: undefined })],
  ['exp past', dated((now) => ({ exp: now - 31, iat: now - 60 }))],
  ['exp thirty seconds past', dated((now) => ({ exp: now - 30, iat: now - 60 }))],
  ['exp a string', dated((now) => ({ exp: `${now + 3600}` }))],
  ['exp negative', claiming({ exp: -1 })],
  ['exp zero', claiming({ exp: 0 })],
  ['exp null', claiming({ exp: null })],
  ['exp after ages', claiming({ exp: Number.MAX_SAFE_INTEGER })],
  ['exp in milliseconds', dated((now) => ({ exp: (now + 3600) * 1000 }))],
  ['exp with a fraction', dated((now) => ({ exp: now + 3600.5 }))],
  ['iat missing', claiming({ iat: undefined })],
  ['iat six minutes old', dated((now) => ({ iat: now - 360 }))],
  ['iat future', dated((now) => ({ iat: now + 31 }))],
  ['iat a string', dated((now) => ({ iat: `${now}` }))],
  ['iat null', claiming({ iat: null })],
  ['iat in milliseconds', dated((now) => ({ iat: now * 1000 }))],
  ['nbf future', dated((now) => ({ nbf: now + 31 }))],
  ['nbf a string', dated((now) => ({ nbf: `${now}` }))],
  ['email_verified false', claiming({ email_verified: false })],
  ["email_verified 'true'", claiming({ email_verified: 'true' })],
  ['email_verified 1', claiming({ email_verified: 1 })],
  ['email_verified [true]', claiming({ email_verified: [true] })],
  ['email_verified null', claiming({ email_verified: null })],
  ['email_verified missing', claiming({ email_verified: undefined })],
  ['email missing', claiming({ email: undefined })],
  ['email a list', claiming({ email: [email] })],
  ['email an object', claiming({ email: { toString: email } })],
  ['email empty', claiming({ email: '' })],
  ['email no address', claiming({ email: 'giulia' })],
  ['email two addresses', claiming({ email: `${email},vittima@gmail.com` })],
  ['email with a name', claiming({ email: `Giulia <${email}>` })],
  ['email with a NUL', claiming({ email: `giulia\0@gmail.com` })],
  ['email with a line break', claiming({ email: `${email}\r\nBcc: x@evil.example` })],
  ['email with blanks around it', claiming({ email: ` ${email} ` })],
  ['email that only looks like one', claiming({ email: 'giulia＠gmail.com' })],
  ['email too long', claiming({ email: `${'a'.repeat(250)}@gmail.com` })],
  ['sub missing', claiming({ sub: undefined })],
  ['sub empty', claiming({ sub: '' })],
  ['sub a number', claiming({ sub: 117 })],
  ['sub null', claiming({ sub: null })],
  ['sub a list', claiming({ sub: ['117'] })],
  ['sub too long', claiming({ sub: '1'.repeat(256) })],
  ['sub with a NUL', claiming({ sub: '117\0' })],
  ['sub with a lone surrogate', claiming({ sub: '117\ud800' })],
  ['hd a number', claiming({ hd: 1 })],
  ['a nonce that was not announced', claiming({ nonce: 'n-0S6_WzA2Mj' })],
  ['a nonce that is null', claiming({ nonce: null })],
]

async function encrypted(issuer: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(await idToken(issuer)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', cty: 'JWT', kid })
    .encrypt((await generateKeyPair('RSA-OAEP-256')).publicKey)
}

async function nested(issuer: string): Promise<string> {
  const inner = Buffer.from(await idToken(issuer)).toString('base64url')
  return `${encode({ alg: 'RS256', cty: 'JWT', kid })}.${inner}.AAAA`
}

const formAttacks: Attack[] = [
  ['a token in a token', nested],
  ['an encrypted token', encrypted],
  ['a payload that is a list', patched((h, _p, s) => `${h}.${encode([])}.${s}`)],
  ['a payload that is null', patched((h, _p, s) => `${h}.${encode(null)}.${s}`)],
  ['no payload', patched((h, _p, s) => `${h}..${s}`)],
  ['no header', patched((_h, p, s) => `.${p}.${s}`)],
  ['a header that is no JSON', patched((_h, p, s) => `AAAA.${p}.${s}`)],
  ['a header that is null', patched((_h, p, s) => `${encode(null)}.${p}.${s}`)],
  ['two parts', patched((h, p) => `${h}.${p}`)],
  ['one part', patched((h) => h)],
  ['four parts', patched((h, p, s) => `${h}.${p}.${s}.${s}`)],
  ['five parts', patched((h, p, s) => `${h}.${p}.${s}.${s}.${s}`)],
  ['a dot more at its end', patched((h, p, s) => `${h}.${p}.${s}.`)],
  ['a dot more in front', patched((h, p, s) => `.${h}.${p}.${s}`)],
  ['dots only', () => '..'],
  ['a space in front', patched((h, p, s) => ` ${h}.${p}.${s}`)],
  ['Bearer in front', patched((h, p, s) => `Bearer ${h}.${p}.${s}`)],
  ['a token twice', patched((h, p, s) => `${h}.${p}.${s} ${h}.${p}.${s}`)],
  ['letters of another alphabet', patched((h, p, s) => `${h}.${p}.ñ${s}`)],
  ['a lone surrogate', patched((h, p, s) => `${h}.${p}.\ud800${s}`)],
  ['a NUL', patched((h, p, s) => `${h}.${p}.${s}\0`)],
  ['dots that only look like dots', patched((h, p, s) => `${h}．${p}．${s}`)],
  [
    'a JSON token',
    patched((h, p, s) => JSON.stringify({ protected: h, payload: p, signature: s })),
  ],
  ['a word', () => 'undefined'],
]

describe('an ID token from a device', () => {
  // proves: 7.8
  it('signs in', async () => {
    const { issuer, service } = await buildDevice()
    const browser = service.browser()
    const answer = await bring(browser, await idToken(issuer.issuer))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      user: { id: expect.any(String), email, emailVerified: true, providers: ['google'] },
    })
    expect(await whoIn(browser)).toBe(email)
  })

  it.each<Attack>([
    ['for another of our apps', claiming({ aud: otherNativeClientId, azp: otherNativeClientId })],
    ['for both of our apps', claiming({ aud: [nativeClientId, otherNativeClientId] })],
    ['made for one of our apps by the other', claiming({ azp: otherNativeClientId })],
    ['without azp', claiming({ azp: undefined })],
    ['five and a half minutes old', dated((now) => ({ iat: now - 330 }))],
    ['of a clock thirty seconds ahead', dated((now) => ({ iat: now + 30, nbf: now + 30 }))],
    ['expired less than thirty seconds ago', dated((now) => ({ exp: now - 29, iat: now - 60 }))],
    ['with a subject as long as it may be', claiming({ sub: '1'.repeat(255) })],
    ['with claims nobody asked for', claiming({ name: '<script>', picture: 'javascript:0' })],
  ])('signs in: %s', async (_name, make) => {
    stopClock()
    const { issuer, service } = await buildDevice()
    expect(await outcomeOf(await bring(service.browser(), await make(issuer.issuer)))).toBe(ok)
  })

  it.each([
    ['a signature that is not one', signatureAttacks],
    ['claims that are not for us', claimAttacks],
    ['a form that is none', formAttacks],
  ])('is refused for %s', async (_table, attacks) => {
    stopClock()
    const { issuer, service } = await buildDevice()
    const outcomes: [string, string, string[]][] = []
    for (const [index, [name, make]] of attacks.entries()) {
      // Another address each time, so that no limit is reached.
      const answer = await bring(service.browser(`203.0.113.${index}`), await make(issuer.issuer))
      outcomes.push([name, await outcomeOf(answer), answer.headers.getSetCookie()])
    }
    expect(outcomes).toEqual(attacks.map(([name]) => [name, refused, []]))
    for (const table of ['users', 'sessions', 'spentIdTokens'] as const)
      expect(await rowsOf(service, table)).toEqual([])
    // A good token is accepted: the others were refused for what they are.
    const good = await bring(service.browser(), await idToken(issuer.issuer))
    expect(await outcomeOf(good)).toBe(ok)
  })

  it('is none at all when it is not a text of its length', async () => {
    const { service } = await buildDevice()
    const bodies: [string, unknown, unknown][] = [
      ['too long', 'a'.repeat(8193), undefined],
      ['empty', '', undefined],
      ['a number', 1, undefined],
      ['a list', ['a.b.c'], undefined],
      ['null', null, undefined],
      ['missing', undefined, undefined],
      ['with an empty nonce', 'a.b.c', ''],
      ['with a nonce too long', 'a.b.c', 'n'.repeat(256)],
      ['with a nonce that is null', 'a.b.c', null],
      ['with a nonce that is a list', 'a.b.c', ['n']],
    ]
    const statuses = []
    for (const [name, token, nonce] of bodies)
      statuses.push([name, (await bring(service.browser(), token, nonce)).status])
    expect(statuses).toEqual(bodies.map(([name]) => [name, 422]))
  })

  it('ends the session the device came with', async () => {
    const { issuer, service } = await buildDevice()
    const browser = await signedIn(service, 'vecchia@example.it')
    const before = browser.cookies.get('margine') ?? ''
    await bring(browser, await idToken(issuer.issuer))
    expect(await whoIn(browser)).toBe(email)
    const stale = service.browser()
    stale.cookies.set('margine', before)
    expect(await whoIn(stale)).toBeNull()
  })
})

describe('the nonce of an ID token', () => {
  const nonce = 'n-0S6_WzA2Mj'

  it('has to be the one the device asked for', async () => {
    const { issuer, service } = await buildDevice()
    const browser = service.browser()
    const withNonce = () => idToken(issuer.issuer, { claims: { nonce } })
    expect(await outcomeOf(await bring(browser, await withNonce(), 'altro'))).toBe(refused)
    expect(await outcomeOf(await bring(browser, await withNonce(), `${nonce} `))).toBe(refused)
    expect(await outcomeOf(await bring(browser, await withNonce()))).toBe(refused)
    expect(await outcomeOf(await bring(browser, await withNonce(), nonce))).toBe(ok)
  })

  it('has to be there where the device asked for one', async () => {
    const { issuer, service } = await buildDevice()
    const answer = await bring(service.browser(), await idToken(issuer.issuer), nonce)
    expect(await outcomeOf(answer)).toBe(refused)
  })
})

describe('the keys of Google', () => {
  it('are fetched once', async () => {
    const { issuer, service } = await buildDevice()
    for (let time = 0; time < 5; time++)
      expect(await outcomeOf(await bring(service.browser(), await idToken(issuer.issuer)))).toBe(ok)
    expect(issuer.keysServed()).toBe(1)
  })

  it('are not fetched again and again for keys nobody knows', async () => {
    stopClock()
    const { issuer, service } = await buildDevice()
    for (let time = 0; time < 10; time++) {
      const token = await idToken(issuer.issuer, { header: { kid: `chiave-${time + 2}` } })
      expect(await outcomeOf(await bring(service.browser(), token))).toBe(refused)
    }
    expect(issuer.keysServed()).toBe(1)
  })

  it('that are there serve on while Google is away', async () => {
    const { issuer, service } = await buildDevice()
    await bring(service.browser(), await idToken(issuer.issuer))
    await issuer.stop()
    expect(await outcomeOf(await bring(service.browser(), await idToken(issuer.issuer)))).toBe(ok)
  })

  it.each(['answers 500', 'answers no JSON', 'never answers'] as const)(
    'that cannot be had are no fault of the token: Google %s',
    async (trouble) => {
      const issuer = await startIssuer()
      const service = await buildService(issuer.environment, { googleTimeout: 200 })
      issuer.trouble(trouble)
      const token = await idToken(issuer.issuer)
      expect(await outcomeOf(await bring(service.browser(), token))).toBe(unreachable)
      expect(await rowsOf(service, 'spentIdTokens')).toEqual([])
    },
  )

  it('that cannot be had are no fault of the token: Google is gone', async () => {
    const { issuer, service } = await buildDevice()
    await issuer.stop()
    const token = await idToken(issuer.issuer)
    expect(await outcomeOf(await bring(service.browser(), token))).toBe(unreachable)
  })

  it('are asked for again when Google is back, and the token is still good', async () => {
    const { issuer, service } = await buildDevice()
    const token = await idToken(issuer.issuer)
    issuer.trouble('answers 500')
    expect(await outcomeOf(await bring(service.browser(), token))).toBe(unreachable)
    issuer.trouble('none')
    expect(await outcomeOf(await bring(service.browser(), token))).toBe(ok)
  })

  it('may be away between their discovery and themselves', async () => {
    const { issuer, service } = await buildDevice()
    issuer.trouble('keys answer 500')
    const token = await idToken(issuer.issuer)
    expect(await outcomeOf(await bring(service.browser(), token))).toBe(unreachable)
    issuer.trouble('none')
    expect(await outcomeOf(await bring(service.browser(), token))).toBe(ok)
  })
})

describe('a service that no device is set up for', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing is set', {}],
    ['only the popup is set up', { GOOGLE_CLIENT_ID: 'web', GOOGLE_CLIENT_SECRET: 'segreto' }],
    ['the list is blank', { GOOGLE_NATIVE_CLIENT_IDS: ' , ' }],
  ])('says so: %s', async (_name, environment) => {
    const issuer = await startIssuer()
    const service = await buildService({ GOOGLE_ISSUER: issuer.issuer, ...environment })
    const token = await idToken(issuer.issuer, { claims: { aud: '', azp: undefined } })
    const answer = await bring(service.browser(), token)
    expect(await outcomeOf(answer)).toBe('503 google-not-configured')
  })
})

describe('bringing ID tokens', () => {
  it('is allowed sixty times in a quarter of an hour', async () => {
    stopClock()
    const { service } = await buildDevice()
    const browser = service.browser()
    for (let time = 0; time < 60; time++)
      expect(await outcomeOf(await bring(browser, 'a.b.c'))).toBe(refused)
    expect((await bring(browser, 'a.b.c')).status).toBe(429)
  })
})
