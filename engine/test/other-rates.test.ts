import { expect, it } from 'vitest'
import { type CalculationFormData, otherRates } from '../src/index.ts'
import { buildForm, expectClose, resultOf } from './build.ts'

const today = '2026-11-22'
const lamp = buildForm({ categoria: 'home', prezzoVendita: '19,90' })

it("today's cards give another result where their figures are others", () => {
  const other = otherRates(lamp, today)
  expect(other).toEqual(resultOf({ ...lamp, tariffe: today }))
  expectClose((other?.guadagno ?? 0) - resultOf(lamp).guadagno, 2.985 - 1.592 * 1.03)
})

it.each<[string, Partial<CalculationFormData>]>([
  ['they are in use', { tariffe: today }],
  ['they are those of the day in use', { tariffe: '2026-02-01' }],
  ['nothing changed for the marketplace', { marketplace: 'manomano' }],
  ['the sale is abroad', { paese: 'FR' }],
  [
    "the commission is the seller's own",
    { commissionePropria: { percentuale: '12', fissa: '', minima: '', base: 'lordo' } },
  ],
  ['there is no result', { costo: '' }],
  ["what is said of the rates can't be used", { aliquotaIVA: 'dieci' }],
])("today's cards say nothing new where %s", (_, change) => {
  expect(otherRates({ ...lamp, ...change }, today)).toBeNull()
})

it('a profit that stays the same to the cent is none', () => {
  // 1.2745… by version 1.3.1, and 3 % of 0.3075 less today.
  const cheap = buildForm({ costo: '0,0983', prezzoVendita: '2,05' })
  expect(otherRates(cheap, today)).toBeNull()
  expect(otherRates({ ...cheap, costo: '0,1' }, today)).not.toBeNull()
})

it('an older date is compared with today as the default is, its categories kept where they still are', () => {
  const tiktok = buildForm({ marketplace: 'tiktok', tariffe: '2025-06-01' })
  expect(otherRates(tiktok, today)?.analisiCommissioni.description).toBe('Sul prezzo con IVA: 9%')
})
