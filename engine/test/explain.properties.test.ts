import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterTaxMarginOf,
  type CalculationFormData,
  calculate,
  costKinds,
  type Explanation,
  explain,
  figuresOf,
  ricaricoOf,
  roundToCents,
  type Step,
} from '../src/index.ts'
import {
  anyCountry,
  anyForm,
  cents,
  realCosts,
  typed,
  validForm,
  withWhereOffered,
} from './arbitraries.ts'
import { expectClose, resultOf, saleOf } from './build.ts'
import { everyRow } from './cards.ts'

const percent = fc.constantFrom('', '0', '0,5', '7,5', '12', '100')
const amount = fc.constantFrom('', '0', '0,30', '4')

const own = fc.record({
  ...{ percentuale: percent, fissa: amount, minima: amount },
  base: fc.constantFrom('lordo' as const, 'netto' as const),
})
const imposte = fc.record({
  coefficiente: fc.constantFrom('40', '67', '0', '86,5'),
  sostitutiva: fc.constantFrom('15' as const, '5' as const),
  gestione: fc.constantFrom('nessuna' as const, 'commercianti' as const, 'artigiani' as const),
  riduzione: fc.constantFrom('nessuna', '35', '50'),
})

/** A price on a threshold of some card, or a cent from it. */
const atThreshold = fc
  .tuple(fc.constantFrom(10, 15, 20, 45, 50, 100, 200, 250, 500, 990), fc.constantFrom(-1, 0, 1))
  .map(([threshold, change]) => typed(threshold * 100 + change))

/** A value now and then, mostly none. */
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

/** A form of any row of any card, in any country and regime, with any VAT or commission of its own. */
const anySale: fc.Arbitrary<CalculationFormData> = fc
  .record({
    form: validForm,
    row: fc.constantFrom(...everyRow),
    prezzoVendita: fc.oneof(atThreshold, cents.map(typed)),
    paese: sometimes(anyCountry),
    regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
    aliquotaIVA: sometimes(fc.constantFrom('0', '4', '10', '7,5')),
    commissionePropria: sometimes(own),
    imposte: fc.option(imposte),
    costs: sometimes(realCosts),
  })
  .map(({ form, row, paese, aliquotaIVA, imposte, costs, ...rest }) =>
    withWhereOffered({
      ...{ ...form, ...row, ...rest, ...costs, paese: paese ?? 'IT' },
      ...(aliquotaIVA !== null && { aliquotaIVA }),
      ...(imposte !== null && { imposte }),
    }),
  )

const runs = { numRuns: 3_000 }

function explained(form: CalculationFormData): Explanation {
  const answer = explain(form)
  if (!answer.ok) throw new Error('Not explained')
  return answer.steps
}

const within = (step: Step): Step[] => [step, ...step.parts.flatMap(within)]

const trees = ({ imposte, ...figures }: Explanation): Step[] => [
  ...Object.values(figures),
  ...Object.values(imposte ?? {}),
]

/** What the explanation says, in the shape of what the result says. */
function told(steps: Explanation) {
  const figure = (name: Exclude<keyof Explanation, 'imposte'>) => steps[name].value
  const { imposte } = steps
  return {
    prezzoVendita: figure('prezzoVendita'),
    prezzoFinale: figure('prezzoFinale'),
    iva: figure('iva'),
    costiTotali: figure('costiTotali'),
    guadagno: figure('guadagno'),
    margine: figure('margine'),
    ricarico: figure('ricarico'),
    costs: Object.fromEntries(costKinds.map((kind) => [kind, figure(kind)])),
    shares: Object.fromEntries(costKinds.map((kind) => [kind, figure(`quota.${kind}`)])),
    fees: steps.commissione.parts.map(({ about, value }) => [about, value]),
    weight: [figure('nominale'), figure('reale'), figure('impattoPrezzoNetto')],
    imposte:
      imposte &&
      Object.fromEntries(Object.entries(imposte).map(([name, { value }]) => [name, value])),
  }
}

