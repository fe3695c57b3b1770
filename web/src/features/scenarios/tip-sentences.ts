import {
  type Currency,
  type Figures,
  figuresOf,
  largestAmount,
  leversOf,
  nominaleOf,
  profitChange,
  quickScenario,
  roundToCents,
  type Trial,
} from '@margine/engine'
import { formatMargin, formatMoney, formatMoneyChange, formatPercent } from '../../format.ts'
import type { Sentence } from '../../ui/result/advice-sentences.ts'
import { words as scenarioWords } from './words.ts'

const words = scenarioWords.tips

type Standing = 'gain' | 'even' | 'loss'

function standingOf({ guadagno }: Figures): Standing {
  const cents = roundToCents(guadagno)
  if (cents === 0) return 'even'
  return cents > 0 ? 'gain' : 'loss'
}

/** How the profit of a scenario stands to that of the calculation it began from. */
function profitInWords(original: Figures, result: Figures, currency: Currency): string {
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
export function changeSentences(original: Trial, scenario: Trial): Sentence[] {
  const { country, servicesVat } = original.rates
  const { currency } = country
  const inWords = servicesVat === null ? words.parts : { ...words.parts, prezzo: words.prezzoUnico }
  const before = figuresOf(original.sale, original.rates)
  const after = figuresOf(scenario.sale, scenario.rates)
  const parts = profitChange(before, after)
  if (parts.length === 0) return [{ about: 'why', text: words.same }]
  const list = parts
    .map(({ what, effect }) => inWords[what](formatMoneyChange(effect, currency)))
    .join(', ')
  const text = words.because(profitInWords(before, after, currency), list)

  const rateBefore = formatPercent(nominaleOf(before))
  const rateAfter = formatPercent(nominaleOf(after))
  const sentences = [{ about: 'why', text }]
  if (scenario.rates === original.rates && rateBefore !== rateAfter)
    sentences.push({ about: 'rate', text: words.rate(rateBefore, rateAfter) })
  return sentences
}

/** What raising the price by 10 % does where it doesn't raise the margin; null where there is nothing to tell. */
function higherPriceInWords({ sale, rates }: Trial): string | null {
  const now = figuresOf(sale, rates)
  const { prezzoVendita } = quickScenario('prezzoPiu10', sale, 0)
  // There the scenario raises it by less.
  if (prezzoVendita === largestAmount) return null
  const { guadagno, margine } = figuresOf({ ...sale, prezzoVendita }, rates)
  const gain = roundToCents(guadagno - now.guadagno)
  if (gain < 0) return words.priceDoesNotHelp
  const margin = formatMargin(margine)
  if (gain === 0 || margin === formatMargin(now.margine)) return null
  return words.priceHelpsProfit(margin, formatMoney(gain, rates.country.currency))
}

/** What would help most from here, and what raising the price does where it isn't among that. */
export function leverSentences(trial: Trial): Sentence[] {
  const levers = leversOf(trial.sale, trial.rates)
  const list = levers.map(({ field, margine }) =>
    words.leverMargin(words.lever[field], formatMargin(margine)),
  )
  const sentences: Sentence[] = []
  if (list.length > 0)
    sentences.push({ about: 'levers', text: words.levers(list.slice(0, 3).join(', ')) })
  if (!levers.some(({ field }) => field === 'prezzoVendita')) {
    const text = higherPriceInWords(trial)
    if (text !== null) sentences.push({ about: 'price', text })
  }
  return sentences
}
