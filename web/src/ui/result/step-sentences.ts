import { type Currency, roundToCents, type Step } from '@margine/engine'
import { formatRate } from '../../format.ts'
import { equationOf } from './step-equation.ts'
import { exactMoney, figureOf, type Telling, vatFactor } from './step-figures.ts'
import { nameOf, nameWithin } from './step-names.ts'
import { reasonOf } from './step-reasons.ts'
import { hasOthers, isTold, type Operand, termsOf, writtenTerms } from './step-terms.ts'
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

/** What an operand of a formula is called; what rates give is told in numbers. */
function wordOf(operand: Operand, currency: Currency, hasVat: boolean): string {
  if ('percent' in operand) return formatRate(operand.percent)
  if ('vat' in operand) return vatFactor(operand.vat)
  if ('amount' in operand) return exactMoney(operand.amount, currency)
  return nameWithin(operand.step.about, hasVat)
}

/** What a step does in words; null where those would say no more than its numbers. */
function formulaOf({ about, rule }: Step, { currency, hasVat }: Telling): string | null {
  const isOfFees = rule.kind === 'sum' && about !== 'costiTotali'
  if (isOfFees || rule.kind === 'tiers' || rule.kind === 'tier' || rule.kind === 'fixed')
    return null
  const formula = writtenTerms(termsOf(rule), (operand) => wordOf(operand, currency, hasVat))
  return formula === null ? null : `${nameOf(about, hasVat)} =\u00a0${formula}`
}

/** The step that tells more than a sum of one part does: that part, where it is all of the sum. */
function tellingStep(step: Step): Step {
  const [only, ...others] = step.rule.kind === 'sum' ? step.parts.filter(isTold) : []
  const isWhole = only !== undefined && others.length === 0
  return isWhole && roundToCents(only.value) === roundToCents(step.value) ? tellingStep(only) : step
}

/** The steps that a step takes, but for fees of which there is nothing to tell. */
const partsOf = ({ parts }: Step) =>
  parts.filter((part) => isTold(part) && (part.about !== 'otherFees' || hasOthers(part)))

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
  const { text, seemsWrong } = equationOf(told, currency)
  const reasons = [reasonOf(told, telling), seemsWrong ? words.rounded : null]
  return {
    name: nameOf(step.about, hasVat),
    value,
    formula: formulaOf({ ...told, about: step.about }, telling),
    sum: text,
    why: reasons.filter((reason) => reason !== null).join(' ') || null,
    told,
    parts: partsOf(told),
  }
}
