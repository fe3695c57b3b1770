// On both databases: identities are linked in transactions.
import { describe, expect, it } from 'vitest'
import type { Browser } from './browser.ts'
import type { Service } from './build-app.ts'
import { buildGoogle, returnPopup, signInWithGoogle, walkPopup } from './google-sign-in.ts'
import {
  beginSession,
  deleteAccount,
  newestToken,
  password,
  register,
  signedIn,
  signIn,
  whoIn,
} from './people.ts'
import { rowsOf } from './rows.ts'

const gmail = 'giulia@gmail.com'
const googlemail = 'giulia@googlemail.com'
const hosted = 'giulia@bottega.example'
const elsewhere = 'giulia@posta.example'

const ok = '/accesso-google#ok'
const linkRefused = '/accesso-google#google-link-refused'

const withPassword = (service: Service, email: string) =>
  service.browser().post('/api/account/sign-in', { email, password })

async function codeOf(answer: Response): Promise<string> {
  const { code } = (await answer.json()) as { code: string }
  return `${answer.status} ${code}`
}

async function providersOf(browser: Browser): Promise<string[] | undefined> {
  const answer = await browser.get('/api/account/session')
  return ((await answer.json()) as { user: { providers: string[] } | null }).user?.providers
}

const idsOf = async (service: Service) =>
  ((await rowsOf(service, 'users')) as { id: string }[]).map(({ id }) => id)

/** A person who registered an address that may not be theirs, and has never read its mail. */
async function squat(service: Service, email: string): Promise<{ token: string }> {
  await service.browser('203.0.113.66').post('/api/account/sign-up', { email, password })
  return { token: await newestToken(service, email) }
}

describe('an address nobody has', () => {
  // proves: 6.3
  it('makes a user who has no password', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email: elsewhere })).toBe(ok)
    expect(await providersOf(browser)).toEqual(['google'])
    expect(await codeOf(await withPassword(service, elsewhere))).toBe('401 wrong-credentials')
  })

  it('is one user however Google writes it', async () => {
    const { service } = await buildGoogle({
      'Giulia@GMAIL.com': { subject: 'sub-giulia@gmail.com' },
    })
    await signInWithGoogle(service.browser(), { email: gmail })
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email: 'Giulia@GMAIL.com' })).toBe(ok)
    expect(await whoIn(browser)).toBe(gmail)
    expect(await rowsOf(service, 'users')).toHaveLength(1)
  })
})

describe('an address that a password account holds without having verified it', () => {
  it.each([gmail, hosted, elsewhere])('goes to the one Google vouches for: %s', async (email) => {
    const { service } = await buildGoogle()
    await squat(service, email)
    const [userId] = await idsOf(service)
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email })).toBe(ok)
    expect(await providersOf(browser)).toEqual(['google'])
    expect(await idsOf(service)).toEqual([userId])
  })

  it('takes the password with it', async () => {
    const { service } = await buildGoogle()
    await squat(service, elsewhere)
    await signInWithGoogle(service.browser(), { email: elsewhere })
    expect(await codeOf(await withPassword(service, elsewhere))).toBe('401 wrong-credentials')
  })

  it('takes the sessions with it', async () => {
    const { service } = await buildGoogle()
    await squat(service, elsewhere)
    const [userId] = await idsOf(service)
    const squatter = service.browser('203.0.113.66')
    const token = await beginSession(service, userId ?? '')
    squatter.cookies.set('margine', token)
    expect(await whoIn(squatter)).toBe(elsewhere)
    await signInWithGoogle(service.browser(), { email: elsewhere })
    expect(await whoIn(squatter)).toBeNull()
    expect(await rowsOf(service, 'sessions')).toHaveLength(1)
  })

  it('takes the mailed links with it', async () => {
    const { service } = await buildGoogle()
    const { token } = await squat(service, elsewhere)
    await signInWithGoogle(service.browser(), { email: elsewhere })
    const answer = await service.browser().post('/api/account/verify', { token })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await codeOf(await withPassword(service, elsewhere))).toBe('401 wrong-credentials')
  })

  it('cannot be squatted again by registering it anew', async () => {
    const { service } = await buildGoogle()
    await squat(service, elsewhere)
    await signInWithGoogle(service.browser(), { email: elsewhere })
    await service
      .browser('203.0.113.66')
      .post('/api/account/sign-up', { email: elsewhere, password })
    expect(await codeOf(await withPassword(service, elsewhere))).toBe('401 wrong-credentials')
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email: elsewhere })).toBe(ok)
    expect(await providersOf(browser)).toEqual(['google'])
  })

  it('stays where it is when Google does not vouch for it', async () => {
    const { service } = await buildGoogle({ [gmail]: { emailVerified: false } })
    await squat(service, gmail)
    expect(await signInWithGoogle(service.browser(), { email: gmail })).toBe(
      '/accesso-google#google-token-refused',
    )
    expect(await codeOf(await withPassword(service, gmail))).toBe('403 email-not-verified')
    expect(await rowsOf(service, 'identities')).toEqual([])
  })
})

