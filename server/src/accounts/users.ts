import type { Database } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { requestMail } from '../mail/outbox.ts'
import type { SignedIn } from './user.ts'
import {
  dateUnverified,
  deleteUnverified,
  deleteUser,
  lockSignedIn,
  rehashPassword,
} from './user-table.ts'

export interface Credentials {
  id: string
  passwordHash: string | null
  emailVerified: boolean
}

const day = 24 * 60 * 60_000

/** How long an address may wait to be verified. */
const unverifiedLifetime = 7 * day

/** The people who have an account. `address.ts` says how one comes to be. */
export class Users {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** What a sign-in with a password is checked against. */
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

  /** Stores a hash made with today's parameters, unless the password has changed meanwhile. */
  async rehash(id: string, outdated: string, current: string): Promise<void> {
    await rehashPassword(this.#database.queries, id, outdated, current)
  }

  /**
   * Removes a user and, with it, everything of theirs, the mails still to be sent included; false where they are not signed in
   * any more. One mail says so.
   */
  remove(signedIn: SignedIn): Promise<boolean> {
    return this.#database.queries.transaction().execute(async (queries) => {
      const user = await lockSignedIn(queries, signedIn)
      if (user === undefined) return false
      await deleteUser(queries, user.id)
      await requestMail(queries, { kind: 'accountDeleted', email: user.email })
      return true
    })
  }

  /** Deletes the users who were not verified in time; a sign-up ahead of the clock counts from now. */
  async sweep(signal?: AbortSignal): Promise<void> {
    await dateUnverified(this.#database.queries)
    await inBatches(
      () => deleteUnverified(this.#database.queries, Date.now() - unverifiedLifetime),
      signal,
    )
  }
}
