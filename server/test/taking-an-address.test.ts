// On both databases: what a taken address loses is deleted by its SQL.
import { describe, expect, it } from 'vitest'
import type { Schema } from '../src/db/schema.ts'
import type { Browser } from './browser.ts'
import { buildService, type Service } from './build-app.ts'
import { save, savedNames, tazza } from './calculations.ts'
import { day, minute, stopClock } from './clock.ts'
import { freely } from './freely.ts'
import { buildGoogle, signInWithGoogle } from './google-sign-in.ts'
import {
  addUser,
  mailsTo,
  newestToken,
  password,
  register,
  signedIn,
  visitAs,
  whoIn,
} from './people.ts'
import { rowsOf } from './rows.ts'

const email = 'giulia@gmail.com'
const strangers = 'la password di un altro'
const chosen = 'un cavallo scelto dopo'

const signUp = (browser: Browser, typed: string) =>
  browser.post('/api/account/sign-up', { email, password: typed })
const signIn = (browser: Browser, typed: string) =>
  browser.post('/api/account/sign-in', { email, password: typed })
const statusWith = async (service: Service, typed: string) =>
  (await signIn(service.browser(), typed)).status

/** How a signed-in person leaves a shared browser. */
const departures: readonly (readonly [string, (browser: Browser) => Promise<Response>])[] = [
  ['by signing out', (browser) => browser.post('/api/account/sign-out')],
  ['by deleting their account', (browser) => browser.delete('/api/account')],
]

async function codeOf(answer: Response): Promise<string> {
  const { code } = (await answer.json()) as { code: string }
  return `${answer.status} ${code}`
}

/** The owner signs up with an address, and then a stranger does in another browser. */
async function signUpOverSignUp() {
  const clock = stopClock()
  const { service } = await buildGoogle()
  const owner = service.browser()
  const stranger = service.browser('203.0.113.66')
  await signUp(owner, password)
  const first = await newestToken(service, email)
  clock.pass(2 * minute)
  await signUp(stranger, strangers)
  return { clock, service, owner, stranger, first, second: await newestToken(service, email) }
}

describe('signing up an address that somebody else is signing up', () => {
  it("gives nobody's earlier password to whoever follows the mail: the page asks for one", async () => {
    const { service, owner, second } = await signUpOverSignUp()
    expect(await codeOf(await owner.post('/api/account/verify', { token: second }))).toBe(
      '409 password-needed',
    )
    expect(await statusWith(service, strangers)).toBe(403)
    const answer = await owner.post('/api/account/verify', { token: second, password: chosen })
    expect(answer.status).toBe(204)
    expect(await statusWith(service, chosen)).toBe(200)
    expect(await statusWith(service, strangers)).toBe(401)
    expect(await statusWith(service, password)).toBe(401)
  })

  it('leaves the stranger no way to what is saved, also when Google follows', async () => {
    const { service, owner, stranger, second } = await signUpOverSignUp()
    await owner.post('/api/account/verify', { token: second, password: chosen })
    await signInWithGoogle(owner, { email })
    expect((await owner.post('/api/calculations', tazza)).status).toBe(201)
    expect((await signIn(stranger, strangers)).status).toBe(401)
    expect(await whoIn(stranger)).toBeNull()
    expect(await savedNames(owner)).toEqual([tazza.name])
    expect((await signIn(service.browser(), chosen)).status).toBe(200)
  })

  it('leaves the owner the link that was mailed before, which asks for a password too', async () => {
    const { service, owner, first } = await signUpOverSignUp()
    expect(await codeOf(await owner.post('/api/account/verify', { token: first }))).toBe(
      '409 password-needed',
    )
    await owner.post('/api/account/verify', { token: first, password: chosen })
    expect(await statusWith(service, chosen)).toBe(200)
    expect(await statusWith(service, strangers)).toBe(401)
  })

  it('refuses a poor password without using up the link', async () => {
    const { service, owner, second } = await signUpOverSignUp()
    for (const poor of ['corta', '12345678']) {
      const answer = await owner.post('/api/account/verify', { token: second, password: poor })
      expect(await answer.json()).toMatchObject({ fields: [{ field: 'password' }] })
    }
    const answer = await owner.post('/api/account/verify', { token: second, password: chosen })
    expect(answer.status).toBe(204)
    expect(await statusWith(service, chosen)).toBe(200)
  })

  it('asks for nothing more in the browser that chose the last password', async () => {
    const { clock, service, owner } = await signUpOverSignUp()
    clock.pass(2 * minute)
    await signUp(owner, chosen)
    const token = await newestToken(service, email)
    expect((await owner.post('/api/account/verify', { token })).status).toBe(204)
    expect(await statusWith(service, chosen)).toBe(200)
    expect(await statusWith(service, strangers)).toBe(401)
  })
})

