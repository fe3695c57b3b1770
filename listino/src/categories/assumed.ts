import type { Category } from '@margine/engine'
import { counted } from '../counted.ts'
import { greatestOf, leastOf } from '../extremes.ts'

/** So many articles without a category of their own, and the one that counts instead. */
export type Assumed = { count: number; category: Category }

const inPercent = (value: number) => `${String(value).replace('.', ',')}%`

/** The commission that a category names; NaN where it depends on the price. */
function nominalPercent({ fees }: Category): number {
  const commission = fees.find(({ kind }) => kind === 'commission')
  if (commission === undefined || !('rate' in commission)) return Number.NaN
  return commission.rate.kind === 'flat' ? commission.rate.percent : Number.NaN
}

/** How much is charged instead, the least and the most where that depends on the country. */
function chargedInWords(categories: readonly Category[]): string {
  const percents = categories.map(nominalPercent)
  const [least, most] = [leastOf(percents), greatestOf(percents, 0)]
  if (Number.isNaN(least)) return ''
  return least === most
    ? `, ${inPercent(least)}`
    : `, dal ${inPercent(least)} al ${inPercent(most)}`
}

/**
 * That the category of articles is assumed, in Italian; empty where there are none.
 *
 * @param articles how many there are, with those of a known category
 * @example
 * assumedInWords([{ count: 2, category: standard }], 2) // 'Il file non dice le categorie: contiamo Standard, 15%.'
 */
export function assumedInWords(assumed: readonly Assumed[], articles: number): string {
  const [first] = assumed
  if (first === undefined) return ''
  const number = assumed.reduce((sum, one) => sum + one.count, 0)
  const of = counted(number, 'articolo', 'articoli')
  const beginning =
    number === articles ? 'Il file non dice le categorie' : `Di ${of} il file non dice la categoria`
  const charged = chargedInWords(assumed.map(({ category }) => category))
  return `${beginning}: contiamo ${first.category.label}${charged}.`
}
