import { roundToCents } from '../amounts/rounding.ts'
import type { Figures } from '../figures.ts'
import type { Rates } from '../rates/rates.ts'
import { judgedTaxes, ricaricoOf } from '../verdict.ts'

/** What a seller wants a sale to reach: a share in percent, or an amount in the currency of the sale. */
export type Target =
  | { kind: 'margine' | 'ricarico'; percent: number }
  /** `dopoImposte` is what taxes and contributions leave of the profit, in the forfettario regime only. */
  | { kind: 'guadagno' | 'dopoImposte'; amount: number }

/** A target as a test of figures. */
export type Goal = {
  /** The figure that the target is about. */
  figureOf: (figures: Figures) => number
  /** What it has to be at least. */
  least: number
  /** How much is missing or left over, as an amount: on a stretch of prices a straight line. */
  surplusOf: (figures: Figures) => number
}

/** What doubles may add to a figure or take from it. */
export const noise = 1e-9

/**
 * Whether figures reach a goal.
 *
 * @example
 * // cost 12,50, price 39,90: 14.2149… is left
 * const goal = goalOf({ kind: 'guadagno', amount: 14.22 }, rates)
 * goal && reaches(figuresOf(sale, rates), goal) // false
 */
export const reaches = (
  figures: Figures,
  { figureOf, least }: Pick<Goal, 'figureOf' | 'least'>,
): boolean => figureOf(figures) >= least - noise

/** A margin of so many percent. */
export const marginOf = (percent: number): Goal => ({
  figureOf: ({ margine }) => margine,
  least: percent,
  surplusOf: ({ guadagno, prezzoVendita }) => guadagno - (prezzoVendita * percent) / 100,
})

/** A profit of so much. */
export const profitOf = (amount: number): Goal => ({
  figureOf: ({ guadagno }) => guadagno,
  least: amount,
  surplusOf: ({ guadagno }) => guadagno - amount,
})

/** That a cent is left after taxes and contributions; null where they are no part of the verdict. */
export function leftAfterTaxes(rates: Pick<Rates, 'taxes'>): Goal | null {
  const taxes = judgedTaxes(rates)
  return (
    taxes && {
      figureOf: (figures) => roundToCents(taxes.on(figures).dopoImposte),
      least: 0.01,
      surplusOf: (figures) => taxes.on(figures).dopoImposte - 0.005,
    }
  )
}

/**
 * A target as a goal of a sale by given rates; null where there is nothing that it could be about.
 *
 * @example
 * goalOf({ kind: 'margine', percent: 20 }, ratesOf(form))?.least // 20
 */
export function goalOf(target: Target, { taxes }: Rates): Goal | null {
  switch (target.kind) {
    case 'margine':
      return marginOf(target.percent)
    case 'ricarico':
      return {
        figureOf: ricaricoOf,
        least: target.percent,
        surplusOf: ({ guadagno, costiTotali }) => guadagno - (costiTotali * target.percent) / 100,
      }
    case 'guadagno':
      return profitOf(target.amount)
    case 'dopoImposte': {
      if (taxes === null) return null
      const figureOf = (figures: Figures) => taxes.on(figures).dopoImposte
      return {
        figureOf,
        least: target.amount,
        surplusOf: (figures) => figureOf(figures) - target.amount,
      }
    }
  }
}
