/** A cost that a seller has whatever is sold: an amount in euro a month or a year, from one month to another, `YYYY-MM`; blank is always. */
export type FixedCost = { importo: number; ogni: 'mese' | 'anno'; dal: string; al: string }

/**
 * What fixed costs come to in a month, in euro; a yearly one counts a twelfth.
 *
 * @param month `YYYY-MM`
 * @example
 * fixedCostsIn('2026-03', [{ importo: 600, ogni: 'anno', dal: '2026-03', al: '' }]) // 50
 */
export const fixedCostsIn = (month: string, costs: readonly FixedCost[]): number =>
  costs
    .filter(({ dal, al }) => (dal === '' || dal <= month) && (al === '' || month <= al))
    .reduce((sum, { importo, ogni }) => sum + (ogni === 'anno' ? importo / 12 : importo), 0)

/** How far a quotient may be above a whole number for its last bits alone. */
const lastBits = 1e-9

/**
 * How many pieces pay for an amount; null where a piece leaves nothing.
 *
 * @param each what one piece leaves, in euro
 * @example
 * piecesToPay(500, 4.5) // 112
 */
export const piecesToPay = (amount: number, each: number): number | null =>
  each > 0 ? Math.max(0, Math.ceil(amount / each - lastBits)) : null
