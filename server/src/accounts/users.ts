import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import { holdUser } from './hold-user.ts'
import { redeemMailToken, voidMailTokens } from './mail-tokens.ts'
import { hashToken } from './secret-token.ts'

export interface Credentials {
  id: string
  passwordHash: string | null
  emailVerified: boolean
}

/** The people who have an account, and what changes one. */
export class Users {
  readonly #database: Database
  readonly #now: () => number

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** What signing in with a password is checked against. */
  async credentialsOf(email: string): Promise<Credentials | null> {
    const row = await this.#database.queries
      .selectFrom('users')
      .select(['id', 'passwordHash', 'emailVerifiedAt'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (row === undefined) return null
    return {
      id: row.id,
      passwordHash: row.passwordHash,
      emailVerified: row.emailVerifiedAt !== null,
    }
  }

  /**
   * Registers an address, or gives an unverified one a new password and ends the links it was sent.
   * An address that is verified stays as it is. Each case runs the same statements, so that none
   * can be told from another by its time.
   */
  async signUp(email: string, passwordHash: string, queries: Kysely<Schema>): Promise<void> {
    const unverified = queries
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('emailVerifiedAt', 'is', null)
    await holdUser(queries, { email })
    await queries.deleteFrom('mailTokens').where('userId', 'in', unverified).execute()
    await queries
      .insertInto('users')
      .values({
        id: randomUUID(),
        email,
        emailVerifiedAt: null,
        passwordHash,
        createdAt: this.#now(),
      })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ passwordHash })
          .where('users.emailVerifiedAt', 'is', null),
      )
      .execute()
  }

  /** Stores a hash made with today's parameters, unless the password has changed meanwhile. */
  async rehash(id: string, outdated: string, current: string): Promise<void> {
    await this.#database.queries
      .updateTable('users')
      .set({ passwordHash: current })
      .where('id', '=', id)
      .where('passwordHash', '=', outdated)
      .execute()
  }

  /** Verifies the address a link was sent to. False when the link is not good (any more). */
  async verifyByLink(token: string): Promise<boolean> {
    const now = this.#now()
    return this.#database.queries.transaction().execute(async (queries) => {
      const userId = await redeemMailToken(queries, token, 'verification', now)
      if (userId === null) return false
      await queries
        .updateTable('users')
        .set({ emailVerifiedAt: now })
        .where('id', '=', userId)
        .where('emailVerifiedAt', 'is', null)
        .execute()
      return true
    })
  }

  /** Whose password a reset link is for, or null when it is not good (any more). */
  async emailOfResetLink(token: string): Promise<string | null> {
    const row = await this.#database.queries
      .selectFrom('mailTokens')
      .innerJoin('users', 'users.id', 'mailTokens.userId')
      .select('users.email')
      .where('mailTokens.tokenHash', '=', hashToken(token))
      .where('mailTokens.purpose', '=', 'passwordReset')
      .where('mailTokens.expiresAt', '>', this.#now())
      .executeTakeFirst()
    return row?.email ?? null
  }

  /**
   * Sets the password a reset link asks for, and ends every session and link of the user. Whoever
   * holds the link reads the mail, so the address is verified too. False when the link is not good.
   */
  async resetPasswordByLink(token: string, passwordHash: string): Promise<boolean> {
    const now = this.#now()
    return this.#database.queries.transaction().execute(async (queries) => {
      const userId = await redeemMailToken(queries, token, 'passwordReset', now)
      if (userId === null) return false
      await queries
        .updateTable('users')
        .set((row) => ({
          passwordHash,
          emailVerifiedAt: row.fn.coalesce('emailVerifiedAt', row.val(now)),
        }))
        .where('id', '=', userId)
        .execute()
      await queries.deleteFrom('sessions').where('userId', '=', userId).execute()
      await voidMailTokens(queries, userId, 'verification')
      await voidMailTokens(queries, userId, 'passwordReset')
      return true
    })
  }

  /** Removes a user and, with it, everything of theirs, the mails still to be sent included. */
  async remove(id: string): Promise<void> {
    await this.#database.queries.transaction().execute(async (queries) => {
      await holdUser(queries, { id })
      const theirs = queries.selectFrom('users').select('email').where('id', '=', id)
      await queries.deleteFrom('outbox').where('email', 'in', theirs).execute()
      await queries.deleteFrom('users').where('id', '=', id).execute()
    })
  }
}
