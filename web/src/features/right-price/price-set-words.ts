import {
  type CalculationFormData,
  type Currency,
  largestAmount,
  type NoPriceReason,
  type PriceInterval,
  type Rates,
  roundToCents,
  type Sale,
  type Target,
  writeAmount,
} from '@margine/engine'
import { formatMoney, formatPercent } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { limitAtLargest } from './limit-at-largest.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.answer

/** A sale that is asked for its prices. */
export type Asked = { sale: Sale; rates: Rates; regime: CalculationFormData['regime'] }

function intervalInWords({ from, to }: PriceInterval, currency: Currency): string {
  const first = formatMoney(from, currency)
  if (to === null) return words.from(first)
  return from === to ? words.only(first) : words.between(first, formatMoney(to, currency))
}

/**
 * Which prices reach a target, in a sentence.
 *
 * @example
 * setInWords([{ from: 9.92, to: 10 }, { from: 11.41, to: null }], 'EUR')
 * // 'Ci arrivi da 9,92 € a 10,00 € e da 11,41 € in su: in mezzo la commissione sale e non basta.'
 */
export function setInWords(prices: readonly PriceInterval[], currency: Currency): string {
  const all = prices.map((interval) => intervalInWords(interval, currency))
  const last = all.pop() ?? ''
  if (all.length > 0) return words.several(all.join(', '), last)
  return prices[0]?.to === null ? words.always(last) : words.just(last)
}

/** Why no price reaches a target, in a sentence. */
export function reasonInWords(
  reason: NoPriceReason,
  target: Target,
  { sale, rates, regime }: Asked,
): string {
  if (reason.kind === 'senzaImposte')
    return regime === 'forfettario' ? words.noTaxesAbroad : words.noTaxes
  const { migliore, prezzo } = reason
  if (migliore < 0) return words.alwaysLess[target.kind]
  const { currency } = rates.country
  const price = formatMoney(prezzo, currency)
  if (!('percent' in target))
    return words.mostAmount[target.kind](formatMoney(migliore, currency), price)
  const name = words.figures[target.kind]
  const { percent } = target
  if (prezzo < largestAmount) return mostInWords(name, migliore, percent, price)
  const limit = limitAtLargest(sale, rates, { kind: target.kind, percent })
  const [best, wanted] = [formatPercent(migliore), `${writeAmount(percent, 0)}%`]
  // Rounded it would read as if it were reached.
  const isNear = best === formatPercent(percent)
  if (limit === 'price')
    return isNear
      ? words.nearest(name, withArticle('il', wanted), price)
      : words.largest(name, withArticle('il', best), price)
  const because = words.because[limit]
  return isNear
    ? words.justBelow(name, withArticle('il', wanted), because)
    : words.limit(name, withArticle('il', best), because)
}

/** The best share that there is, with as many decimals as it takes to tell it from the wanted one. */
function mostInWords(name: string, best: number, wanted: number, price: string): string {
  const isNear = formatPercent(best) === formatPercent(wanted)
  const finely = roundToCents(best)
  if (isNear && finely >= wanted)
    return words.nearest(name, withArticle('il', `${writeAmount(wanted, 0)}%`), price)
  const written = isNear ? `${writeAmount(finely, 2)}%` : formatPercent(best)
  return words.mostPercent(name, withArticle('al', written), price)
}