describe('an address that a password account holds and has verified', () => {
  it.each<[string, string, string | undefined]>([
    ["Google's own", gmail, undefined],
    ["Google's own, of old", googlemail, undefined],
    ['of its organisation', hosted, 'bottega.example'],
    ['of its organisation, in capitals', hosted, 'BOTTEGA.example'],
  ])('is linked where Google reads its mail: %s', async (_name, email, hostedDomain) => {
    const { service } = await buildGoogle({ [email]: { ...(hostedDomain && { hostedDomain }) } })
    await register(service, email)
    const before = await signIn(service, email)
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email })).toBe(ok)
    expect(await providersOf(browser)).toEqual(['password', 'google'])
    expect(await whoIn(before)).toBe(email)
    expect((await withPassword(service, email)).status).toBe(200)
    expect(await rowsOf(service, 'users')).toHaveLength(1)
  })

  it.each<[string, string, string | undefined]>([
    ['of another mail service', elsewhere, undefined],
    ['of an organisation, but not a member', hosted, undefined],
    ['of another organisation', hosted, 'altra.example'],
    ['of the domain above', 'giulia@negozio.bottega.example', 'bottega.example'],
    ['of the domain below', hosted, 'negozio.bottega.example'],
    ['of a domain that ends alike', 'giulia@labottega.example', 'bottega.example'],
    ['of a domain that only looks like it', 'giulia@gmail.com.example', undefined],
    ['of a domain that ends like gmail.com', 'giulia@notgmail.com', undefined],
    ['with gmail.com before the at', 'gmail.com@posta.example', undefined],
    ['of an organisation that is a part of it', elsewhere, 'example'],
    ['of an organisation that is the address', elsewhere, elsewhere],
  ])('asks for the password otherwise: %s', async (_name, email, hostedDomain) => {
    const { service } = await buildGoogle({ [email]: { ...(hostedDomain && { hostedDomain }) } })
    const owner = await signedIn(service, email)
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email })).toBe(linkRefused)
    expect(await whoIn(browser)).toBeNull()
    expect(await whoIn(owner)).toBe(email)
    expect(await providersOf(owner)).toEqual(['password'])
    expect(await rowsOf(service, 'identities')).toEqual([])
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    expect((await withPassword(service, email)).status).toBe(200)
  })
})

