// On both databases: a token is used once by a constraint.
import { describe, expect, it } from 'vitest'
import { hour, minute, second, stopClock } from './clock.ts'
import { bring, buildDevice, ok, outcomeOf, refused } from './device.ts'
import { rowsOf } from './rows.ts'
import { idToken } from './token-issuer.ts'

/** Written with other trailing bits: a decoder that doesn't mind reads the same signature. */
function otherSpelling(signature: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const last = alphabet.indexOf(signature.at(-1) ?? '')
  return signature.slice(0, -1) + alphabet[last ^ 1]
}

describe('an ID token used before', () => {
  it('is refused, as long as it would be good', async () => {
    const clock = stopClock()
    const { issuer, service } = await buildDevice()
    const token = await idToken(issuer.issuer)
    expect(await outcomeOf(await bring(service.browser(), token))).toBe(ok)
    for (const pass of [0, second, 4 * minute]) {
      clock.pass(pass)
      expect(await outcomeOf(await bring(service.browser(), token))).toBe(refused)
    }
    expect(await rowsOf(service, 'sessions')).toHaveLength(1)
  })

  it('is refused with its signature spelt otherwise', async () => {
    const { issuer, service } = await buildDevice()
    const token = await idToken(issuer.issuer)
    expect(await outcomeOf(await bring(service.browser(), token))).toBe(ok)
    const at = token.lastIndexOf('.') + 1
    const respelt = token.slice(0, at) + otherSpelling(token.slice(at))
    const bytes = (text: string) => Buffer.from(text.slice(at), 'base64url')
    expect(respelt).not.toBe(token)
    expect(bytes(respelt)).toEqual(bytes(token))
    for (const variant of [respelt, `${token}=`, `${token}==`, `${token}\n`, ` ${token}`])
      expect(await outcomeOf(await bring(service.browser(), variant))).toBe(refused)
  })

  it('is refused nineteen times when twenty devices bring it at once', async () => {
    const { issuer, service } = await buildDevice()
    const token = await idToken(issuer.issuer)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => outcomeOf(await bring(service.browser(), token))),
    )
    expect(outcomes.toSorted()).toEqual([ok, ...Array(19).fill(refused)])
    expect(await rowsOf(service, 'sessions')).toHaveLength(1)
  })

  it('is kept as a hash, until nobody could use it', async () => {
    stopClock()
    const { issuer, service } = await buildDevice()
    const token = await idToken(issuer.issuer)
    await bring(service.browser(), token)
    const [spent, ...more] = (await rowsOf(service, 'spentIdTokens')) as {
      tokenHash: string
      expiresAt: number
    }[]
    expect(more).toEqual([])
    expect(spent?.tokenHash).toMatch(/^[\w-]{43}$/)
    expect(token).not.toContain(spent?.tokenHash)
    expect(Number(spent?.expiresAt)).toBeGreaterThan(Date.now() + hour)
  })
})
