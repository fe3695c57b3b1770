import {
  type Currency,
  largestAmount,
  type NoPriceReason,
  type PriceInterval,
  type Target,
  writeAmount,
} from '@margine/engine'
import { formatMoney, formatPercent } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.answer

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
export function reasonInWords(reason: NoPriceReason, target: Target, currency: Currency): string {
  if (reason.kind === 'senzaImposte') return words.noTaxes
  const { migliore, prezzo } = reason
  if (migliore < 0) return words.alwaysLess[target.kind]
  const price = formatMoney(prezzo, currency)
  if (!('percent' in target))
    return words.mostAmount[target.kind](formatMoney(migliore, currency), price)
  const name = words.figures[target.kind]
  const best = formatPercent(migliore)
  // Rounded it would read as if it were reached.
  if (best === formatPercent(target.percent))
    return words.justBelow(name, withArticle('il', `${writeAmount(target.percent, 0)}%`))
  return prezzo === largestAmount
    ? words.limit(name, withArticle('il', best))
    : words.mostPercent(name, withArticle('al', best), price)
}
