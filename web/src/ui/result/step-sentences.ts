import { type Currency, roundToCents, type Step, type StepRule } from '@margine/engine'
import { formatMoney, formatRate } from '../../format.ts'
import { figureOf, type Telling, vatFactor } from './step-figures.ts'
import { nameOf, nameWithin } from './step-names.ts'
import { reasonOf } from './step-reasons.ts'
import { stepWords as words } from './step-words.ts'

/** A step as a reader who hated maths follows it. */
export type ToldStep = {
  name: string
  value: string
  /** What is done with which figures, by their names: `Commissione = 15% × prezzo con IVA`; null where nothing is done. */
  formula: string | null
  /** The same in numbers: `15% × 39,90 € = 5,99 €`, or the figure alone where nothing is done. */
  sum: string
  /** Why, in a sentence or two; null where there is nothing to say. */
  why: string | null
  /** The step that this tells: another where a sum has one part alone. */
  told: Step
  /** The steps that it takes. */
  parts: readonly Step[]
}

const dividedBy = (vatPercent: number) =>
  vatPercent === 0 ? '' : ` ÷\u00a0${vatFactor(vatPercent)}`

/**
 * What a rule does; null where nothing is done.
 *
 * @param write how a step is written that the rule takes: as its figure or as its name
 */
function operationOf(
  rule: StepRule,
  currency: Currency,
  write: (step: Step) => string,
): string | null {
  const money = (amount: number) => formatMoney(amount, currency)
  const added = (steps: readonly Step[]) => steps.map(write).join(' +\u00a0')
  switch (rule.kind) {
    case 'entered':
    case 'noVat':
      return null
    case 'vatRemoved':
      return `${write(rule.from)} ÷\u00a0${vatFactor(rule.vatPercent)}`
    case 'vatAdded':
      return `${write(rule.from)} ×\u00a0${vatFactor(rule.vatPercent)}`
    case 'sum':
      return rule.of.length === 0 ? null : added(rule.of)
    case 'difference':
      return [rule.from, ...rule.less].map(write).join(' −\u00a0')
    case 'ratio':
      return `${write(rule.part)} ÷\u00a0${write(rule.whole)}`
    case 'share':
      return `${formatRate(rule.percent)} ×\u00a0${write(rule.of)}`
    case 'rate':
      return `${formatRate(rule.percent)} ×\u00a0${write(rule.of)}${dividedBy(rule.includedVat)}`
    case 'tiers':
      return added(rule.tiers)
    case 'tier':
      return `${formatRate(rule.percent)} ×\u00a0${money(rule.to - rule.from)}${dividedBy(rule.includedVat)}`
    case 'fixed':
      return rule.includedVat === 0 ? null : `${money(rule.amount)}${dividedBy(rule.includedVat)}`
    case 'minimum':
      return `${money(rule.atLeast)}${dividedBy(rule.includedVat)} −\u00a0${write(rule.before)}`
    case 'hidden': {
      const onVat = `${write(rule.percentage)} ×\u00a0${write(rule.vat)} ÷\u00a0${write(rule.base)}`
      return rule.beside.value === 0 ? onVat : `${onVat} +\u00a0${write(rule.beside)}`
    }
    case 'contributions': {
      if (rule.contributi === 0) return null
      const whole = `${formatRate(rule.contributi)} ×\u00a0${write(rule.of)}`
      return rule.ridotti === 1 ? whole : `${whole} ×\u00a0${formatRate(rule.ridotti * 100)}`
    }
  }
}

/** What a step does in words; null where those would say no more than its numbers. */
function formulaOf({ about, rule }: Step, { currency, hasVat }: Telling): string | null {
  const isOfFees = rule.kind === 'sum' && about !== 'costiTotali'
  if (isOfFees || rule.kind === 'tiers' || rule.kind === 'tier' || rule.kind === 'fixed')
    return null
  const formula = operationOf(rule, currency, (part) => nameWithin(part.about, hasVat))
  return formula === null ? null : `${nameOf(about, hasVat)} =\u00a0${formula}`
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

/** The steps that a step takes, but for other fees where there are none. */
const partsOf = ({ parts }: Step) =>
  parts.filter(({ about, value }) => about !== 'otherFees' || value > 0)

/**
 * A step in Italian. A sum of one part is told as that part. An operator doesn't break from what follows it.
 *
 * @example
 * tellStep(steps.commissione, tellingOf(rates)).sum // '15% × 39,90 € = 5,99 €'
 */
export function tellStep(step: Step, telling: Telling): ToldStep {
  const { currency, hasVat } = telling
  const told = tellingStep(step)
  const value = figureOf(step, currency)
  const operation = operationOf(told.rule, currency, (part) => figureOf(part, currency))
  const reasons = [reasonOf(told, telling), seemsWrong(told) ? words.rounded : null]
  return {
    name: nameOf(step.about, hasVat),
    value,
    formula: formulaOf({ ...told, about: step.about }, telling),
    sum: operation === null ? value : `${operation} =\u00a0${value}`,
    why: reasons.filter((reason) => reason !== null).join(' ') || null,
    told,
    parts: partsOf(told),
  }
}
