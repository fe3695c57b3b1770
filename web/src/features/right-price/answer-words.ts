import {
  type CalculationFormData,
  type Currency,
  figuresOf,
  isPercentTarget,
  largestAmount,
  type NoPriceReason,
  type PriceInterval,
  type PriceSet,
  type Rates,
  roundToCents,
  type Sale,
  type Target,
  writeAmount,
} from '@margine/engine'
import { formatMoney, formatPercent } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import type { TargetKind } from './aim.ts'
import { words as screenWords } from './words.ts'

/** What doubles may add to a share. */
const noise = 1e-9

/**
 * What keeps a share below a target up to the largest price: the commission, which takes its part of every further
 * euro; the costs, of which there are always some; or only that no higher price can be entered.
 */
function limitAtLargest(
  sale: Sale,
  rates: Rates,
  target: { kind: 'margine' | 'ricarico'; percent: number },
): 'commission' | 'costs' | 'price' {
  const [half, most] = [largestAmount / 2, largestAmount].map((prezzoVendita) =>
    figuresOf({ ...sale, prezzoVendita }, rates),
  )
  if (half === undefined || most === undefined) return 'price'
  const profit = most.guadagno - half.guadagno
  const costs = most.costiTotali - half.costiTotali
  const whole = target.kind === 'margine' ? most.prezzoVendita - half.prezzoVendita : costs
  // With every further euro the share comes nearer to this one.
  if (target.percent < (profit / whole) * 100 - noise) return 'price'
  return most.commissione > half.commissione ? 'commission' : 'costs'
}

const words = screenWords.answer

/** A sale that is asked for its prices. */
type Asked = { sale: Sale; rates: Rates; regime: CalculationFormData['regime'] }

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

const targetWords = screenWords.answer

/** What a target comes to, in words. */
export type AnswerInWords = {
  heading: string
  /** The lowest price; null where there is none. */
  price: string | null
  text: string
}

/** A target in writing. */
export const inTargetWords = (kind: TargetKind, value: number, currency: Currency): string =>
  isPercentTarget(kind) ? `${writeAmount(value, 0)}%` : formatMoney(value, currency)

/**
 * What a target comes to.
 *
 * @param target null where it can't be read
 */
export function answerInWords(
  target: Target | null,
  found: PriceSet | null,
  asked: Asked,
): AnswerInWords {
  if (target === null || found === null)
    return { heading: targetWords.noTarget, price: null, text: targetWords.noTargetText }
  const { prices, reason } = found
  if (reason !== null) {
    const heading = reason.kind === 'senzaImposte' ? targetWords.notHere : targetWords.impossible
    return { heading, price: null, text: reasonInWords(reason, target, asked) }
  }
  const { currency } = asked.rates.country
  const value = 'percent' in target ? target.percent : target.amount
  const written = inTargetWords(target.kind, value, currency)
  return {
    heading: targetWords.headings[target.kind](
      isPercentTarget(target.kind) ? withArticle('del', written) : written,
    ),
    price: prices[0] === undefined ? null : formatMoney(prices[0].from, currency),
    text: setInWords(prices, currency),
  }
}
