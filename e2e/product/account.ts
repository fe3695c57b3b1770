import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ShownMail } from '@margine/contract'

export interface Person {
  email: string
  password: string
}

/** A person with an account. */
export interface User extends Person {
  id: string
}

/** A person without an account. */
export const newPerson = (): Person => ({
  email: `maria.rossi-${randomUUID().slice(0, 8)}@posta.example`,
  password: `Un cavallo giallo ${randomUUID().slice(0, 4)}`,
})

/** What stands before the @, as the header shows it. */
export const localPart = ({ email }: Person) => email.slice(0, email.lastIndexOf('@'))

/** Where a browser of ours stands: in front of which server, and with which address. */
export interface Standpoint {
  url: string
  clientAddress: string
}

/** Asks the server for something as its own pages do. */
async function post({ url, clientAddress }: Standpoint, path: string, body: object) {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': clientAddress,
      Origin: url,
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

const longestWait = 10_000
const betweenLooks = 30

/** The newest mail to an address that is about something. It is written a moment after it was asked for. */
export async function mailTo(url: string, email: string, about: RegExp): Promise<ShownMail> {
  const giveUpAt = Date.now() + longestWait
  while (Date.now() < giveUpAt) {
    const answer = await fetch(new URL('/api/outbox', url))
    const mails = (await answer.json()) as ShownMail[]
    const found = mails.find(({ to, subject }) => to === email && about.test(subject))
    if (found !== undefined) return found
    await pause(betweenLooks)
  }
  throw new Error(`No mail to ${email} about ${about}`)
}

/** The address a mail leads to. */
export function linkIn({ text }: ShownMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No link in: ${text}`)
  return link
}

const tokenIn = (mail: ShownMail) => new URL(linkIn(mail)).hash.slice(1).split('&')[0]

/** Signs a person up, and stops there: the address is not verified. */
export async function signUp(standpoint: Standpoint, person = newPerson()): Promise<Person> {
  await post(standpoint, '/api/account/sign-up', person)
  return person
}

/** Verifies the address a mail went to. */
async function verify(standpoint: Standpoint, mail: ShownMail): Promise<void> {
  await post(standpoint, '/api/account/verify', { token: tokenIn(mail) })
}

/** The subject of the mail with a link that verifies an address. */
export const aboutVerifying = /^Verifica la tua email/

/** Signs a person up and verifies the address. */
export async function register(standpoint: Standpoint, person = newPerson()): Promise<Person> {
  await signUp(standpoint, person)
  await verify(standpoint, await mailTo(standpoint.url, person.email, aboutVerifying))
  return person
}

/** The state of a browser with a session, for `browser.newContext({ storageState })`. */
export async function signedInState(standpoint: Standpoint, person: Person) {
  const answer = await post(standpoint, '/api/account/sign-in', person)
  const [name, value] = answer.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? []
  if (name === undefined || value === undefined) throw new Error('No cookie came')
  const cookie = {
    name,
    value,
    domain: new URL(standpoint.url).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
  return { cookies: [cookie], origins: [] }
}
