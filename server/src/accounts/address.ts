import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema, UserRow } from '../db/schema.ts'
import { hashBrowser } from './browser-cookie.ts'
import { holdUser } from './hold-user.ts'
import { endMailTokens, findMailToken, type MailPurpose } from './mail-tokens.ts'
import { hashToken } from './secret-token.ts'
import { deleteUser } from './users.ts'

/** What following a link came to. `alreadyVerified` is told only to whoever holds a link that was once good. */
export type Followed = 'done' | 'expired' | 'alreadyVerified'

/** Who follows a verification link. */
export interface Follower {
  /** The browser's token. */
  browser: string
  /** The hash of the password typed on the link's page, where one was. */
  passwordHash?: string
}

/** A link, and the user it is for, whose row nobody else changes until the transaction ends. */
interface HeldLink {
  user: UserRow
  ended: boolean
}

/**
 * An address on its way to being somebody's: the transitions of docs/accounts.md that begin with a
 * sign-up or a mailed link. Each locks the user's row before anything that hangs on it.
 */
export class Addresses {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /**
   * Registers an address; one that waits for verification gets this password instead, and is contested
   * when another browser asks. One that is verified stays as it is. Each case runs the same statements,
   * so that none can be told from another by its time.
   */
  async signUp(
    email: string,
    passwordHash: string,
    browser: string,
    queries: Kysely<Schema>,
  ): Promise<void> {
    const now = this.#now()
    const browserHash = hashBrowser(browser, email)
    await queries
      .insertInto('users')
      .values({
        id: randomUUID(),
        email,
        emailVerifiedAt: null,
        passwordHash,
        browserHash,
        createdAt: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet((row) => ({
            passwordHash,
            browserHash,
            createdAt: now,
            contested: row
              .case()
              .when('users.browserHash', '=', browserHash)
              .then(row.ref('users.contested'))
              .else(row.val<0 | 1>(1))
              .end(),
          }))
          .where('users.emailVerifiedAt', 'is', null),
      )
      .execute()
    const waiting = queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('emailVerifiedAt', 'is', null)
    await queries
      .updateTable('mailTokens')
      .set({ endedAt: now })
      .where('userId', 'in', waiting)
      .where('purpose', '=', 'verification')
      .where('endedAt', 'is', null)
      .execute()
  }

  /** Where a link was sent, or null when it is not good (any more). */
  async ofLink(token: string, purpose: MailPurpose): Promise<string | null> {
    const row = await this.#database.queries
      .selectFrom('users')
      .innerJoin('mailTokens', 'users.id', 'mailTokens.userId')
      .select('users.email')
      .where('mailTokens.tokenHash', '=', hashToken(token))
      .where('mailTokens.purpose', '=', purpose)
      .where('mailTokens.expiresAt', '>', this.#now())
      .where('mailTokens.endedAt', 'is', null)
      .executeTakeFirst()
    return row?.email ?? null
  }

  /**
   * Verifies the address a link was sent to. The waiting password becomes the account's; where several
   * browsers chose one, only if this one chose the last. Otherwise a password has to be typed with the
   * link (`passwordNeeded`, and nothing has changed), which then is the account's.
   */
  verify(token: string, { browser, passwordHash }: Follower): Promise<Followed | 'passwordNeeded'> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const held = await this.#hold(queries, token, 'verification')
      if (held === null || held.ended || held.user.emailVerifiedAt !== null) return over(held)
      const { user } = held
      const browserHash = hashBrowser(browser, user.email)
      const choseIt = user.browserHash === browserHash
      if (passwordHash === undefined && !choseIt && user.contested === 1) return 'passwordNeeded'

      const now = this.#now()
      const proven = passwordHash !== undefined || choseIt
      await queries
        .updateTable('users')
        .set({
          ...(passwordHash !== undefined && { passwordHash }),
          emailVerifiedAt: now,
          passwordProvenAt: proven ? now : null,
          browserHash: proven ? null : browserHash,
          contested: 0,
        })
        .where('id', '=', user.id)
        .execute()
      return 'done'
    })
  }

  /** Removes an account that somebody else made with the address of whoever holds its verification link. */
  disown(token: string): Promise<Followed> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const held = await this.#hold(queries, token, 'verification')
      if (held === null || held.ended || held.user.emailVerifiedAt !== null) return over(held)
      await deleteUser(queries, held.user.id)
      return 'done'
    })
  }

  /**
   * Sets the password a reset link asks for: the account is now whose mail it is. Every session, reset
   * link and Google account goes; one with authority over the address joins again at its next sign-in.
   */
  resetPassword(token: string, passwordHash: string): Promise<'done' | 'expired'> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const held = await this.#hold(queries, token, 'passwordReset')
      if (held === null || held.ended) return 'expired'
      const { id, emailVerifiedAt } = held.user
      const now = this.#now()
      await queries
        .updateTable('users')
        .set({
          passwordHash,
          passwordProvenAt: now,
          browserHash: null,
          contested: 0,
          emailVerifiedAt: emailVerifiedAt ?? now,
        })
        .where('id', '=', id)
        .execute()
      await queries.deleteFrom('sessions').where('userId', '=', id).execute()
      await queries.deleteFrom('identities').where('userId', '=', id).execute()
      await endMailTokens(queries, id, 'passwordReset', now)
      return 'done'
    })
  }

  /** Notes a right password that comes from the very browser which had followed the verification link. */
  async provePassword(
    email: string,
    passwordHash: string,
    browser: string | undefined,
  ): Promise<void> {
    if (browser === undefined) return
    await this.#database.queries
      .updateTable('users')
      .set({ passwordProvenAt: this.#now(), browserHash: null })
      .where('email', '=', email)
      .where('passwordHash', '=', passwordHash)
      .where('emailVerifiedAt', 'is not', null)
      .where('browserHash', '=', hashBrowser(browser, email))
      .execute()
  }

  async #hold(
    queries: Kysely<Schema>,
    token: string,
    purpose: MailPurpose,
  ): Promise<HeldLink | null> {
    const sent = await findMailToken(queries, token, purpose)
    if (sent === undefined) return null
    const user = await holdUser(this.#database, queries, sent.userId)
    // Once more: whoever held the row meanwhile may have ended it.
    const found = await findMailToken(queries, token, purpose)
    if (user === undefined || found === undefined) return null
    return { user, ended: found.endedAt !== null || found.expiresAt <= this.#now() }
  }
}

/** What to say of a verification link that does nothing any more. */
const over = (held: HeldLink | null): Followed =>
  held !== null && held.user.emailVerifiedAt !== null ? 'alreadyVerified' : 'expired'
