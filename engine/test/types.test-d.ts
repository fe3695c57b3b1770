// What the compiler must refuse. Checked by `tsc -p engine/tsconfig.test.json`, never run.

import {
  type AmountField,
  type AmountProblem,
  type Band,
  type Category,
  calculate,
  changeField,
  defaultFormData,
  type FormProblem,
  isNearBorder,
  type Problem,
  type Rate,
  type RateCard,
  readAmount,
  readNumber,
  ricaricoOf,
  type Source,
} from '../src/index.ts'
import { amazonCategories } from '../src/rates/cards/amazon.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { countries } from '../src/rates/countries.ts'

const form = defaultFormData

// Amounts are text as typed.
calculate({ ...form, costo: '12,50' })
// @ts-expect-error an amount isn't a number
calculate({ ...form, costo: 12.5 })
// @ts-expect-error a form has all its fields
calculate({ costo: '12,50', prezzoVendita: '39,90' })
// @ts-expect-error text, not a number
readNumber(12.5)

// A result is there only where the calculation is ok.
const calculation = calculate(form)
// @ts-expect-error it may have problems instead
calculation.result
if (calculation.ok) {
  calculation.result.guadagno satisfies number
  ricaricoOf(calculation.result) satisfies number
  // @ts-expect-error an ok calculation has no problems
  calculation.problems
} else {
  calculation.problems satisfies FormProblem[]
  // @ts-expect-error a calculation with problems has no result
  calculation.result
}

// Problems are codes at the field of an amount.
export const problem: Problem = { field: 'costo', code: 'required' }
// @ts-expect-error no such code
export const tooLarge: Problem = { field: 'costo', code: 'tooLarge' }
// @ts-expect-error a marketplace is never a problem
export const noAmount: Problem = { field: 'marketplace', code: 'required' }
// @ts-expect-error not a field of an amount
export const amountField: AmountField = 'prime'
// @ts-expect-error not a way in which reading fails
export const amountProblem: AmountProblem = 'negative'
readAmount('1').problem satisfies AmountProblem | null

// A field takes what it holds.
changeField(form, 'prime', true)
// @ts-expect-error a flag isn't text
changeField(form, 'prime', 'true')
// @ts-expect-error no such field
changeField(form, 'prezzo', '12')

// A break on the whole price can't be taken for a tier on a part of it.
export const tiers: Rate = { kind: 'tiered', steps: [{ upTo: 50, percent: 15 }], beyond: 9 }
// @ts-expect-error a tier says what it takes beyond
export const confused: Rate = { kind: 'tiered', steps: [{ upTo: 50, percent: 15 }], otherwise: 9 }
// @ts-expect-error no such kind
export const unheardOf: Rate = { kind: 'minimum', percent: 15 }

// Rows of the catalogue are known by name and complete.
amazonCategories.books.label satisfies string
// @ts-expect-error no such category
amazonCategories.libri
// @ts-expect-error no such marketplace
marketplaces.zalando
// @ts-expect-error no such country
countries.XX
// @ts-expect-error a catalogue is read, not written
countries.IT.vatPercent = 21
// @ts-expect-error a category says where its figures come from
export const sourceless: Category = {
  label: 'A',
  fees: [{ kind: 'closing', amount: 1 }],
}
export const badBasis: RateCard = {
  label: 'Negozio',
  // @ts-expect-error gross or net, in Italian
  basis: 'gross',
  fees: [{ kind: 'closing', amount: 1 }],
  note: null,
  source: { name: 'listino', asOf: '2026-Q4', mark: 'indicativa' },
}
// @ts-expect-error a year has four quarters
export const source: Source = { name: 'listino', asOf: '2026-Q5', mark: 'indicativa' }

// Advice.
// @ts-expect-error no such band
export const band: Band = 'bad'
// @ts-expect-error a margin is a number
isNearBorder('20')
