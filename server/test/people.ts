import { randomUUID } from 'node:crypto'
import type { ShownMail } from '@margine/contract'
import { hashToken } from '../src/accounts/secret-token.ts'
import type { SignedIn } from '../src/accounts/user.ts'
import type { Schema } from '../src/db/schema.ts'
import type { Browser } from './browser.ts'
import type { Service } from './build-app.ts'

export const password = 'un cavallo corretto'

/** The quick hash of that password. */
const passwordHash =
  '$argon2id$v=19$m=8,t=1,p=1$8cspZPk/zHkvKYr7TRM+7A$0ohB3C/gKst/HaElfOQFmAv2Fsc/THcsCtFNP4m/K/k'

/** Everything sent so far, newest first, as the outbox page shows it. */
export async function mailsOf(service: Service): Promise<ShownMail[]> {
  await service.worker.drain()
  const answer = await service.browser('127.0.0.1').get('/api/outbox')
  return (await answer.json()) as ShownMail[]
}

/** What was sent to an address, newest first. */
export async function mailsTo(service: Service, email: string): Promise<ShownMail[]> {
  return (await mailsOf(service)).filter(({ to }) => to === email)
}

/** The token in the newest link that was sent to an address; mails of changes, which may leave at the same moment, have none. */
export async function newestToken(service: Service, email: string): Promise<string> {
  const mails = await mailsTo(service, email)
  const [token] = mails.flatMap(({ text }) => text.match(/#([\w-]+)/)?.[1] ?? [])
  if (token === undefined) throw new Error(`no link was sent to ${email}`)
  return token
}

/** A user with that password, proven and verified. Returns the id. */
export function register(service: Service, email: string): Promise<string> {
  return addUser(service, email, { passwordHash, passwordProvenAt: Date.now() })
}

/** Registers a user, and returns a browser in which they are signed in. */
export async function signedIn(service: Service, email = 'giulia@example.it'): Promise<Browser> {
  return visitAs(service, await register(service, email))
}

/** Another browser in which a registered user is signed in. */
export async function signIn(service: Service, email: string): Promise<Browser> {
  const browser = service.browser()
  const answer = await browser.post('/api/account/sign-in', { email, password })
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`)
  return browser
}

/** A user written straight to the tables, for tests that are not about signing up. Returns the id. */
export async function addUser(
  { database }: Service,
  email: string,
  traits: Partial<
    Pick<Schema['users'], 'emailVerifiedAt' | 'passwordHash' | 'passwordProvenAt'>
  > & {
    /** With a Google account too, which has authority over the address or not. */
    google?: 'authoritative' | 'other'
  } = {},
): Promise<string> {
  const {
    google,
    emailVerifiedAt = Date.now(),
    passwordHash = null,
    passwordProvenAt = null,
  } = traits
  const id = randomUUID()
  const createdAt = Date.now()
  await database.queries
    .insertInto('users')
    .values({ id, email, emailVerifiedAt, passwordHash, passwordProvenAt, createdAt })
    .execute()
  if (google !== undefined)
    await database.queries
      .insertInto('identities')
      .values({
        issuer: 'https://accounts.google.com',
        subject: id,
        userId: id,
        authoritative: google === 'authoritative' ? 1 : 0,
        createdAt,
      })
      .execute()
  return id
}

/** A session of a user's, as signing in begins one. */
export async function beginSession(service: Service, userId: string): Promise<string> {
  const token = await service.accounts.sessions.begin(userId, undefined)
  if (token === null) throw new Error('there is no such user')
  return token
}

/** A signed-in person, as their requests name them. */
export const signedInAs = async (service: Service, userId: string): Promise<SignedIn> => ({
  id: userId,
  session: hashToken(await beginSession(service, userId)),
})

/** Deletes an account as its owner does. */
export const deleteAccount = async (service: Service, userId: string): Promise<boolean> =>
  service.accounts.users.remove(await signedInAs(service, userId))

/** A browser with a session of a user, however they would sign in. */
export async function visitAs(service: Service, userId: string): Promise<Browser> {
  const browser = service.browser()
  const token = await beginSession(service, userId)
  service.secrets.note(token)
  browser.cookies.set('margine', token)
  return browser
}

/** Who the server says is signed in. */
export async function whoIn(browser: Browser): Promise<string | null> {
  const answer = await browser.get('/api/account/session')
  const { user } = (await answer.json()) as { user: { email: string } | null }
  return user?.email ?? null
}
