import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterTaxColumns,
  afterTaxes,
  asItIs,
  type Figures,
  figureColumns,
  figuresOf,
  priceIn,
  type Rates,
  ratesOf,
  readSale,
  recalculate,
  roundToCents,
  type Sale,
  type WhatIf,
} from '../src/index.ts'
import { stretchesOf } from '../src/solve/stretches.ts'
import { addedForm } from './arbitraries.ts'
import { buildForm, saleOf } from './build.ts'
import { rowsOf } from './bulk.ts'
import { everyRow } from './cards.ts'
import { anyProduct, oddProduct } from './odd-forms.ts'

type Row = readonly [Sale, Rates]

/** Where a figure of a row differs from that of its sale by more than 1e-12 of its largest amount. */
function wrongRows(rows: readonly Row[], whatIf: WhatIf, changed: (sale: Sale) => Sale) {
  const [columns, tariffs] = rowsOf(rows)
  const found = figureColumns(rows.length)
  recalculate(columns, tariffs, found, whatIf)
  return rows.flatMap(([sale, rates], row) => {
    const figures = figuresOf(changed(sale), rates)
    const { prezzoVendita, costiTotali } = figures
    // What comes back may be as much as all that was paid.
    const noise = 1e-12 * Math.max(1, figures.prezzoFinale, costiTotali, figures.costo)
    const isOff = (name: 'commissione' | 'guadagno' | 'margine', most: number) =>
      !(Math.abs((found[name][row] as number) - figures[name]) <= most)
    const isWrong =
      isOff('commissione', noise) ||
      isOff('guadagno', noise) ||
      isOff('margine', (noise / prezzoVendita) * 100)
    return isWrong ? [{ sale, figures: figures satisfies Figures }] : []
  })
}

/** A sale at every price where its rule turns, a cent beside it and, as no one asks, between the cents. */
function atTurns([sale, rates]: Row): Row[] {
  const cents = stretchesOf(sale, rates).flatMap(({ from, to }) => [from, to])
  const prices = cents
    .flatMap((cent) => [cent - 1, cent - 0.5, cent - 0.499, cent, cent + 0.3, cent + 0.5, cent + 1])
    .filter((cent) => cent > 0.1)
  return prices.map((cent) => [{ ...sale, prezzoVendita: cent / 100 }, rates])
}

/** With a fee for sending that is known, or none. */
const anyRow = fc
  .tuple(fc.oneof(addedForm, anyProduct, oddProduct).map(saleOf), fc.constantFrom(0, 3.69, 12))
  .map(([[sale, rates], logistica]): Row => [{ ...sale, logistica }, rates])

