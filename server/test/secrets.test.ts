import { describe, expect, it } from 'vitest'
import { Browser } from './browser.ts'
import { buildService } from './build-app.ts'
import { password, signedIn } from './people.ts'
import { Secrets } from './secrets.ts'

const email = 'giulia@example.it'

// Every test of a service asserts this when it ends; here it is seen to fail.
describe('a test', () => {
  it.fails('fails when the log holds a password it used', async () => {
    const { browser, log } = await buildService()
    await browser().post('/api/account/sign-in', { email, password: 'segreta "davvero"' })
    log.info({ body: { password: 'segreta "davvero"' } })
  })

  it.fails('fails when the log holds the cookie of a session', async () => {
    const service = await buildService()
    const { cookies } = await signedIn(service)
    service.log.info(`Cookie: margine=${cookies.get('margine')}`)
  })

  it.fails('fails when the log holds a link it opened', async () => {
    const { browser, log } = await buildService()
    await browser().post('/api/account/verify', { token: 'a-token-of-somebody' })
    log.info('/verifica-email#a-token-of-somebody')
  })

  it('ends well when the log holds none of them', async () => {
    const { log, logLines } = await buildService()
    log.info('nothing secret')
    expect(logLines).toHaveLength(1)
  })
})

describe('an answer that shows what is secret', () => {
  const appUrl = new URL('http://localhost:3000')
  const answering = (answer: () => Response) => new Browser({ request: answer }, appUrl)

  it.each([
    ['its body', () => new Response(`{"password":"${password}"}`)],
    ['a header', () => new Response('', { headers: { Location: `/?password=${password}` } })],
  ])('is refused, when it stands in %s', async (_where, answer) => {
    const browser = answering(answer)
    await expect(browser.post('/', { password })).rejects.toThrow('shows what is secret')
  })

  it('is refused when it is the cookie it sets itself', async () => {
    const headers = { 'Set-Cookie': 'margine=abcdefghijkl; Path=/' }
    const browser = answering(() => new Response('{"token":"abcdefghijkl"}', { headers }))
    await expect(browser.get('/')).rejects.toThrow('shows what is secret')
  })
})

describe('a secret', () => {
  it('is found as it is and as JSON writes it', () => {
    const secrets = new Secrets()
    secrets.noteBody(JSON.stringify({ inner: { token: 'with "quotes"' } }))
    expect(secrets.foundIn('so with "quotes"')).toEqual(['with "quotes"'])
    expect(secrets.foundIn(JSON.stringify({ msg: 'with "quotes"' }))).toEqual(['with "quotes"'])
    expect(secrets.foundIn('without quotes')).toEqual([])
  })
})
