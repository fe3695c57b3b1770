import fc from 'fast-check'
import type { CalculationFormData, Target } from '../src/index.ts'
import { cents, fbaPiece, realCosts, returnTerms, typed } from './arbitraries.ts'
import { buildForm } from './build.ts'
import { everyRow } from './cards.ts'

const anyShare = fc.oneof(
  fc.constantFrom(0, 15, 20, 30),
  fc.integer({ min: -400, max: 1200 }).map((tenths) => tenths / 10),
)
const anyAmount = fc.oneof(
  fc.constantFrom(0, 0.01, 100),
  fc.integer({ min: -1_000, max: 5_000 }).map((cents) => cents / 100),
)

export const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.record({ kind: fc.constantFrom('margine', 'ricarico'), percent: anyShare }),
  fc.record({ kind: fc.constantFrom('guadagno', 'dopoImposte'), amount: anyAmount }),
)

const switches = {
  row: fc.constantFrom(...everyRow),
  prime: fc.boolean(),
  costoIncludesIVA: fc.boolean(),
  prezzoIncludesIVA: fc.boolean(),
  regime: fc.constantFrom('ordinario', 'forfettario'),
} as const

const formFrom = <
  Fields extends Partial<CalculationFormData> & { row: Partial<CalculationFormData> },
>(
  fields: fc.Arbitrary<Fields>,
): fc.Arbitrary<CalculationFormData> =>
  fields.map(({ row, ...form }) => buildForm({ ...row, ...form }))

/** A product on any row of any card, in either regime, now and then with a rate or a VAT of its own. */
export const anyProduct = formFrom(
  fc.record({
    ...switches,
    costo: cents.map(typed),
    prezzoVendita: cents.map(typed),
    spedizione: fc.oneof(fc.constant(''), cents.map(typed)),
    aliquotaIVA: fc.constantFrom('', '', '10', '4', '33,3'),
    commissionePropria: fc.option(
      fc.record({
        percentuale: fc.integer({ min: 0, max: 1_000 }).map((tenths) => String(tenths / 10)),
        fissa: fc.constantFrom('', '0,35'),
        minima: fc.constantFrom('', '0,30', '2'),
        base: fc.constantFrom('lordo', 'netto'),
      }),
      { freq: 5 },
    ),
  }),
)

/** A piece in Amazon's stock, of which some come back, near the price from which more is charged. */
export const fbaProduct: fc.Arbitrary<CalculationFormData> = fc
  .record({
    costs: realCosts,
    logisticaAmazon: fbaPiece,
    resi: returnTerms,
    tariffe: fc.constantFrom('2026-02-01', '2026-11-25'),
    categoria: fc.constantFrom('base', 'home', 'clothing', 'shoes', 'grocery', 'beauty', 'books'),
    costo: fc.integer({ min: 1, max: 2_000 }).map(typed),
    spedizione: fc.constantFrom('', '0,60'),
    prime: fc.boolean(),
    prezzoIncludesIVA: fc.boolean(),
    regime: fc.constantFrom('ordinario' as const, 'forfettario' as const),
    commissionePropria: fc.constantFrom(null, null, {
      ...{ percentuale: '60', fissa: '', minima: '2', base: 'lordo' as const },
    }),
  })
  .map(({ costs, ...form }) => buildForm({ ...costs, ...form }))

const extremes = ['0,01', '12,50', '999.999.999,99', '0,001', '123.456,78']
const anExtreme = fc.constantFrom(...extremes)
const extremeOrNone = fc.constantFrom('', '', ...extremes)

/** A form at the edges of what its fields take: nobody sells like this, and it calculates all the same. */
export const oddProduct = formFrom(
  fc.record({
    ...switches,
    costo: anExtreme,
    prezzoVendita: anExtreme,
    spedizione: extremeOrNone,
    packaging: extremeOrNone,
    pubblicita: extremeOrNone,
    paese: fc.constantFrom('IT', 'IT', 'IT', 'US', 'FR', 'CA'),
    aliquotaIVA: fc.constantFrom('', '', '0', '4', '100', '33,3'),
    commissionePropria: fc.option(
      fc.record({
        // On a price with 22 % VAT 81.967213 % leaves next to nothing of it.
        percentuale: fc.constantFrom('', '15', '50', '81,967213', '90', '99,99', '100', '0,000001'),
        fissa: fc.constantFrom('', '0,35', '1000', '999.999.999,99'),
        minima: fc.constantFrom('', '0,3', '100', '50.000', '999.999.999,99'),
        base: fc.constantFrom('lordo', 'netto'),
      }),
      { freq: 2 },
    ),
  }),
)
