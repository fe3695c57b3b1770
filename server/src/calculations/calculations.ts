import { createHash, randomUUID } from 'node:crypto'
import type { CalculationData } from '@margine/contract'
import type { Kysely } from 'kysely'
import { lockUser } from '../accounts/user-table.ts'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Calculation, StoredCalculation } from './calculation.ts'
import { KeyedMutex } from './mutex.ts'
import { keepKey, sweepKeys } from './save-keys.ts'
import { type Asked, findSlot, type Saving } from './slot.ts'
import { WriteLimit } from './write-limit.ts'

interface Row {
  id: string
  calculation_data: string
  created_at: number
}

/** What people saved. Whose it is stands in every question. */
export class Calculations {
  readonly #database: Database
  readonly #saves = new KeyedMutex()
  readonly #writes: WriteLimit
  readonly #list: (parameters: readonly unknown[]) => Promise<Row[]>

  constructor(database: Database) {
    this.#database = database
    this.#writes = new WriteLimit()
    this.#list = database.prepare('calculations-of-user', listQuery(database))
  }

  /** Everything a user saved, newest first. One statement. */
  async listOf(userId: string): Promise<StoredCalculation[]> {
    const rows = await this.#list([userId])
    return rows.map((row) => ({
      id: row.id,
      userId,
      calculationData: row.calculation_data,
      createdAt: row.created_at,
    }))
  }

  /**
   * Puts a calculation into a free slot. Sent again with the same key it takes no other slot and
   * answers as it did, even when the slots are full or that calculation was deleted since.
   *
   * @throws TooMany where the user writes too much
   */
  save(userId: string, data: CalculationData, key: string | undefined): Promise<Saving> {
    const asked = { userId, data, key, fingerprint: fingerprintOf(data) }
    return this.#saves.run(userId, async () => {
      // What needs no slot is answered without a lock: many who ask at once would queue for it.
      const found = await findSlot(this.#database.queries, asked)
      if (found.kind !== 'free') return found
      this.#writes.count(userId)
      return this.#database.queries.transaction().execute((queries) => this.#take(queries, asked))
    })
  }

  async #take(queries: Kysely<Schema>, asked: Asked): Promise<Saving> {
    const { userId, data, key, fingerprint } = asked
    if ((await lockUser(queries, userId)) === undefined) return { kind: 'gone' }
    const found = await findSlot(queries, asked)
    if (found.kind !== 'free') return found
    const { slot } = found
    const id = randomUUID()
    const createdAt = Date.now()
    const calculation = { id, userId, calculationData: JSON.stringify(data), createdAt }
    await queries
      .insertInto('calculations')
      .values({ ...calculation, slot })
      .execute()
    if (key !== undefined)
      await keepKey(queries, { userId, key, fingerprint, calculationId: id, createdAt })
    return { kind: 'saved', calculation }
  }

  /**
   * Replaces a calculation of the user's by another; null when it is not there.
   *
   * @throws TooMany where the user writes too much
   */
  async replace(userId: string, id: string, data: CalculationData): Promise<Calculation | null> {
    this.#writes.count(userId)
    const createdAt = Date.now()
    const { numUpdatedRows } = await this.#database.queries
      .updateTable('calculations')
      .set({ calculationData: JSON.stringify(data), createdAt })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    return { id, userId, calculationData: data, createdAt }
  }

  /** False when there is no such calculation of the user's. @throws TooMany where the user writes too much */
  async remove(userId: string, id: string): Promise<boolean> {
    this.#writes.count(userId)
    const { numDeletedRows } = await this.#database.queries
      .deleteFrom('calculations')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }

  /** Forgets the keys nobody sends again. */
  async sweep(signal?: AbortSignal): Promise<void> {
    await sweepKeys(this.#database, signal)
  }
}

function listQuery({ queries }: Database) {
  return queries
    .selectFrom('calculations')
    .select(['id', 'calculationData', 'createdAt'])
    .where('userId', '=', '?')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .$castTo<Row>()
    .compile()
}

/** The same request, however it was written: all that was asked for, without the result that we add. */
const fingerprintOf = ({ result: _, ...asked }: CalculationData) =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
