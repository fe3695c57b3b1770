import { type Currency, type PriceSet, type Target, writeAmount } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { withArticle } from '../../italian/article.ts'
import { isPercentKind, type TargetKind } from './aim.ts'
import { type Asked, reasonInWords, setInWords } from './price-set-words.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.answer

/** What a target comes to, in words. */
export type AnswerInWords = {
  heading: string
  /** The lowest price; null where there is none. */
  price: string | null
  text: string
}

/** A target in writing. */
export const inTargetWords = (kind: TargetKind, value: number, currency: Currency): string =>
  isPercentKind(kind) ? `${writeAmount(value, 0)}%` : formatMoney(value, currency)

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
    return { heading: words.noTarget, price: null, text: words.noTargetText }
  const { prices, reason } = found
  if (reason !== null) {
    const heading = reason.kind === 'senzaImposte' ? words.notHere : words.impossible
    return { heading, price: null, text: reasonInWords(reason, target, asked) }
  }
  const { currency } = asked.rates.country
  const value = 'percent' in target ? target.percent : target.amount
  const written = inTargetWords(target.kind, value, currency)
  return {
    heading: words.headings[target.kind](
      isPercentKind(target.kind) ? withArticle('del', written) : written,
    ),
    price: prices[0] === undefined ? null : formatMoney(prices[0].from, currency),
    text: setInWords(prices, currency),
  }
}
