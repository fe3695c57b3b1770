import {
  type CalculationResult,
  type Currency,
  leversOf,
  profitChange,
  roundToCents,
  type Scenario,
  type Trial,
} from '@margine/engine'
import { formatMargin, formatMoney, formatMoneyChange, formatPercent } from '../../format.ts'
import type { Sentence } from '../../ui/result/advice-sentences.ts'
import { words as scenarioWords } from './words.ts'

const words = scenarioWords.tips

/** Under this many points two percentages read the same. */
const noticeable = 0.05

/** Why a scenario leaves more or less than the calculation it began from. */
export function changeSentences(
  original: CalculationResult,
  result: CalculationResult,
  { commissione }: Scenario,
  currency: Currency,
): Sentence[] {
  const parts = profitChange(original, result)
  if (parts.length === 0) return [{ about: 'why', text: words.same }]
  const list = parts
    .map(({ what, effect }) => words.parts[what](formatMoneyChange(effect, currency)))
    .join(', ')
  const change = roundToCents(result.guadagno - original.guadagno)
  const amount = formatMoney(Math.abs(change), currency)
  const text =
    change === 0
      ? words.even(list)
      : change > 0
        ? words.more(amount, list)
        : words.less(amount, list)

  const before = original.analisiCommissioni.nominale
  const after = result.analisiCommissioni.nominale
  const byRule = commissione === null && Math.abs(after - before) >= noticeable
  const sentences = [{ about: 'why', text }]
  if (byRule)
    sentences.push({
      about: 'rate',
      text: words.rate(formatPercent(before), formatPercent(after)),
    })
  return sentences
}

/** What would help most from here, and the price where raising it doesn't. */
export function leverSentences({ form, rule }: Trial): Sentence[] {
  const levers = leversOf(form, rule)
  const list = levers.map(({ field, margine }) =>
    words.leverMargin(words.lever[field], formatMargin(margine)),
  )
  const sentences: Sentence[] = []
  if (list.length > 0)
    sentences.push({ about: 'levers', text: words.levers(list.slice(0, 3).join(', ')) })
  if (!levers.some(({ field }) => field === 'prezzoVendita'))
    sentences.push({ about: 'price', text: words.priceDoesNotHelp })
  return sentences
}
