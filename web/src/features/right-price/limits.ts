import {
  breakEvenAcos,
  type CostField,
  type Discount,
  type Figures,
  type Goal,
  largestCommission,
  largestCost,
  largestDiscount,
  nominaleOf,
  type PriceInterval,
  type Rates,
  type Sale,
} from '@margine/engine'

/** One thing of a sale: how much it is, and how much it may be at most; null where not even nothing would do. */
type Limit = { now: number; most: number | null }

/** How much each thing of a sale may be, the others as they are, with a goal still reached. */
export type Limits = {
  costs: (Limit & { field: CostField })[]
  /** Advertising in percent of what the customer pays. */
  acos: Limit
  breakEvenAcos: number | null
  /** In percent. */
  commission: Limit
  discount: Discount | null
}

/** Whether some price between two is not among prices. */
export const hasGap = (prices: readonly PriceInterval[], low: number, high: number): boolean =>
  low < high && !prices.some(({ from, to }) => from <= low && (to === null || high <= to))

const costFields: readonly CostField[] = ['costo', 'spedizione', 'packaging', 'pubblicita']

/** The limits of a sale without problems. */
export function limitsOf(sale: Sale, rates: Rates, figures: Figures, goal: Goal): Limits {
  const most = largestCost(sale, rates, 'pubblicita', goal)
  const acosOf = (advertising: number) => (advertising / figures.prezzoFinale) * 100
  return {
    costs: costFields.map((field) => ({
      field,
      now: sale[field],
      most: largestCost(sale, rates, field, goal),
    })),
    acos: { now: acosOf(sale.pubblicita), most: most === null ? null : acosOf(most) },
    breakEvenAcos: breakEvenAcos(sale, rates),
    commission: { now: nominaleOf(figures), most: largestCommission(sale, rates, goal) },
    discount: largestDiscount(sale, rates, goal),
  }
}
