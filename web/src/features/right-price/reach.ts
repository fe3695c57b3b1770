import {
  breakEvenAcos,
  type CostField,
  type Currency,
  type Discount,
  type Figures,
  type Goal,
  isPercentTarget,
  largestCommission,
  largestCost,
  largestDiscount,
  nominaleOf,
  type PriceInterval,
  type Rates,
  reaches,
  type Sale,
  type Target,
} from '@margine/engine'
import {
  formatMargin,
  formatMoney,
  formatMoneyChange,
  formatPercent,
  formatPointsChange,
} from '../../format.ts'
import { words as screenWords } from './words.ts'

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

const words = screenWords.reach

/** How a sale stands to a target. */
export type Reach = {
  reached: boolean
  /** The figure that the target is about: «margine 23,3%». */
  figure: string
  /** How far it is from the target, with its sign: «+3,3 punti». */
  distance: string
  /** The same where a figure is told: «+3,3 punti rispetto all'obiettivo». */
  compared: string
  /** Both in a sentence. */
  sentence: string
}

/** What a figure of a kind is in writing. */
export function writeFigure(kind: Target['kind'], figure: number, currency: Currency): string {
  if (kind === 'margine') return formatMargin(figure)
  return isPercentTarget(kind) ? formatPercent(figure) : formatMoney(figure, currency)
}

/** How the figures of a sale stand to a target. */
export function reachOf(
  figures: Figures,
  kind: Target['kind'],
  goal: Goal,
  currency: Currency,
): Reach {
  const figure = goal.figureOf(figures)
  const reached = reaches(figures, goal)
  const change = figure - goal.least
  const written = isPercentTarget(kind)
    ? words.points(formatPointsChange(change))
    : formatMoneyChange(change, currency)
  const how = reached ? 'reached' : 'missed'
  const isFar = /[1-9]/.test(written)
  const { near, far } = words[how]
  return {
    reached,
    figure: words.figure[kind](writeFigure(kind, figure, currency)),
    distance: isFar ? written : words.nearly[how],
    compared: isFar ? words.compared.far(written) : words.compared[how],
    sentence: isFar ? far(written) : near,
  }
}
