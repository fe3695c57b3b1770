import { hash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CalculationFormData, calculate, defaultFormData } from '@margine/engine'
import type { BrowserContextOptions } from '@playwright/test'
import { newPerson, type Person, type User } from './account.ts'

/** A password with a hash at hand: a new hash for every test would cost more than the test. */
const password = 'Un cavallo giallo e uno blu'
const passwordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$hkjaQWR1Om1lesxf9tDI6g$NMSAK0YWJoiv+gAVRi+6rm+n80uvR/xN/tCCMeV3dxY'

/** The cookie of a session. */
const sessionCookie = (value: string) => ({
  name: 'margine',
  value,
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Lax' as const,
})

export type Session = ReturnType<typeof sessionCookie>

/** The state of a browser with a session, for `browser.newContext({ storageState })`. */
export const stateOf = (session: Session) =>
  ({ cookies: [session], origins: [] }) satisfies BrowserContextOptions['storageState']

/** A sale that has a result, whatever is changed beside cost and price. */
export const someSale: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  prezzoVendita: '39,90',
  categoria: 'home',
}

/** A sale's result; throws where it has none. */
export function resultOf(form: CalculationFormData) {
  const calculation = calculate(form)
  if (!calculation.ok) throw new Error('A sale without a result')
  return calculation.result
}

/**
 * The data of a server under test, changed behind its back: people, sessions and calculations that a
 * test begins with are there at once, where the pages would take seconds and a mail for them.
 */
export class PreparedData {
  readonly #file: string

  constructor(dataFolder: string) {
    this.#file = join(dataFolder, 'margine.sqlite')
  }

  /** A person with a verified address and no session. */
  addPerson(email = newPerson().email): User {
    const id = randomUUID()
    this.change(
      'INSERT INTO users (id, email, email_verified_at, password_hash, created_at) VALUES (?, ?, ?, ?, ?)',
      id,
      email,
      Date.now(),
      passwordHash,
      Date.now(),
    )
    return { id, email, password }
  }

  /** Signs a person in on one more device. */
  signIn({ email }: Person): Session {
    const token = randomBytes(32).toString('base64url')
    this.change(
      'INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at) SELECT ?, id, ?, ? FROM users WHERE email = ?',
      hash('sha256', token, 'base64url'),
      Date.now(),
      Date.now(),
      email,
    )
    return sessionCookie(token)
  }

  /** Saves a calculation, as the server does or with other data in it; each is newer than the one before. */
  save(
    { email }: Person,
    name: string,
    formData = someSale,
    data: object = { name, formData, result: resultOf(formData) },
  ): void {
    this.change(
      `INSERT INTO calculations (id, user_id, slot, calculation_data, created_at)
        SELECT ?, id, 1 + saved, ?, ? + saved
        FROM (SELECT id, email, (SELECT count(*) FROM calculations WHERE user_id = users.id) AS saved FROM users)
        WHERE email = ?`,
      randomUUID(),
      JSON.stringify(data),
      Date.now() - 1000,
      email,
    )
  }

  removeSaved({ email }: Person): void {
    this.change(
      'DELETE FROM calculations WHERE user_id = (SELECT id FROM users WHERE email = ?)',
      email,
    )
  }

  change(sql: string, ...parameters: (string | number)[]): void {
    const database = new DatabaseSync(this.#file, { timeout: 5000 })
    try {
      // What is lost with the machine is no test's business, and waiting for the disk is.
      database.exec('PRAGMA synchronous = OFF')
      database.prepare(sql).run(...parameters)
    } finally {
      database.close()
    }
  }
}
