import { type Currency, roundToCents, type Step } from '@margine/engine'
import { formatMoney, formatRate } from '../../format.ts'
import {
  exactMoney,
  figureOf,
  isAsTyped,
  roundAs,
  type Telling,
  vatFactor,
} from './step-figures.ts'
import { nameOf, nameWithin } from './step-names.ts'
import { reasonOf } from './step-reasons.ts'
import { hasOthers, isTold, type Operand, type Term, termsOf, writtenTerms } from './step-terms.ts'
import { stepWords as words } from './step-words.ts'

/** An equation as it is written, and whether its figures are rounded so that they don't seem to come to its result. */
type Equation = { text: string; seemsWrong: boolean }

/** How amounts are written in an equation, and what a reader takes them for. */
type Precision = {
  shown: (amount: number) => number
  write: (amount: number, currency: Currency) => string
}

const cents: Precision = { shown: roundToCents, write: formatMoney }
const thousandths: Precision = {
  shown: (amount) => roundToCents(amount * 10) / 10,
  write: exactMoney,
}

const isTyped = (operand: Operand) => 'step' in operand && isAsTyped(operand.step)

/** The amount of an operand; null for a percentage or a factor. */
function amountOf(operand: Operand): number | null {
  if ('step' in operand) return operand.step.value
  return 'amount' in operand ? operand.amount : null
}

function shownNumberOf(operand: Operand, { shown }: Precision): number {
  if ('percent' in operand) return operand.percent / 100
  if ('vat' in operand) return (100 + operand.vat) / 100
  const amount = 'step' in operand ? operand.step.value : operand.amount
  return isTyped(operand) ? amount : shown(amount)
}

function calculated(total: number, sign: Term['sign'], number: number): number {
  switch (sign) {
    case '+':
      return total + number
    case '−':
      return total - number
    case '×':
      return total * number
    case '÷':
      return total / number
  }
}

/** What a reader with a calculator makes of the terms that are written. */
function shownResultOf(terms: readonly Term[], { unit }: Step, precision: Precision): number {
  const total = terms.reduce(
    (before, { sign, operand }) => calculated(before, sign, shownNumberOf(operand, precision)),
    0,
  )
  return unit === 'percent' ? total * 100 : total
}

const isExact = (amount: number, { shown }: Precision) => Math.abs(shown(amount) - amount) < 1e-9

/** How the amounts of an equation are written so that it holds: null where no few decimals are enough. */
function precisionOf(terms: readonly Term[], step: Step): Precision | null {
  const holds = (precision: Precision) =>
    roundAs(step, shownResultOf(terms, step, precision)) === roundAs(step, step.value)
  if (holds(cents)) return cents
  const areExact = terms.every(({ operand }) => {
    const amount = amountOf(operand)
    return amount === null || isTyped(operand) || isExact(amount, thousandths)
  })
  return areExact && holds(thousandths) ? thousandths : null
}

/** A step in numbers: `15% × 39,90 € = 5,99 €`, or its figure alone where nothing is done. */
function equationOf(step: Step, currency: Currency): Equation {
  const terms = termsOf(step.rule)
  const precision = precisionOf(terms, step)
  const { write } = precision ?? cents
  const value = figureOf(step, currency)
  const text = writtenTerms(terms, (operand) => {
    if ('percent' in operand) return formatRate(operand.percent)
    if ('vat' in operand) return vatFactor(operand.vat)
    if ('amount' in operand) return write(operand.amount, currency)
    return isTyped(operand) ? figureOf(operand.step, currency) : write(operand.step.value, currency)
  })
  if (text === null) return { text: value, seemsWrong: false }
  const isBetween =
    precision === thousandths &&
    step.unit === 'amount' &&
    isExact(step.value, thousandths) &&
    !isExact(step.value, cents)
  const result = isBetween ? `${exactMoney(step.value, currency)} ≈\u00a0${value}` : value
  return { text: `${text} =\u00a0${result}`, seemsWrong: precision === null }
}

/** A step as a reader who hated maths follows it. */
type ToldStep = {
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