describe('a password that was chosen before the address was proven', () => {
  /** A stranger's sign-up; the owner follows its link against the mail's advice. */
  async function misled() {
    const { service } = await buildGoogle()
    const owner = service.browser()
    const stranger = service.browser('203.0.113.66')
    await signUp(stranger, strangers)
    await owner.post('/api/account/verify', { token: await newestToken(service, email) })
    expect((await signIn(stranger, strangers)).status).toBe(200)
    return { service, owner, stranger }
  }

  it('falls with its sessions when Google proves the address', async () => {
    const { owner, stranger } = await misled()
    await signInWithGoogle(owner, { email })
    expect(await whoIn(owner)).toBe(email)
    expect(await whoIn(stranger)).toBeNull()
    expect((await signIn(stranger, strangers)).status).toBe(401)
  })

  it('is told to have fallen, by mail', async () => {
    const { service, owner } = await misled()
    await signInWithGoogle(owner, { email })
    const mails = await mailsTo(service, email)
    const mail = mails.find(({ subject }) => subject.startsWith('La password'))
    expect(mail?.subject).toBe('La password del tuo account Margine non è più valida')
    expect(mail?.text).toContain('http://localhost:3000/password-dimenticata')
  })

  it('stays where the browser that chose it also followed the link', async () => {
    const { service } = await buildGoogle()
    const desk = service.browser()
    await signUp(desk, password)
    await desk.post('/api/account/verify', { token: await newestToken(service, email) })
    await signInWithGoogle(service.browser(), { email })
    expect(await statusWith(service, password)).toBe(200)
  })

  it('stays where the browser that followed the link then signed in with it', async () => {
    const { service } = await buildGoogle()
    const desk = service.browser()
    const phone = service.browser()
    await signUp(desk, password)
    await phone.post('/api/account/verify', { token: await newestToken(service, email) })
    expect((await signIn(phone, password)).status).toBe(200)
    await signInWithGoogle(service.browser(), { email })
    expect(await statusWith(service, password)).toBe(200)
  })
})

describe('a password that somebody chose in a browser that they then left', () => {
  it.each(departures)(
    'is not proven by the link that is followed there: %s',
    async (_how, leave) => {
      const { service } = await buildGoogle()
      const shared = await signedIn(service, 'ladro@example.it')
      await signUp(shared, strangers)
      await leave(shared)
      const token = await newestToken(service, email)
      expect((await shared.post('/api/account/verify', { token })).status).toBe(204)
      await signInWithGoogle(shared, { email })
      expect(await whoIn(shared)).toBe(email)
      expect(await statusWith(service, strangers)).toBe(401)
    },
  )
})

describe('a reset', () => {
  it('ends a Google account with authority too, which joins again when it signs in', async () => {
    const clock = stopClock()
    const { provider, service } = await buildGoogle({ [email]: { subject: '117' } })
    const predecessor = service.browser('203.0.113.66')
    await signInWithGoogle(predecessor, { email })
    clock.pass(minute)
    const owner = service.browser()
    await owner.post('/api/account/password-reset-mail', { email })
    const token = await newestToken(service, email)
    await owner.post('/api/account/password-reset', { token, password: chosen })
    provider.people.set('altrove@gmail.com', { subject: '117' })
    await signInWithGoogle(predecessor, { email: 'altrove@gmail.com' })
    expect(await whoIn(predecessor)).toBe('altrove@gmail.com')
    provider.people.set(email, { subject: '118' })
    await signInWithGoogle(owner, { email })
    expect(await whoIn(owner)).toBe(email)
    expect(await statusWith(service, chosen)).toBe(200)
  })
})

