import { roundToCents, type Step, type StepRule } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import type { Telling } from './step-figures.ts'
import { priceIn } from './step-price.ts'
import { stepWords as words } from './step-words.ts'

/** Whether a step takes a rate that includes VAT. */
const hasVatWithin = ({ rule, parts }: Step): boolean =>
  ('includedVat' in rule && rule.includedVat > 0) || parts.some(hasVatWithin)

type RatioRule = Extract<StepRule, { kind: 'ratio' }>

/** Why one figure is told in percent of another, and what that means. */
export function reasonOfRatio(
  { about, value }: Step,
  { part, whole }: RatioRule,
  telling: Telling,
): string | null {
  const money = (amount: number) => formatMoney(amount, telling.currency)
  const size = money(Math.abs(value))
  const isLost = roundToCents(value) < 0
  const before = telling.hasTaxes && !isLost ? words.beforeTaxes : ''
  switch (about) {
    case 'margine': {
      const told = isLost ? words.negativeMargin : words.margin
      return `${told(money(100), priceIn(whole, telling), size)}${before}.`
    }
    case 'ricarico':
      return `${(isLost ? words.negativeMarkup : words.markup)(money(100), size)}${before}.`
    case 'nominale':
      return (hasVatWithin(part) ? words.nominaleWithoutVat : words.nominale)(
        priceIn(whole, telling),
      )
    case 'reale':
      return words.reale(priceIn(whole, telling))
    default:
      return about.startsWith('quota.') ? words.shareOfCosts(money(100), size) : null
  }
}
