import type { OwnData, SellerProfile } from '@margine/contract'
import type { Database } from '../db/database.ts'
import { WriteLimit } from '../http/write-limit.ts'
import type { SignedIn } from './user.ts'
import { stillSignedIn } from './user-table.ts'

/** A profile as it is stored: JSON, and when it was written, in epoch milliseconds. */
export interface StoredProfile {
  profile: string
  updatedAt: number
}

/** What sellers' new calculations begin with. Every query names its owner. */
export class Profiles {
  readonly #database: Database
  readonly #writes = new WriteLimit()

  constructor(database: Database) {
    this.#database = database
  }

  /** The profile of a user; undefined where they have said nothing. */
  of(userId: string): Promise<StoredProfile | undefined> {
    return this.#database.queries
      .selectFrom('profiles')
      .select(['profile', 'updatedAt'])
      .where('userId', '=', userId)
      .executeTakeFirst()
  }

  /**
   * Replaces the profile of whoever is signed in. False when their session has ended.
   *
   * @throws TooMany where the user writes too much
   */
  async replace(user: SignedIn, profile: SellerProfile): Promise<boolean> {
    this.#writes.count(user.id)
    const { queries } = this.#database
    const written = { profile: JSON.stringify(profile), updatedAt: Date.now() }
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('profiles')
      .columns(['userId', 'profile', 'updatedAt'])
      .expression(({ val }) =>
        stillSignedIn(queries, user).select([
          'users.id as userId',
          val(written.profile).as('profile'),
          val(written.updatedAt).as('updatedAt'),
        ]),
      )
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(written))
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
}

/** A profile for its owner to read, among all that is kept of them. */
export const presentProfile = (stored: StoredProfile | undefined): OwnData['profile'] =>
  stored === undefined
    ? null
    : {
        profile: JSON.parse(stored.profile),
        updatedAt: new Date(stored.updatedAt).toISOString(),
      }