describe('what was saved under a password', () => {
  /** A person signs up, the link is followed in another browser, and they save something. */
  async function savedUnproven() {
    const service = await buildService()
    const phone = service.browser()
    const desk = service.browser('203.0.113.66')
    await signUp(desk, strangers)
    await phone.post('/api/account/verify', { token: await newestToken(service, email) })
    await signIn(desk, strangers)
    expect((await save(desk, tazza, 'chiave')).status).toBe(201)
    await desk.patch('/api/account/profile', { regime: 'forfettario' })
    return { service, phone, desk }
  }

  /** How many rows a table has of what people saved: each that names its owner but for what opens the account. */
  async function savedRows(service: Service): Promise<Record<string, number>> {
    const { introspection } = service.database.queries
    const ofPeople = (await introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .map(({ name }) => (name === 'save_keys' ? 'saveKeys' : name))
    const opening = ['ended_sessions', 'identities', 'mail_tokens', 'sessions']
    const saved = [...new Set(ofPeople)].filter((name) => !opening.includes(name)).sort()
    const counts = saved.map(async (name) => [
      name,
      (await rowsOf(service, name as keyof Schema)).length,
    ])
    return Object.fromEntries(await Promise.all(counts))
  }

  /** Chooses a new password by a mailed link in a browser, and answers the mail's text. */
  async function reset(service: Service, browser: Browser): Promise<string> {
    await browser.post('/api/account/password-reset-mail', { email })
    const [mail] = await mailsTo(service, email)
    const token = await newestToken(service, email)
    const answer = await browser.post('/api/account/password-reset', { token, password: chosen })
    expect(answer.status).toBe(204)
    await signIn(browser, chosen)
    return mail?.text ?? ''
  }

  const warning = /i calcoli e il profilo salvati finora vengono eliminati/

  it('that nobody knows the owner to have chosen falls with it, as the mail says', async () => {
    const { service, phone } = await savedUnproven()
    expect(await savedRows(service)).toEqual({ calculations: 1, profiles: 1, saveKeys: 1 })
    expect(await reset(service, phone)).toMatch(warning)
    expect(await savedRows(service)).toEqual({ calculations: 0, profiles: 0, saveKeys: 0 })
  })

  it('falls, and is said to, also where it is a profile alone', async () => {
    const { service, phone } = await savedUnproven()
    await service.database.queries.deleteFrom('calculations').execute()
    expect(await reset(service, phone)).toMatch(warning)
    expect(await savedRows(service)).toMatchObject({ profiles: 0 })
  })

  it('stays where the browser is signed in with it that chooses the next', async () => {
    const { service, desk } = await savedUnproven()
    await reset(service, desk)
    expect(await savedNames(desk)).toEqual([tazza.name])
    expect(await savedRows(service)).toEqual({ calculations: 1, profiles: 1, saveKeys: 1 })
  })

  it("falls where that browser is signed in to somebody else's account", async () => {
    const { service } = await savedUnproven()
    const other = await signedIn(service, 'marco@example.it')
    await reset(service, other)
    expect(await savedNames(other)).toEqual([])
  })

  it('stays where the password is proven, and nothing is said of it', async () => {
    const { service, phone } = await savedUnproven()
    await signIn(phone, strangers)
    await phone.post('/api/account/sign-out')
    expect(await reset(service, phone)).not.toMatch(warning)
    expect(await savedNames(phone)).toEqual([tazza.name])
  })

  /** A person signed in with Google has saved something; another browser resets the password. */
  async function resetOverGoogle(google: 'authoritative' | 'other') {
    const service = await buildService()
    const before = await visitAs(service, await addUser(service, email, { google }))
    await save(before, tazza, 'chiave')
    return { service, before }
  }

  it('in an account that only a Google account without authority opened falls, as the mail says', async () => {
    const { service } = await resetOverGoogle('other')
    const owner = service.browser()
    expect(await reset(service, owner)).toMatch(warning)
    expect(await savedNames(owner)).toEqual([])
    expect(await rowsOf(service, 'saveKeys')).toEqual([])
  })

  it('stays where that Google account is signed in where the password is chosen', async () => {
    const { service, before } = await resetOverGoogle('other')
    await reset(service, before)
    expect(await savedNames(before)).toEqual([tazza.name])
  })

  it('stays where a Google account with authority opened it', async () => {
    const { service } = await resetOverGoogle('authoritative')
    const owner = service.browser()
    expect(await reset(service, owner)).not.toMatch(warning)
    expect(await savedNames(owner)).toEqual([tazza.name])
  })

  it('falls when Google with authority throws that password out, as the mail says', async () => {
    const { service } = await buildGoogle()
    const desk = service.browser('203.0.113.66')
    const phone = service.browser()
    await signUp(desk, strangers)
    await phone.post('/api/account/verify', { token: await newestToken(service, email) })
    await signIn(desk, strangers)
    await save(desk, tazza, 'chiave')
    await desk.patch('/api/account/profile', { regime: 'forfettario' })
    await signInWithGoogle(phone, { email })
    expect(await savedRows(service)).toEqual({ calculations: 0, profiles: 0, saveKeys: 0 })
    const mails = await mailsTo(service, email)
    const told = mails.find(({ subject }) => subject.startsWith('La password'))
    expect(told?.text.replaceAll(/\s+/g, ' ')).toContain(
      'i calcoli e il profilo salvati fino ad allora sono stati eliminati',
    )
  })

  it('stays where Google with authority signs in at a browser that was signed in with it', async () => {
    const { service } = await buildGoogle()
    const desk = service.browser()
    await signUp(desk, password)
    await service
      .browser('203.0.113.9')
      .post('/api/account/verify', { token: await newestToken(service, email) })
    await signIn(desk, password)
    await save(desk)
    await signInWithGoogle(desk, { email })
    expect(await savedNames(desk)).toEqual([tazza.name])
  })

  it('is not spoken of where nothing was saved', async () => {
    const service = await buildService()
    const passwordHash = await service.accounts.hashes.hash(strangers, freely)
    await addUser(service, email, { passwordHash })
    expect(await reset(service, service.browser())).not.toMatch(warning)
  })
})

describe('a Google account without authority over an address', () => {
  const elsewhere = 'giulia@posta.example'

  it('that came first goes when the owner resets the password', async () => {
    const clock = stopClock()
    const { service } = await buildGoogle({ [elsewhere]: { subject: 'straniero' } })
    const stranger = service.browser('203.0.113.66')
    await signInWithGoogle(stranger, { email: elsewhere })
    expect(await whoIn(stranger)).toBe(elsewhere)
    const owner = service.browser()
    await owner.post('/api/account/password-reset-mail', { email: elsewhere })
    const token = await newestToken(service, elsewhere)
    await owner.post('/api/account/password-reset', { token, password: chosen })
    clock.pass(minute)
    expect(await whoIn(stranger)).toBeNull()
    expect(await signInWithGoogle(stranger, { email: elsewhere })).toBe(
      '/accesso-google#google-link-refused',
    )
    expect(await whoIn(stranger)).toBeNull()
  })

  it('goes with what was saved when one with authority signs in, as the mail says', async () => {
    const { provider, service } = await buildGoogle({ [elsewhere]: { subject: 'prima' } })
    const before = service.browser('203.0.113.66')
    await signInWithGoogle(before, { email: elsewhere })
    await save(before)
    provider.people.set(elsewhere, { subject: 'poi', hostedDomain: 'posta.example' })
    const owner = service.browser()
    await signInWithGoogle(owner, { email: elsewhere })
    expect(await whoIn(before)).toBeNull()
    expect(await savedNames(owner)).toEqual([])
    const [mail] = await mailsTo(service, elsewhere)
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Se finora accedevi con un altro account Google, quello non vale più e i calcoli e il profilo salvati fino ad allora sono stati eliminati',
    )
  })
})

