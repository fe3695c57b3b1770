import { createHash, randomUUID } from 'node:crypto'
import type { CalculationData } from '@margine/contract'
import type { SignedIn } from '../accounts/user.ts'
import { stillSignedIn } from '../accounts/user-table.ts'
import type { Database } from '../db/database.ts'
import type { Slot } from '../db/schema.ts'
import { WriteLimit } from '../http/write-limit.ts'
import type { Calculation, StoredCalculation } from './calculation.ts'
import { KeyedMutex } from './mutex.ts'
import { keepKey, keysOf, type SaveKey, sweepKeys } from './save-keys.ts'
import { type Asked, type Saving, slotFinder, takeSlot } from './slot.ts'

interface Row {
  id: string
  calculation_data: string
  created_at: number
}

/** Rolls back a save of which another process has meanwhile taken the slot or the key. */
class Overtaken extends Error {}

/** What people saved. Every query names the owner. */
export class Calculations {
  readonly #database: Database
  readonly #saves = new KeyedMutex()
  readonly #writes: WriteLimit
  readonly #findSlot: ReturnType<typeof slotFinder>
  readonly #list: (parameters: readonly unknown[]) => Promise<Row[]>

  constructor(database: Database) {
    this.#database = database
    this.#writes = new WriteLimit()
    this.#findSlot = slotFinder(database)
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

  /** The keys that a user's saves of the last day came with, the earliest first. */
  keysOf(userId: string): Promise<SaveKey[]> {
    return keysOf(this.#database, userId)
  }

  /**
   * Puts a calculation into a free slot. Sent again with the same key it takes no other slot and
   * answers as it did, even when the slots are full or that calculation was deleted since.
   *
   * @throws TooMany where the user writes too much
   */
  save(user: SignedIn, data: CalculationData, key: string | undefined): Promise<Saving> {
    const asked = { user, data, key, fingerprint: fingerprintOf(data) }
    return this.#saves.run(user.id, async () => {
      const found = await this.#findSlot(asked)
      if (found.kind !== 'free') return found
      this.#writes.count(user.id)
      return this.#saveInto(found.slot, asked)
    })
  }

  /** Saves into a slot that was free; if another process has just taken it, looks again. */
  async #saveInto(slot: Slot, asked: Asked): Promise<Saving> {
    const calculation = await this.#insert(slot, asked)
    if (calculation !== null) return { kind: 'saved', calculation }
    const found = await this.#findSlot(asked)
    return found.kind === 'free' ? this.#saveInto(found.slot, asked) : found
  }

  /** A calculation that is in the slot now; null when another process took the slot or the key, or the user or their session is gone. */
  async #insert(slot: Slot, { user, data, key, fingerprint }: Asked) {
    const { queries } = this.#database
    const id = randomUUID()
    const userId = user.id
    const createdAt = Date.now()
    const calculation = { id, userId, calculationData: JSON.stringify(data), createdAt }
    if (key === undefined)
      return (await takeSlot(queries, user, calculation, slot)) ? calculation : null
    const saveKey = { userId, key, fingerprint, calculationId: id, createdAt }
    const both = queries.transaction().execute(async (queries) => {
      if (!(await takeSlot(queries, user, calculation, slot))) throw new Overtaken()
      if (!(await keepKey(queries, saveKey))) throw new Overtaken()
      return calculation
    })
    return both.catch((error: unknown) => {
      if (error instanceof Overtaken) return null
      throw error
    })
  }

  /**
   * Replaces a calculation of the user's by another; null when it is not there, or their session has ended.
   *
   * @throws TooMany where the user writes too much
   */
  async replace(user: SignedIn, id: string, data: CalculationData): Promise<Calculation | null> {
    this.#writes.count(user.id)
    const { queries } = this.#database
    const createdAt = Date.now()
    const { numUpdatedRows } = await queries
      .updateTable('calculations')
      .set({ calculationData: JSON.stringify(data), createdAt })
      .where('userId', 'in', stillSignedIn(queries, user).select('users.id'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return null
    return { id, userId: user.id, calculationData: data, createdAt }
  }

  /**
   * False when there is no such calculation of the user's, or their session has ended.
   *
   * @throws TooMany where the user writes too much
   */
  async remove(user: SignedIn, id: string): Promise<boolean> {
    this.#writes.count(user.id)
    const { queries } = this.#database
    const { numDeletedRows } = await queries
      .deleteFrom('calculations')
      .where('userId', 'in', stillSignedIn(queries, user).select('users.id'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }

  /** Deletes the expired keys. */
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
