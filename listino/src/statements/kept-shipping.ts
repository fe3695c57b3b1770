import type { Share } from './layout.ts'
import type { Part } from './parts.ts'

/** What a column of amounts is about, as far as it matters for what is kept. */
export type KeepingColumn = {
  part: Part
  of: Share | null
  /** Whether shipping and wrapping that buyers pay may be in it as a fee. */
  mayKeep: boolean
}

/** What the digital services fee comes to at most of a commission. */
const digitalShare = 0.03
/** So few cents nobody sends a piece for. */
const leastForSending = 200

/**
 * What each column of fees holds of shipping and wrapping that the buyer pays and the marketplace keeps, or gives back: in cents,
 * with the sign of the column. Null where nothing is kept.
 *
 * Reports have it within the column of other fees or within that of fulfilment, and don't say in which. What is left in
 * the first is the digital services fee or nothing; in the second a fee for which a piece can be sent.
 */
export function keptIn(
  columns: readonly KeepingColumn[],
  cents: readonly number[],
): readonly number[] | null {
  const sumOf = (is: (column: KeepingColumn) => boolean) =>
    columns.reduce((sum, column, at) => sum + (is(column) ? (cents[at] ?? 0) : 0), 0)
  const promotion = sumOf(({ of }) => of === 'promotion')
  const shipping = sumOf(({ of }) => of === 'shipping')
  const wrapping = sumOf(({ of }) => of === 'wrapping')
  const paid = [shipping, wrapping]
  const all = shipping + wrapping
  if (all === 0) return null
  const kept = columns.map(() => 0)
  const [digital, fulfilment] = (['digital', 'fulfilment'] as const).map((part) =>
    columns.findIndex((column, at) => column.mayKeep && column.part === part && cents[at] !== 0),
  ) as [number, number]
  const commission = sumOf(({ part }) => part === 'commission')
  const inDigital =
    digital === -1 ? 0 : nearestTo(cents[digital] ?? 0, commission, [0, ...paid, all])
  if (digital !== -1) kept[digital] = 0 - inDigital
  // What a promotion pays back nobody paid.
  const rest = [all, ...paid].includes(-promotion) ? all + promotion - inDigital : all - inDigital
  if (fulfilment !== -1 && rest !== 0) {
    const left = Math.abs(cents[fulfilment] ?? 0) - Math.abs(rest)
    const isOpposite = Math.sign(cents[fulfilment] ?? 0) === -Math.sign(rest)
    if (isOpposite && (left === 0 || left >= leastForSending)) kept[fulfilment] = 0 - rest
  }
  return kept
}

/** Which of some amounts a fee holds: the one that leaves nothing, or a digital services fee. */
function nearestTo(fee: number, commission: number, amounts: readonly number[]): number {
  const digital = commission * digitalShare
  const oddOf = (amount: number) => {
    const left = fee + amount
    const isTurned = left !== 0 && Math.sign(left) !== Math.sign(fee)
    return isTurned ? Number.POSITIVE_INFINITY : Math.min(Math.abs(left), Math.abs(left - digital))
  }
  return amounts.reduce((best, amount) => (oddOf(amount) < oddOf(best) ? amount : best), 0)
}
