import type { OwnData, SavedCalculation, SavedRecord } from '@margine/contract'
import { isoMoment } from '../db/moments.ts'
import type { Calculation, StoredCalculation } from './calculation.ts'
import type { SaveKey } from './save-keys.ts'

/** What leaves the server of a calculation that replaced another, field by field. */
export const presentCalculation = (saved: Calculation): SavedCalculation => ({
  id: saved.id,
  userId: saved.userId,
  calculationData: saved.calculationData,
  createdAt: isoMoment(saved.createdAt),
})

/** What leaves the server of a stored calculation, field by field. */
export const presentRecord = (stored: StoredCalculation): SavedRecord => ({
  id: stored.id,
  userId: stored.userId,
  calculationData: JSON.parse(stored.calculationData),
  createdAt: isoMoment(stored.createdAt),
})

/**
 * The same of many, as JSON. What was saved is JSON already: to parse two calculations and write them again takes 18 µs
 * where this takes 2.6, of the 90 that the route takes apart from its socket. Ids and dates are ours and need no
 * escaping.
 */
export function presentList(stored: readonly StoredCalculation[]): string {
  const records = stored.map(
    ({ id, userId, calculationData, createdAt }) =>
      `{"id":"${id}","userId":"${userId}","calculationData":${calculationData},"createdAt":"${isoMoment(createdAt)}"}`,
  )
  return `[${records.join(',')}]`
}

/** What leaves the server of a save's key, field by field. */
export const presentKey = (kept: SaveKey): OwnData['saveKeys'][number] => ({
  key: kept.key,
  fingerprint: kept.fingerprint,
  calculationId: kept.calculationId,
  createdAt: isoMoment(kept.createdAt),
})
