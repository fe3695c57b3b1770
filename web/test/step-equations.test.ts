import {
  type CalculationFormData,
  defaultFormData,
  explain,
  ratesOf,
  roundToCents,
  type Step,
  type TaxSettings,
} from '@margine/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tellingOf } from '../src/ui/result/step-figures.ts'
import { tellStep } from '../src/ui/result/step-sentences.ts'

const remark = 'Il conto usa tutti i decimali'

/** Cents as an Italian types them. */
const typed = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const cents = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 100_000 }))
const thousandths = fc
  .integer({ min: 1, max: 100_000 })
  .map((amount) => (amount / 1000).toFixed(3).replace('.', ','))
const amount = fc.oneof(
  { weight: 5, arbitrary: cents.map(typed) },
  { weight: 1, arbitrary: thousandths },
)
const rarely = <Value>(value: Value) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constant(value) },
  )

const imposte: TaxSettings = {
  ...{ coefficiente: '67', sostitutiva: '5', gestione: 'artigiani', riduzione: '35' },
}
const anySale: fc.Arbitrary<CalculationFormData> = fc
  .record({
    ...{ costo: amount, prezzoVendita: amount, spedizione: amount },
    marketplace: fc.constantFrom('amazon', 'ebay', 'etsy', 'manomano', 'tiktok', 'woocommerce'),
    categoria: fc.constantFrom('altro', 'beauty', 'books', 'clothing', 'automotive'),
    categoriaEbay: fc.constantFrom('base', 'watches'),
    tariffe: fc.constantFrom('1.3.1', '2026-03-01', '2026-11-21'),
    paese: fc.constantFrom('IT', 'IT', 'DE', 'US'),
    regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
    aliquotaIVA: fc.constantFrom('', '', '7,5', '4'),
    commissionePropria: rarely({
      ...{ percentuale: '7,5', fissa: '0,35', minima: '1,50', base: 'netto' as const },
    }),
    ...{ prezzoIncludesIVA: fc.boolean(), costoIncludesIVA: fc.boolean() },
    imposte: rarely(imposte),
  })
  .map(({ imposte: settings, ...rest }) => ({
    ...{ ...defaultFormData, ...rest },
    ...(settings !== null && { imposte: settings }),
  }))

const within = (step: Step): Step[] => [step, ...step.parts.flatMap(within)]

function stepsIn(form: CalculationFormData): Step[] {
  const explained = explain(form)
  if (!explained.ok) throw new Error('No result')
  const { imposte: taxes, ...figures } = explained.steps
  return [...Object.values(figures), ...Object.values(taxes ?? {})].flatMap(within)
}

/** A figure as it is read: its number, how many decimals it is written with, and whether it is a percentage. */
function figureIn(text: string) {
  const digits = text.replace(/[^\d,−]/g, '').replace('−', '-')
  const decimals = digits.split(',')[1]?.length ?? 0
  return { number: Number(digits.replace(',', '.')), decimals, isPercent: text.includes('%') }
}

const operations = {
  '+': (one: number, other: number) => one + other,
  '−': (one: number, other: number) => one - other,
  '×': (one: number, other: number) => one * other,
  '÷': (one: number, other: number) => one / other,
}

/** What a reader with a calculator makes of what is left of the equals sign. */
function calculatedBy(left: string): number {
  const [first = '', ...rest] = left.split(/ ([+−×÷])\u00a0/)
  const numberIn = (text: string) => {
    const { number, isPercent } = figureIn(text)
    return isPercent ? number / 100 : number
  }
  let total = numberIn(first)
  for (let at = 0; at < rest.length; at += 2)
    total = operations[rest[at] as keyof typeof operations](total, numberIn(rest[at + 1] ?? ''))
  return total
}

/** Whether an equation is true as it is written, its result rounded as it is. */
function holds(equation: string): boolean {
  const [left = '', right = ''] = equation.split(' =\u00a0')
  return right.split(' ≈\u00a0').every((result) => {
    const { number, decimals, isPercent } = figureIn(result)
    const [calculated, scale] = [calculatedBy(left) * (isPercent ? 100 : 1), 10 ** (decimals - 2)]
    return Math.abs(roundToCents(calculated * scale) / scale - number) < 1e-6
  })
}

test('every equation of every figure is true as it is written or says that it is rounded, and no other says so', () => {
  const counted = { remarked: 0, plain: 0, exact: 0 }
  fc.assert(
    fc.property(anySale, (form) => {
      const telling = tellingOf(ratesOf(form))
      const wrong: string[] = []
      for (const step of stepsIn(form)) {
        const { sum, why } = tellStep(step, telling)
        if (!sum.includes('=')) continue
        const isRemarked = why?.includes(remark) === true
        if (isRemarked === holds(sum)) wrong.push(sum)
        counted[isRemarked ? 'remarked' : sum.includes('≈') ? 'exact' : 'plain'] += 1
      }
      // Once for a sale: there are tens of equations in each.
      expect(wrong).toEqual([])
    }),
    { numRuns: 2_000 },
  )
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(100)
})

/** The equation of a figure as it is read. */
function told(change: Partial<CalculationFormData>, about: Step['about']) {
  const form = { ...defaultFormData, ...change }
  const step = stepsIn(form).find((one) => one.about === about)
  if (step === undefined) return null
  const { sum, why } = tellStep(step, tellingOf(ratesOf(form)))
  return [sum.replaceAll('\u00a0', ' '), why?.includes(remark) === true]
}

test('a percentage of rounded amounts that would be another says so', () =>
  expect(told({ costo: '16,24', spedizione: '4,63', prezzoVendita: '63,74' }, 'margine')).toEqual([
    '21,81 € ÷ 52,25 € = 41,8%',
    true,
  ]))

test('an amount of a thousandth that the equation needs is written', () => {
  const cheap = { tariffe: '2026-03-01', costo: '0,50', prezzoVendita: '1,90' }
  expect(told(cheap, 'fee.minimum')).toEqual(['0,30 € − 0,285 € = 0,015 € ≈ 0,02 €', false])
})

test('less than half a cent to the minimum is not told', () => {
  const almost = { tariffe: '2026-03-01', costo: '0,50', prezzoVendita: '1,97' }
  const form = { ...defaultFormData, ...almost }
  const commission = stepsIn(form).find(({ about }) => about === 'commissione')
  if (commission === undefined) throw new Error('No commission')
  const { sum, parts } = tellStep(commission, tellingOf(ratesOf(form)))
  expect(sum.replaceAll('\u00a0', ' ')).toBe('0,30 € + 0,01 € = 0,31 €')
  expect(parts.map(({ about }) => about)).toEqual(['fee.commission', 'fee.digitalServices'])
})

test('what was typed is told with its decimals', () => {
  const typedPrice = { costo: '5', prezzoVendita: '12,345' }
  expect(told(typedPrice, 'prezzoFinale')).toEqual(['12,345 €', false])
  expect(told(typedPrice, 'prezzoVendita')).toEqual(['12,345 € ÷ 1,22 = 10,12 €', false])
})
