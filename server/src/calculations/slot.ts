import type { CalculationData } from '@margine/contract'
import type { Kysely } from 'kysely'
import { type Schema, type Slot, slots } from '../db/schema.ts'
import type { StoredCalculation } from './calculation.ts'
import { findKey } from './save-keys.ts'

/** A calculation that is asked to be saved. */
export interface Asked {
  userId: string
  data: CalculationData
  key: string | undefined
  /** Hash of what came with the key. */
  fingerprint: string
}

/** How a save ended; `gone` when the account was deleted meanwhile. */
export type Saving =
  | { kind: 'saved'; calculation: StoredCalculation }
  | { kind: 'full' | 'keyReused' | 'gone' }

/** What a save is answered that needs no slot, or the slot it may take. */
export async function findSlot(
  queries: Kysely<Schema>,
  { userId, data, key, fingerprint }: Asked,
): Promise<Saving | { kind: 'free'; slot: Slot }> {
  // The slots first: a save that takes the last one commits its key with it, so it is found below.
  const rows = await queries
    .selectFrom('calculations')
    .select('slot')
    .where('userId', '=', userId)
    .execute()
  const earlier = key === undefined ? undefined : await findKey(queries, userId, key)
  if (earlier !== undefined) {
    if (earlier.fingerprint !== fingerprint) return { kind: 'keyReused' }
    const { calculationId: id, createdAt } = earlier
    const calculationData = (await readUnchanged(queries, userId, earlier)) ?? JSON.stringify(data)
    return { kind: 'saved', calculation: { id, userId, calculationData, createdAt } }
  }
  const slot = slots.find((free) => rows.every((row) => row.slot !== free))
  return slot === undefined ? { kind: 'full' } : { kind: 'free', slot }
}

/**
 * What was saved, as it was saved: its result may be one that today's rules no longer give. Undefined
 * where it was replaced or deleted since.
 */
async function readUnchanged(
  queries: Kysely<Schema>,
  userId: string,
  { calculationId, createdAt }: Pick<Schema['saveKeys'], 'calculationId' | 'createdAt'>,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('calculations')
    .select('calculationData')
    .where('userId', '=', userId)
    .where('id', '=', calculationId)
    .where('createdAt', '=', createdAt)
    .executeTakeFirst()
  return row?.calculationData
}
