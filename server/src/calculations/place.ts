import type { Kysely } from 'kysely'
import { type Schema, type Slot, slots } from '../db/schema.ts'
import type { StoredCalculation } from './present.ts'
import { findKey } from './save-keys.ts'

/** A calculation on its way into a place. */
export interface Asked {
  userId: string
  calculationData: string
  key: string | undefined
  /** Hash of what came with the key. */
  fingerprint: string
}

/** How asking for a place ended; `gone` when the account was deleted meanwhile. */
export type Saving =
  | { kind: 'saved'; calculation: StoredCalculation }
  | { kind: 'full' | 'keyReused' | 'gone' }

/** What a save is answered that needs no place, or the place it may take. */
export async function findPlace(
  queries: Kysely<Schema>,
  { userId, calculationData, key, fingerprint }: Asked,
): Promise<Saving | { kind: 'free'; slot: Slot }> {
  // The places first: a save that takes the last one commits its key with it, so it is found below.
  const rows = await queries
    .selectFrom('calculations')
    .select('slot')
    .where('userId', '=', userId)
    .execute()
  const earlier = key === undefined ? undefined : await findKey(queries, userId, key)
  if (earlier !== undefined) {
    if (earlier.fingerprint !== fingerprint) return { kind: 'keyReused' }
    const { calculationId: id, createdAt } = earlier
    const kept = await findUnchanged(queries, userId, earlier)
    return { kind: 'saved', calculation: { id, userId, calculationData, createdAt, ...kept } }
  }
  const slot = slots.find((place) => rows.every((row) => row.slot !== place))
  return slot === undefined ? { kind: 'full' } : { kind: 'free', slot }
}

/** As it was saved: its result may be one that today's rules no longer give. */
const findUnchanged = (
  queries: Kysely<Schema>,
  userId: string,
  { calculationId, createdAt }: Pick<Schema['saveKeys'], 'calculationId' | 'createdAt'>,
) =>
  queries
    .selectFrom('calculations')
    .select('calculationData')
    .where('userId', '=', userId)
    .where('id', '=', calculationId)
    .where('createdAt', '=', createdAt)
    .executeTakeFirst()
