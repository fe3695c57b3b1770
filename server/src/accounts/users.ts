import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import type { Schema } from '../db/schema.ts'
import { holdUser } from './hold-user.ts'

export interface Credentials {
  id: string
  passwordHash: string | null
  emailVerified: boolean
  /** Whether whoever reads the address's mail is known to have chosen the password. */
  passwordProven: boolean
}

const day = 24 * 60 * 60_000

/** How long an address may wait to be verified. */
const unverifiedLifetime = 7 * day

/** The people who have an account. How one comes to be, {@link Addresses} says. */
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
      .select(['id', 'passwordHash', 'emailVerifiedAt', 'passwordProvenAt'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (row === undefined) return null
    return {
      id: row.id,
      passwordHash: row.passwordHash,
      emailVerified: row.emailVerifiedAt !== null,
      passwordProven: row.passwordProvenAt !== null,
    }
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

  /** Removes a user and, with it, everything of theirs, the mails still to be sent included. */
  async remove(id: string): Promise<void> {
    await this.#database.queries.transaction().execute(async (queries) => {
      await holdUser(this.#database, queries, id)
      await deleteUser(queries, id)
    })
  }

  /** Forgets the addresses that nobody verified in time. */
  async sweep(signal?: AbortSignal): Promise<void> {
    const { queries, skippingHeld } = this.#database
    await inBatches(
      () =>
        queries
          .deleteFrom('users')
          .where('id', 'in', (rows) =>
            rows
              .selectFrom('users')
              .select('id')
              .where('emailVerifiedAt', 'is', null)
              .where('createdAt', '<=', this.#now() - unverifiedLifetime)
              .limit(batchSize)
              .modifyEnd(skippingHeld),
          )
          .executeTakeFirst(),
      signal,
    )
  }
}

/** Deletes a user inside a transaction: see {@link Users.remove}. */
export async function deleteUser(queries: Kysely<Schema>, id: string): Promise<void> {
  const theirs = queries.selectFrom('users').select('email').where('id', '=', id)
  await queries.deleteFrom('outbox').where('email', 'in', theirs).execute()
  await queries.deleteFrom('users').where('id', '=', id).execute()
}