/** What the calculation says of the same. */
function calculated(form: CalculationFormData) {
  const { breakdown, analisiCommissioni: weight, imposte, ...result } = resultOf(form)
  const figures = figuresOf(...saleOf(form))
  const charged = figures.fees.filter(({ kind, amount }) => kind !== 'minimum' || amount > 0)
  const noShares = Object.fromEntries(costKinds.map((kind) => [kind, 0]))
  const shares = Object.fromEntries(breakdown.map(({ color, percentage }) => [color, percentage]))
  return {
    ...result,
    ricarico: ricaricoOf(result),
    costs: Object.fromEntries(costKinds.map((kind) => [kind, figures[kind]])),
    shares: { ...noShares, ...shares },
    fees: charged.map(({ kind, amount }) => [`fee.${kind}`, amount]),
    weight: [weight.nominale, weight.reale, weight.impattoPrezzoNetto],
    imposte: imposte && {
      ...imposte,
      margineDopoImposte: afterTaxMarginOf({ ...result, imposte }),
    },
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const values = (steps: readonly Step[]) => steps.map(({ value }) => value)
const without = (amount: number, vat: number) => amount / (1 + vat / 100)

/** What a tier charges, read from its rows. */
function onTheCard({ rule, weight }: Extract<Step['rule'], { kind: 'fulfilment' }>): number {
  switch (rule.kind) {
    case 'bands': {
      const row = rule.bands.findLast(
        (_, at) => at === 0 || weight > (rule.bands[at - 1]?.upTo ?? 0),
      )
      return (row?.fee ?? Number.NaN) + Math.max(0, weight - (row?.upTo ?? 0)) * rule.perKgBeyond
    }
    case 'linear':
      return rule.fee + rule.perKg * Math.max(0, weight - rule.upTo)
    case 'hundreds':
      return rule.first + rule.each * Math.max(0, Math.ceil(roundToCents(weight * 10 - 1)))
  }
}

/** What a reader with pencil and paper makes of a step. */
function onPaper({ rule }: Step): number {
  switch (rule.kind) {
    case 'entered':
      return rule.amount
    case 'vatRemoved':
      return rule.from.value / (1 + rule.vatPercent / 100)
    case 'vatAdded':
      return rule.from.value * (1 + rule.vatPercent / 100)
    case 'noVat':
      return rule.from.value
    case 'sum':
      return sum(values(rule.of))
    case 'difference':
      return rule.from.value - sum(values(rule.less))
    case 'ratio':
      return (100 * rule.part.value) / rule.whole.value
    case 'share':
      return (rule.percent / 100) * rule.of.value
    case 'rate':
      return without((rule.percent / 100) * rule.of.value, rule.includedVat)
    case 'tiers':
      return sum(values(rule.tiers))
    case 'tier':
      return without((rule.percent / 100) * (rule.to - rule.from), rule.includedVat)
    case 'fixed':
      return without(rule.amount, rule.includedVat)
    case 'minimum':
      return Math.max(0, without(rule.atLeast, rule.includedVat) - rule.before.value)
    case 'hidden':
      return (rule.percentage.value / rule.base.value) * rule.vat.value + rule.beside.value
    case 'contributions':
      return (rule.of.value * rule.aliquota) / 100
    case 'fulfilment':
      return onTheCard(rule)
    case 'storage':
      return rule.volume * rule.months * rule.perCubicMetre
    case 'atMost':
      return Math.min(rule.most, (rule.of.value * rule.percent) / 100)
  }
}

describe('of any sale by any card, country, regime and commission', () => {
  it('the explanation says each figure that the result says, to the last digit', () => {
    fc.assert(
      fc.property(anySale, (form) => {
        expect(told(explained(form))).toStrictEqual(calculated(form))
      }),
      runs,
    )
  })

  it('each step comes to its figure with pencil and paper', () => {
    fc.assert(
      fc.property(anySale, (form) => {
        for (const step of trees(explained(form)).flatMap(within))
          expectClose(step.value, onPaper(step), step.about)
      }),
      { numRuns: 500 },
    )
  })

  it('a percentage is that of the thresholds around the price, and tiers fill the price without a gap', () => {
    fc.assert(
      fc.property(anySale, (form) => {
        for (const { rule } of explained(form).commissione.parts) {
          if (rule.kind === 'rate') {
            const price = roundToCents(rule.of.value)
            expect(price).toBeGreaterThan(rule.above ?? 0)
            expect(price).toBeLessThanOrEqual(rule.upTo ?? Number.POSITIVE_INFINITY)
          }
          if (rule.kind !== 'tiers') continue
          const bounds = rule.tiers.map(({ rule: { from, to } }) => [from, to])
          expect(bounds.map(([from]) => from)).toEqual([
            0,
            ...bounds.slice(0, -1).map(([, to]) => to),
          ])
          expect(bounds.at(-1)?.[1]).toBe(rule.of.value)
        }
      }),
      runs,
    )
  })

  it('every tree ends in what was entered and what rates say', () => {
    fc.assert(
      fc.property(anySale, (form) => {
        for (const { parts, rule } of trees(explained(form)).flatMap(within))
          if (parts.length === 0)
            expect(['entered', 'fixed', 'tier', 'sum', 'fulfilment', 'storage']).toContain(
              rule.kind,
            )
      }),
      { numRuns: 500 },
    )
  })
})

it('a form without a result is answered with the problems that keep it from one', () => {
  const anything = fc.record({ form: anyForm, aliquotaIVA: fc.constantFrom('', '10', '200', 'x') })
  fc.assert(
    fc.property(anything, ({ form, aliquotaIVA }) => {
      const [answer, calculation] = [
        explain({ ...form, aliquotaIVA }),
        calculate({ ...form, aliquotaIVA }),
      ]
      expect(answer.ok).toBe(calculation.ok)
      if (!answer.ok) expect(answer).toEqual(calculation)
    }),
    { numRuns: 500 },
  )
})