describe('a verification link', () => {
  it('opened a second time says that the address is verified', async () => {
    const service = await buildService()
    const browser = service.browser()
    await signUp(browser, password)
    const token = await newestToken(service, email)
    await browser.post('/api/account/verify', { token })
    const again = await service.browser().post('/api/account/verify', { token })
    expect(again.status).toBe(410)
    expect(await again.json()).toMatchObject({
      code: 'already-verified',
      detail: "L'email è già verificata: puoi accedere.",
    })
  })

  it('says the same when another one, or Google, was quicker', async () => {
    const { service, owner, first, second } = await signUpOverSignUp()
    await signInWithGoogle(owner, { email })
    for (const token of [first, second])
      expect(await codeOf(await service.browser().post('/api/account/verify', { token }))).toBe(
        '410 already-verified',
      )
  })

  it('says so as well with a password typed, and a month after it expired', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = service.browser()
    await signUp(browser, password)
    const token = await newestToken(service, email)
    await browser.post('/api/account/verify', { token })
    clock.pass(30 * day)
    await service.sweep()
    const again = await browser.post('/api/account/verify', { token, password: chosen })
    expect(await codeOf(again)).toBe('410 already-verified')
    expect(await statusWith(service, chosen)).toBe(401)
  })

  it('tells nothing to whoever made it up', async () => {
    const service = await buildService()
    await signedIn(service, email)
    const answer = await service.browser().post('/api/account/verify', { token: 'x'.repeat(43) })
    expect(await codeOf(answer)).toBe('410 link-expired')
  })
})

