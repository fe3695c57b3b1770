import {
  adviseOn,
  betterPriceBelow,
  type CalculationFormData,
  type CalculationResult,
  countryOf,
  feeRuleOf,
  type NextVerdict,
  readNumber,
  roundToCents,
} from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { adviceWords as words } from './advice-words.ts'

/** Writes amounts as they would be entered in the form; says so where VAT is unusual (price without, cost with). */
function amountsOf({ paese, prezzoIncludesIVA, costoIncludesIVA }: CalculationFormData) {
  const { currency, vatPercent } = countryOf(paese)
  const money = (amount: number) => formatMoney(amount, currency)
  return {
    price: (amount: number) =>
      prezzoIncludesIVA || vatPercent === 0 ? money(amount) : words.withoutVat(money(amount)),
    cost: (amount: number) =>
      costoIncludesIVA && vatPercent > 0 ? words.withVat(money(amount)) : money(amount),
  }
}

function nextInWords(form: CalculationFormData, { margine, prezzo, costo }: NextVerdict): string {
  const { price, cost } = amountsOf(form)
  const goal = margine === 0 ? words.breakEven : words.reach(margine)
  if (prezzo !== null && costo !== null) return words.byBoth(goal, price(prezzo), cost(costo))
  if (prezzo !== null) return words.byPrice(goal, price(prezzo))
  if (costo !== null) return words.byCost(goal, cost(costo))
  return margine === 0 ? words.noBreakEven : words.noWay(margine)
}

/** A sentence and its topic. The topic is the React key: it stays the same while the figures change. */
export type Sentence = { about: string; text: string }

/**
 * The advice on a sale, one sentence each: how far the price can go down, a better price below a break, and
 * how to reach the next band. Only what is true of these numbers is said.
 */
export function adviceSentences(
  form: CalculationFormData,
  result: CalculationResult,
  rule = feeRuleOf(form),
): Sentence[] {
  const { next, room } = adviseOn(form, result, rule)
  const { price } = amountsOf(form)
  const below = betterPriceBelow(form, rule)
  const sentences: Sentence[] = []
  if (room !== null) {
    const spare = roundToCents(readNumber(form.prezzoVendita) - room.prezzo)
    const { margine, prezzo } = room
    const text = spare > 0 ? words.room(price(prezzo), margine) : words.noRoom(margine)
    sentences.push({ about: 'room', text })
  }
  if (below !== null) sentences.push({ about: 'below', text: words.below(price(below)) })
  if (next !== null) sentences.push({ about: 'next', text: nextInWords(form, next) })
  return sentences
}