describe('an identity that is known', () => {
  it('stays the same user when its address changes', async () => {
    const { provider, service } = await buildGoogle({ [gmail]: { subject: '117' } })
    await signInWithGoogle(service.browser(), { email: gmail })
    provider.people.set(elsewhere, { subject: '117' })
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email: elsewhere })).toBe(ok)
    expect(await whoIn(browser)).toBe(gmail)
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    expect(await rowsOf(service, 'identities')).toHaveLength(1)
  })

  it('does not become somebody else when it takes their address', async () => {
    const { provider, service } = await buildGoogle({ [gmail]: { subject: '117' } })
    await signInWithGoogle(service.browser(), { email: gmail })
    await register(service, 'marco@gmail.com')
    provider.people.set('marco@gmail.com', { subject: '117' })
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email: 'marco@gmail.com' })).toBe(ok)
    expect(await whoIn(browser)).toBe(gmail)
  })

  it('is told apart from another one by capitals', async () => {
    const { provider, service } = await buildGoogle({ [gmail]: { subject: 'Abc' } })
    await signInWithGoogle(service.browser(), { email: gmail })
    provider.people.set(elsewhere, { subject: 'abc' })
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email: elsewhere })).toBe(ok)
    expect(await whoIn(browser)).toBe(elsewhere)
  })

  it.each([
    ['of an organisation', hosted, 'bottega.example'],
    ["Google's own", gmail, undefined],
    ['of another mail service', elsewhere, undefined],
  ])('keeps its user from whoever is given its address: %s', async (_name, email, hostedDomain) => {
    const organisation = hostedDomain === undefined ? {} : { hostedDomain }
    const { provider, service } = await buildGoogle({ [email]: { subject: '1', ...organisation } })
    await signInWithGoogle(service.browser(), { email })
    provider.people.set(email, { subject: '2', ...organisation })
    const browser = service.browser()
    expect(await signInWithGoogle(browser, { email })).toBe(linkRefused)
    expect(await whoIn(browser)).toBeNull()
    expect(await rowsOf(service, 'identities')).toHaveLength(1)
  })

  it('goes with its user, and comes back as a new one', async () => {
    const { service } = await buildGoogle()
    const browser = service.browser()
    await signInWithGoogle(browser, { email: gmail })
    const before = await idsOf(service)
    await deleteAccount(service, before[0] ?? '')
    expect(await rowsOf(service, 'identities')).toEqual([])
    expect(await whoIn(browser)).toBeNull()
    expect(await signInWithGoogle(browser, { email: gmail })).toBe(ok)
    expect(await idsOf(service)).not.toEqual(before)
  })
})

describe('twenty sign-ins at the same time', () => {
  /** Twenty popups of one person, which all return at once. */
  async function returnTogether(service: Service, emails: string[]): Promise<string[]> {
    const popups = []
    for (const email of emails) {
      const browser = service.browser()
      popups.push({ browser, returned: await walkPopup(browser, { email }) })
    }
    return Promise.all(popups.map(({ browser, returned }) => returnPopup(browser, returned)))
  }

  const twenty = (email: string) => Array<string>(20).fill(email)

  it.each([gmail, elsewhere])('make one user with one identity: %s', async (email) => {
    const { service } = await buildGoogle()
    expect(await returnTogether(service, twenty(email))).toEqual(twenty(ok))
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    expect(await rowsOf(service, 'identities')).toHaveLength(1)
    expect(await rowsOf(service, 'sessions')).toHaveLength(20)
  })

  it('take an unverified account over once', async () => {
    const { service } = await buildGoogle()
    await squat(service, elsewhere)
    expect(await returnTogether(service, twenty(elsewhere))).toEqual(twenty(ok))
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    expect(await rowsOf(service, 'identities')).toHaveLength(1)
    expect(await codeOf(await withPassword(service, elsewhere))).toBe('401 wrong-credentials')
  })

  it('link a verified account once', async () => {
    const { service } = await buildGoogle()
    await register(service, gmail)
    expect(await returnTogether(service, twenty(gmail))).toEqual(twenty(ok))
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    expect(await rowsOf(service, 'identities')).toHaveLength(1)
  })

  it('of one identity under two addresses make one user', async () => {
    const { service } = await buildGoogle({
      [gmail]: { subject: '117' },
      [elsewhere]: { subject: '117' },
    })
    const emails = twenty('').map((_, place) => (place % 2 === 0 ? gmail : elsewhere))
    expect(await returnTogether(service, emails)).toEqual(twenty(ok))
    expect(await rowsOf(service, 'users')).toHaveLength(1)
    expect(await rowsOf(service, 'identities')).toHaveLength(1)
  })
})
