import type { CalculationData } from '@margine/contract'
import type { Kysely } from 'kysely'
import type { SignedIn } from '../accounts/user.ts'
import { stillSignedIn } from '../accounts/user-table.ts'
import type { Database } from '../db/database.ts'
import { type Schema, type Slot, slots } from '../db/schema.ts'
import type { StoredCalculation } from './calculation.ts'

/** A calculation that is asked to be saved. */
export interface Asked {
  user: SignedIn
  data: CalculationData
  key: string | undefined
  /** Hash of what came with the key. */
  fingerprint: string
}

/** How a save ended; `gone` when the account or the session has ended meanwhile. */
export type Saving =
  | { kind: 'saved'; calculation: StoredCalculation }
  | { kind: 'full' | 'keyReused' | 'gone' }

/** A user's slot that is taken, or none, each beside what the key that was asked with has saved, if anything. */
interface Row {
  slot: number | null
  fingerprint: string | null
  calculation_id: string
  created_at: number
  calculation_data: string | null
}

/** Prepares the search for what a save is answered that needs no slot, or for the slot it may take. One statement. */
export function slotFinder(database: Database) {
  const find = database.prepare('slot-of-save', slotQuery(database))
  return async (asked: Asked): Promise<Saving | { kind: 'free'; slot: Slot }> => {
    const { user, data, key, fingerprint } = asked
    const userId = user.id
    const rows = await find([key ?? null, userId, user.session])
    const [earlier] = rows
    if (earlier === undefined) return { kind: 'gone' }
    if (earlier.fingerprint !== null) {
      if (earlier.fingerprint !== fingerprint) return { kind: 'keyReused' }
      const { calculation_id: id, created_at: createdAt } = earlier
      const calculationData = earlier.calculation_data ?? JSON.stringify(data)
      return { kind: 'saved', calculation: { id, userId, calculationData, createdAt } }
    }
    const slot = slots.find((free) => rows.every((row) => row.slot !== free))
    return slot === undefined ? { kind: 'full' } : { kind: 'free', slot }
  }
}

/**
 * What was saved is read as it was saved, where it was neither replaced nor deleted since: its result may be one that
 * today's rules no longer give.
 */
function slotQuery({ queries }: Database) {
  return queries
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .leftJoin('calculations', 'calculations.userId', 'users.id')
    .leftJoin('saveKeys', (join) =>
      join.onRef('saveKeys.userId', '=', 'users.id').on('saveKeys.key', '=', '?'),
    )
    .leftJoin('calculations as saved', (join) =>
      join
        .onRef('saved.userId', '=', 'users.id')
        .onRef('saved.id', '=', 'saveKeys.calculationId')
        .onRef('saved.createdAt', '=', 'saveKeys.createdAt'),
    )
    .select([
      'calculations.slot',
      'saveKeys.fingerprint',
      'saveKeys.calculationId',
      'saveKeys.createdAt',
      'saved.calculationData',
    ])
    .where('users.id', '=', '?')
    .where('sessions.tokenHash', '=', '?')
    .$castTo<Row>()
    .compile()
}

/**
 * Puts a calculation into a slot. False when the slot was taken, or the account or the session ended, since it was found
 * free: see `stillSignedIn`, which is part of the statement.
 */
export async function takeSlot(
  queries: Kysely<Schema>,
  user: SignedIn,
  { id, calculationData, createdAt }: StoredCalculation,
  slot: Slot,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('calculations')
    .columns(['id', 'userId', 'slot', 'calculationData', 'createdAt'])
    .expression(({ val }) =>
      stillSignedIn(queries, user).select([
        val(id).as('id'),
        'users.id as userId',
        val(slot).as('slot'),
        val(calculationData).as('calculationData'),
        val(createdAt).as('createdAt'),
      ]),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'slot']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
