import type { CalculationData, SavedCalculation } from './calculation.ts'

/** A calculation as the table holds it. */
export interface StoredCalculation {
  id: string
  userId: string
  /** A {@link CalculationData} as JSON. */
  calculationData: string
  /** Epoch milliseconds. */
  createdAt: number
}

const isoDate = (milliseconds: number) => new Date(milliseconds).toISOString()

/** What leaves the server of a calculation, field by field. */
export function presentCalculation(stored: StoredCalculation): SavedCalculation {
  return {
    id: stored.id,
    userId: stored.userId,
    calculationData: JSON.parse(stored.calculationData) as CalculationData,
    createdAt: isoDate(stored.createdAt),
  }
}

/**
 * The same of many, as JSON. What was saved is JSON already: reading it only to write it again would
 * be a third of the work of the list. Ids and dates are ours and need no escaping.
 */
export function presentList(stored: readonly StoredCalculation[]): string {
  const records = stored.map(
    ({ id, userId, calculationData, createdAt }) =>
      `{"id":"${id}","userId":"${userId}","calculationData":${calculationData},"createdAt":"${isoDate(createdAt)}"}`,
  )
  return `[${records.join(',')}]`
}
