import { roundToCents, type Step, type StepRule, withoutNoise } from '@margine/engine'

/** What an equation counts with. */
export type Operand = { step: Step } | { amount: number } | { percent: number } | { vat: number }

/** What is done with an operand: terms are worked out from left to right. */
export type Term = { sign: '+' | '−' | '×' | '÷'; operand: Operand }

const plus = (operand: Operand): Term => ({ sign: '+', operand })
const minus = (operand: Operand): Term => ({ sign: '−', operand })
const times = (operand: Operand): Term => ({ sign: '×', operand })
const over = (operand: Operand): Term => ({ sign: '÷', operand })

const withoutVat = (vat: number) => (vat === 0 ? [] : [over({ vat })])

/** Whether there is anything to tell of a fee: less than half a cent that is missing to a minimum is nothing. */
export const isTold = ({ about, value }: Step): boolean =>
  about !== 'fee.minimum' || roundToCents(value) > 0

/** Whether fees beside the percentage are told. */
export const hasOthers = (others: Step): boolean => roundToCents(others.value) > 0

/** What a rule does, term by term; nothing where its figure is told as it is. */
export function termsOf(rule: StepRule): readonly Term[] {
  switch (rule.kind) {
    case 'entered':
    case 'noVat':
      return []
    case 'vatRemoved':
      return [plus({ step: rule.from }), over({ vat: rule.vatPercent })]
    case 'vatAdded':
      return [plus({ step: rule.from }), times({ vat: rule.vatPercent })]
    case 'sum':
      return rule.of.filter(isTold).map((step) => plus({ step }))
    case 'difference':
      return [plus({ step: rule.from }), ...rule.less.map((step) => minus({ step }))]
    case 'ratio':
      return [plus({ step: rule.part }), over({ step: rule.whole })]
    case 'share':
      return [plus({ percent: rule.percent }), times({ step: rule.of })]
    case 'rate': {
      const { percent, of, includedVat } = rule
      return [plus({ percent }), times({ step: of }), ...withoutVat(includedVat)]
    }
    case 'tiers':
      return rule.tiers.map((step) => plus({ step }))
    case 'tier': {
      const { percent, from, to, includedVat } = rule
      return [plus({ percent }), times({ amount: to - from }), ...withoutVat(includedVat)]
    }
    case 'fixed':
      return rule.includedVat === 0
        ? []
        : [plus({ amount: rule.amount }), ...withoutVat(rule.includedVat)]
    case 'minimum': {
      const { atLeast, includedVat, before } = rule
      return [plus({ amount: atLeast }), ...withoutVat(includedVat), minus({ step: before })]
    }
    case 'hidden': {
      const { percentage, vat, base, beside } = rule
      const onVat = [plus({ step: percentage }), times({ step: vat }), over({ step: base })]
      return hasOthers(beside) ? [...onVat, plus({ step: beside })] : onVat
    }
    case 'contributions': {
      if (rule.contributi === 0) return []
      const { of, riduzione, contributi, aliquota } = rule
      if (riduzione !== '35') return [plus({ percent: aliquota }), times({ step: of })]
      const left = withoutNoise((aliquota / contributi) * 100)
      return [plus({ percent: contributi }), times({ step: of }), times({ percent: left })]
    }
    case 'fulfilment':
    case 'storage':
      return []
    case 'atMost':
      return [plus({ percent: rule.percent }), times({ step: rule.of })]
  }
}

/** Terms as they are written; null where there are none. An operator doesn't break from what follows it. */
export function writtenTerms(
  terms: readonly Term[],
  write: (operand: Operand) => string,
): string | null {
  const [first, ...others] = terms
  if (first === undefined) return null
  const rest = others.map(({ sign, operand }) => ` ${sign}\u00a0${write(operand)}`)
  return `${write(first.operand)}${rest.join('')}`
}