describe('«Non sono stato io»', () => {
  const disown = (service: Service, token: string) =>
    service.browser().post('/api/account/disown', { token })

  it('removes an account that somebody else made with the address, and the mail still to go', async () => {
    const clock = stopClock()
    const service = await buildService()
    await signUp(service.browser('203.0.113.66'), strangers)
    const token = await newestToken(service, email)
    clock.pass(minute)
    await service.browser('203.0.113.66').post('/api/account/verification-mail', { email })
    expect((await disown(service, token)).status).toBe(204)
    expect(await rowsOf(service, 'users')).toEqual([])
    expect(await rowsOf(service, 'outbox')).toEqual([])
    expect(await mailsTo(service, email)).toHaveLength(1)
  })

  it('does nothing to an address that is verified', async () => {
    const service = await buildService()
    const browser = service.browser()
    await signUp(browser, password)
    const token = await newestToken(service, email)
    await browser.post('/api/account/verify', { token })
    expect(await codeOf(await disown(service, token))).toBe('410 already-verified')
    expect(await statusWith(service, password)).toBe(200)
  })

  it.each(['', 'x', '0'.repeat(43)])('takes no link that was made up: %j', async (token) => {
    const service = await buildService()
    await addUser(service, email, { emailVerifiedAt: null })
    expect(await codeOf(await disown(service, token))).toBe('410 link-expired')
    expect(await rowsOf(service, 'users')).toHaveLength(1)
  })
})

describe('the cookie that knows a browser', () => {
  const given = (answer: Response) =>
    answer.headers.getSetCookie().find((line) => line.includes('margine-browser'))

  it.each([
    [
      'http://localhost:3000',
      /^margine-browser=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    ],
    [
      'https://margine.example',
      /^__Host-margine-browser=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ],
  ])('is for the server alone, at %s', async (APP_URL, line) => {
    const service = await buildService({ APP_URL })
    expect(given(await signUp(service.browser(), password))).toMatch(line)
  })

  it('stays the same for a week, but not one that is none of ours', async () => {
    const clock = stopClock()
    const service = await buildService()
    const browser = service.browser()
    const first = given(await signUp(browser, password))
    clock.pass(minute)
    expect(given(await signUp(browser, password))).toBe(first)
    browser.cookies.set('margine-browser', '')
    clock.pass(minute)
    expect(given(await signUp(browser, password))).toMatch(/=[\w-]{43};/)
  })

  it.each(departures)('goes with whoever leaves %s', async (_how, leave) => {
    const browser = await signedIn(await buildService())
    await signUp(browser, password)
    expect([...browser.cookies.keys()]).toContain('margine-browser')
    await leave(browser)
    expect([...browser.cookies.keys()]).not.toContain('margine-browser')
  })
})

describe('an address that nobody verifies', () => {
  it('is forgotten seven days after it was last signed up; one that is verified is kept', async () => {
    const clock = stopClock()
    const service = await buildService()
    await register(service, 'verificata@example.it')
    const browser = service.browser()
    await signUp(browser, password)
    clock.pass(3 * day)
    await signUp(browser, password)
    clock.pass(7 * day - 1)
    await service.sweep()
    expect(await rowsOf(service, 'users')).toHaveLength(2)
    clock.pass(1)
    await service.sweep()
    expect(await rowsOf(service, 'users')).toMatchObject([{ email: 'verificata@example.it' }])
  })
})

describe('an address', () => {
  it('that is longer than any once its signs are written out is refused', async () => {
    const service = await buildService()
    const ligatures = `${'\ufb03'.repeat(200)}@example.it`
    const answer = await service
      .browser()
      .post('/api/account/sign-up', { email: ligatures, password })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      fields: [{ field: 'email', detail: 'Scrivi un indirizzo email valido.' }],
    })
    expect(await rowsOf(service, 'users')).toEqual([])
  })
})
