import {
  type CalculationResult,
  type Currency,
  calculate,
  countryOf,
  leversOf,
  profitChange,
  quickScenario,
  roundToCents,
  type Scenario,
  type Trial,
} from '@margine/engine'
import { formatMargin, formatMoney, formatMoneyChange, formatPercent } from '../../format.ts'
import type { Sentence } from '../../ui/result/advice-sentences.ts'
import { words as scenarioWords } from './words.ts'

const words = scenarioWords.tips

type Standing = 'gain' | 'even' | 'loss'

function standingOf({ guadagno }: CalculationResult): Standing {
  const cents = roundToCents(guadagno)
  if (cents === 0) return 'even'
  return cents > 0 ? 'gain' : 'loss'
}

/** How the profit of a scenario stands to that of the calculation it began from. */
function profitInWords(
  original: CalculationResult,
  result: CalculationResult,
  currency: Currency,
): string {
  const money = (amount: number) => formatMoney(Math.abs(amount), currency)
  const [before, after] = [standingOf(original), standingOf(result)]
  if (before !== after)
    return words.turns(
      words.from[before](money(original.guadagno)),
      words.to[after](money(result.guadagno)),
    )
  if (after === 'even') return words.staysEven
  const change = roundToCents(result.guadagno - original.guadagno)
  const { same, up, down } = words.stays[after]
  if (change === 0) return same
  return change > 0 ? up(money(change)) : down(money(change))
}

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
  const text = words.because(profitInWords(original, result, currency), list)

  const before = formatPercent(original.analisiCommissioni.nominale)
  const after = formatPercent(result.analisiCommissioni.nominale)
  const sentences = [{ about: 'why', text }]
  if (commissione === null && before !== after)
    sentences.push({ about: 'rate', text: words.rate(before, after) })
  return sentences
}

/** What raising the price by 10 % does where it doesn't raise the margin; null where there is nothing to tell. */
function higherPriceInWords({ form, rule }: Trial, now: CalculationResult): string | null {
  const { prezzoVendita } = quickScenario('prezzoPiu10', form, 0)
  const higher = calculate({ ...form, prezzoVendita }, rule)
  if (!higher.ok) return null
  const { guadagno, margine } = higher.result
  const gain = roundToCents(guadagno - now.guadagno)
  if (gain < 0) return words.priceDoesNotHelp
  const margin = formatMargin(margine)
  if (gain === 0 || margin === formatMargin(now.margine)) return null
  return words.priceHelpsProfit(margin, formatMoney(gain, countryOf(form.paese).currency))
}

/** What would help most from here, and what raising the price does where it isn't among that. */
export function leverSentences(trial: Trial, result: CalculationResult): Sentence[] {
  const { form, rule } = trial
  const levers = leversOf(form, rule)
  const list = levers.map(({ field, margine }) =>
    words.leverMargin(words.lever[field], formatMargin(margine)),
  )
  const sentences: Sentence[] = []
  if (list.length > 0)
    sentences.push({ about: 'levers', text: words.levers(list.slice(0, 3).join(', ')) })
  if (!levers.some(({ field }) => field === 'prezzoVendita')) {
    const text = higherPriceInWords(trial, result)
    if (text !== null) sentences.push({ about: 'price', text })
  }
  return sentences
}
