import {
  changedProfile,
  type OwnData,
  type ProfileChange,
  type SellerProfile,
} from '@margine/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import { isoMoment } from '../db/moments.ts'
import type { Schema } from '../db/schema.ts'
import { WriteLimit } from '../http/write-limit.ts'
import type { SignedIn } from './user.ts'
import { lockSignedIn } from './user-table.ts'

/** A profile as it is stored: JSON, and when it was written, in epoch milliseconds. */
export interface StoredProfile {
  profile: string
  updatedAt: number
}

const profileOf = (queries: Kysely<Schema>, userId: string): Promise<StoredProfile | undefined> =>
  queries
    .selectFrom('profiles')
    .select(['profile', 'updatedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()

/** What sellers' new calculations begin with. Every query names its owner. */
export class Profiles {
  readonly #database: Database
  readonly #writes = new WriteLimit()

  constructor(database: Database) {
    this.#database = database
  }

  /** The profile of a user; undefined where they have said nothing. */
  of(userId: string): Promise<StoredProfile | undefined> {
    return profileOf(this.#database.queries, userId)
  }

  /**
   * Changes the profile of whoever is signed in, and answers it whole; null when their session has ended. What another
   * page has changed since this one was drawn stays.
   *
   * @throws TooMany where the user writes too much
   */
  change(user: SignedIn, change: ProfileChange): Promise<SellerProfile | null> {
    this.#writes.count(user.id)
    return this.#database.queries.transaction().execute(async (queries) => {
      if ((await lockSignedIn(queries, user)) === undefined) return null
      const stored = await profileOf(queries, user.id)
      const profile = changedProfile(JSON.parse(stored?.profile ?? '{}'), change)
      const written = { profile: JSON.stringify(profile), updatedAt: Date.now() }
      await queries
        .insertInto('profiles')
        .values({ userId: user.id, ...written })
        .onConflict((conflict) => conflict.column('userId').doUpdateSet(written))
        .execute()
      return profile
    })
  }
}

/** A profile for its owner to read, among all that is kept of them. */
export const presentProfile = (stored: StoredProfile | undefined): OwnData['profile'] =>
  stored === undefined
    ? null
    : {
        profile: JSON.parse(stored.profile),
        updatedAt: isoMoment(stored.updatedAt),
      }
