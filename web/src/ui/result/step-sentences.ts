import { type Currency, roundToCents, type Step, type StepRule } from '@margine/engine'
import { formatMoney, formatRate } from '../../format.ts'
import { figureOf, nameOf, type Telling, vatFactor } from './step-figures.ts'
import { reasonOf } from './step-reasons.ts'
import { stepWords as words } from './step-words.ts'

/** A step as a reader who hated maths follows it. */
export type ToldStep = {
  name: string
  value: string
  /** What is done with which figures: `15% × 39,90 € = 5,99 €`, or the figure alone where nothing is done. */
  sum: string
  /** Why, in a sentence or two; null where there is nothing to say. */
  why: string | null
}

const dividedBy = (vatPercent: number) => (vatPercent === 0 ? '' : ` ÷ ${vatFactor(vatPercent)}`)

/** What a rule does with which figures; null where nothing is done. */
function operationOf(rule: StepRule, currency: Currency): string | null {
  const figure = (step: Step) => figureOf(step, currency)
  const money = (amount: number) => formatMoney(amount, currency)
  const added = (steps: readonly Step[]) => steps.map(figure).join(' + ')
  switch (rule.kind) {
    case 'entered':
    case 'noVat':
      return null
    case 'vatRemoved':
      return `${figure(rule.from)} ÷ ${vatFactor(rule.vatPercent)}`
    case 'vatAdded':
      return `${figure(rule.from)} × ${vatFactor(rule.vatPercent)}`
    case 'sum':
      return rule.of.length === 0 ? null : added(rule.of)
    case 'difference':
      return [rule.from, ...rule.less].map(figure).join(' − ')
    case 'ratio':
      return `${figure(rule.part)} ÷ ${figure(rule.whole)}`
    case 'share':
      return `${formatRate(rule.percent)} × ${figure(rule.of)}`
    case 'rate':
      return `${formatRate(rule.percent)} × ${figure(rule.of)}${dividedBy(rule.includedVat)}`
    case 'tiers':
      return added(rule.tiers)
    case 'tier':
      return `${formatRate(rule.percent)} × ${money(rule.to - rule.from)}${dividedBy(rule.includedVat)}`
    case 'fixed':
      return rule.includedVat === 0 ? null : `${money(rule.amount)}${dividedBy(rule.includedVat)}`
    case 'minimum':
      return `${money(rule.atLeast)}${dividedBy(rule.includedVat)} − ${figure(rule.before)}`
    case 'hidden': {
      const onVat = `${figure(rule.percentage)} × ${figure(rule.vat)} ÷ ${figure(rule.base)}`
      return rule.beside.value === 0 ? onVat : `${onVat} + ${figure(rule.beside)}`
    }
    case 'contributions': {
      if (rule.contributi === 0) return null
      const whole = `${formatRate(rule.contributi)} × ${figure(rule.of)}`
      return rule.ridotti === 1 ? whole : `${whole} × ${formatRate(rule.ridotti * 100)}`
    }
  }
}

/** What the cents that are shown add up to; null where nothing is added or taken away. */
function shownTotalOf({ rule }: Step): number | null {
  const add = (total: number, { value }: Step) => roundToCents(total + roundToCents(value))
  switch (rule.kind) {
    case 'sum':
      return rule.of.reduce(add, 0)
    case 'tiers':
      return rule.tiers.reduce(add, 0)
    case 'difference':
      return roundToCents(roundToCents(rule.from.value) - rule.less.reduce(add, 0))
    default:
      return null
  }
}

/** Whether the cents that are shown don't add up to the figure. */
function seemsWrong(step: Step): boolean {
  const total = step.unit === 'amount' ? shownTotalOf(step) : null
  return total !== null && total !== roundToCents(step.value)
}

/** The step that tells more than a sum of one part does: that part. */
function tellingStep(step: Step): Step {
  const [only, ...others] = step.rule.kind === 'sum' ? step.parts : []
  return only === undefined || others.length > 0 ? step : tellingStep(only)
}

/**
 * A step in Italian. A sum of one part is told as that part.
 *
 * @example
 * tellStep(steps.commissione, tellingOf(rates)).sum // '15% × 39,90 € = 5,99 €'
 */
export function tellStep(step: Step, telling: Telling): ToldStep {
  const { currency, hasVat } = telling
  const told = tellingStep(step)
  const value = figureOf(step, currency)
  const operation = operationOf(told.rule, currency)
  const reasons = [reasonOf(told, telling), seemsWrong(told) ? words.rounded : null]
  return {
    name: nameOf(step.about, hasVat),
    value,
    sum: operation === null ? value : `${operation} = ${value}`,
    why: reasons.filter((reason) => reason !== null).join(' ') || null,
  }
}