describe('what many rows leave after taxes', () => {
  it('is as of each sale in the forfettario regime, with its contributions and returns, at the price that is tried', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 40 }), (rows) => {
        for (const whatIf of [asItIs, { ...asItIs, prezzo: 7.5, costo: 10 }]) {
          const [columns, tariffs] = rowsOf(rows)
          const before = figureColumns(rows.length)
          const found = afterTaxColumns(rows.length)
          recalculate(columns, tariffs, before, whatIf)
          afterTaxes(columns, tariffs, before, found, whatIf)
          rows.forEach(([sale, rates], row) => {
            const price = priceIn(whatIf, sale.prezzoVendita)
            const costo = sale.costo * (1 + whatIf.costo / 100)
            const figures = figuresOf({ ...sale, prezzoVendita: price, costo }, rates)
            const taxed = rates.taxes?.on(figures).dopoImposte ?? Number.NaN
            const most = Math.max(figures.prezzoFinale, figures.costiTotali, figures.costo)
            const noise = 1e-11 * Math.max(1, most)
            const share = (taxed / figures.prezzoVendita) * 100
            if (Number.isNaN(taxed)) {
              expect([found.dopoImposte[row], found.quota[row]]).toEqual([Number.NaN, Number.NaN])
              return
            }
            expect(Math.abs((found.dopoImposte[row] as number) - taxed)).toBeLessThan(noise)
            const ofShare = (noise / figures.prezzoVendita) * 100
            expect(Math.abs((found.quota[row] as number) - share)).toBeLessThan(ofShare)
          })
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('the figures of many rows', () => {
  it('are those of each sale, over all cards, regimes, switches and own commissions', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 40 }), (rows) => {
        expect(wrongRows(rows, asItIs, (sale) => sale)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('turn where the rule of each row does, to the last double', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        expect(wrongRows(atTurns(row), asItIs, (sale) => sale)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it("turn where Amazon's fee for a low price ends", () => {
    const logisticaAmazon = {
      ...{ lunghezza: '20', larghezza: '15', altezza: '2', peso: '180' },
      ...{ pericolosa: false, mesi: '' },
    }
    const row = saleOf(buildForm({ tariffe: '2026-11-25', categoria: 'beauty', logisticaAmazon }))
    expect(row[1].logistics?.lowPrice?.upTo).toBe(12)
    expect(wrongRows(atTurns(row), asItIs, (sale) => sale)).toEqual([])
  })

  it('are those of every row of every card at its turns, net prices included', () => {
    const rows = everyRow.flatMap((row) =>
      [true, false].flatMap((prezzoIncludesIVA) =>
        atTurns(saleOf(buildForm({ ...row, prezzoIncludesIVA, prime: true }))),
      ),
    )
    expect(rows.length).toBeGreaterThan(3000)
    expect(wrongRows(rows, asItIs, (sale) => sale)).toEqual([])
  })

  it('are those of each sale with its price, cost and shipping changed', () => {
    const percent = fc.integer({ min: -9_900, max: 20_000 }).map((hundredths) => hundredths / 100)
    const whatIf: fc.Arbitrary<WhatIf> = fc.record({
      prezzo: fc.oneof(fc.constant(0), percent),
      costo: percent,
      spedizione: fc.oneof(
        fc.record({ percent }),
        fc.record({ amount: fc.constantFrom(0, 4.9, 12) }),
      ),
    })
    const rows = fc.array(fc.oneof(addedForm, anyProduct).map(saleOf), { maxLength: 40 })
    fc.assert(
      fc.property(rows, whatIf, (rows, trial) => {
        const { prezzo, costo, spedizione } = trial
        const changed = (sale: Sale): Sale => ({
          ...sale,
          prezzoVendita:
            prezzo === 0
              ? sale.prezzoVendita
              : Math.max(0.01, roundToCents((sale.prezzoVendita * (100 + prezzo)) / 100)),
          costo: sale.costo * (1 + costo / 100),
          spedizione:
            'amount' in spedizione
              ? spedizione.amount
              : sale.spedizione * (1 + spedizione.percent / 100),
        })
        expect(wrongRows(rows, trial, changed)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('lack what a missing price or cost would be part of', () => {
    const [sale, rates] = saleOf(buildForm())
    const [columns, tariffs] = rowsOf([
      [{ ...sale, costo: Number.NaN }, rates],
      [{ ...sale, prezzoVendita: Number.NaN }, rates],
    ])
    const found = figureColumns(2)
    recalculate(columns, tariffs, found, { ...asItIs, prezzo: -50 })
    expect([...found.commissione]).toEqual([19.95 * 0.15, Number.NaN])
    expect([...found.guadagno, ...found.margine].every(Number.isNaN)).toBe(true)
  })
})

describe('a price that is tried', () => {
  it.each([
    [10, 9.95, 10.95],
    [10, 1.15, 1.27],
    [-5, 0.1, 0.1],
    [-5, 9.9, 9.41],
    [-99, 0.2, 0.01],
    [0, 9.999, 9.999],
    [1.005, 100, 101.01],
  ])('is to the cent, and a cent at least: %d percent on %d is %d', (prezzo, price, tried) => {
    expect(priceIn({ ...asItIs, prezzo }, price)).toBe(tried)
  })
})

it('more rows than are worked on at a time are all calculated, and none beyond them', () => {
  const form = buildForm({ categoria: 'beauty' })
  const [columns, tariffs] = rowsOf(
    Array.from({ length: 5_000 }, (_, row) => [
      { ...readSale(form), prezzoVendita: 5 + row / 100 },
      ratesOf(form),
    ]),
  )
  const found = figureColumns(5_000)
  recalculate({ ...columns, length: 4_999 }, tariffs, found)
  expect(found.commissione[4_998]).toBeCloseTo(54.98 * 0.15, 10)
  expect(found.commissione[4_999]).toBe(0)
  expect(found.commissione.findIndex((fees) => fees > 1)).toBe(501)
})
