import { describe, expect, it } from 'vitest'
import {
  addedDefaults,
  asItIs,
  type BulkColumns,
  binOf,
  type CalculationFormData,
  figureColumns,
  figuresOf,
  goalOf,
  priceGroupsOf,
  priceIn,
  type Rates,
  ratesOf,
  reaches,
  readSale,
  recalculate,
  roundToCents,
  type Sale,
  type Target,
  type Tariffs,
  triedSummary,
  type WhatIf,
} from '../src/index.ts'
import { buildForm, saleOf } from './build.ts'
import { rowsOf } from './bulk.ts'
import { everyRow } from './cards.ts'

describe('articles that are tried', () => {
  const bins = { from: -20, step: 5, count: 16 }
  const wanted = (percent: number) => ({ kind: 'margine', percent }) as const

  /** So many rows of a few, in an order of no kind. */
  function repeated(rows: Parameters<typeof rowsOf>[0], length: number) {
    const [some, tariffs] = rowsOf(rows)
    const at = (row: number) => (row * 7_919) % some.length
    const column = (one: Float64Array) =>
      Float64Array.from({ length }, (_, row) => one[at(row)] as number)
    const columns = {
      length,
      prezzoVendita: column(some.prezzoVendita),
      costo: column(some.costo),
      spedizione: column(some.spedizione),
      packaging: column(some.packaging),
      pubblicita: column(some.pubblicita),
      logistica: column(some.logistica),
      tariffa: Uint16Array.from({ length }, (_, row) => at(row)),
    }
    return [columns, tariffs] as const
  }

  const counted = (columns: BulkColumns, tariffs: Tariffs, whatIf: WhatIf, wanted: number) => {
    const figures = figureColumns(columns.length)
    recalculate(columns, tariffs, figures, whatIf)
    const { guadagno, margine } = figures
    const isTaxedAway = (profit: number, row: number) => {
      const tariff = columns.tariffa[row] as number
      const price = priceIn(whatIf, columns.prezzoVendita[row] as number)
      const net = price * (tariffs.net[tariff] as number) + (tariffs.netFixed[tariff] as number)
      return roundToCents(profit - net * (tariffs.judgedTaxes[tariff] as number)) <= 0
    }
    const margini = new Uint32Array(bins.count)
    for (const margin of margine.filter((one) => !Number.isNaN(one))) {
      const bin = binOf(margin, bins)
      margini[bin] = (margini[bin] as number) + 1
    }
    return {
      loss: guadagno.filter((profit, row) => roundToCents(profit) < 0 || isTaxedAway(profit, row))
        .length,
      below: margine.filter((margin) => margin < wanted - 1e-9).length,
      without: guadagno.filter(Number.isNaN).length,
      unjudged: 0,
      margini,
    }
  }

  it.each<WhatIf>([
    asItIs,
    { ...asItIs, prezzo: 4 },
    { prezzo: -30, costo: 7.5, spedizione: { percent: 50 } },
    { prezzo: 12.5, costo: -20, spedizione: { amount: 4.9 } },
  ])('are summed up as `recalculate` calculates them: %j', (whatIf) => {
    const rows = everyRow.flatMap((row, at) =>
      [0, 1, 2].map((step) =>
        saleOf(
          buildForm({ ...row, costo: String(1 + at / 9), prezzoVendita: String(5 + 17 * step) }),
        ),
      ),
    )
    const [columns, tariffs] = repeated(rows, 20_000)
    columns.costo[7] = Number.NaN
    columns.prezzoVendita[8] = Number.NaN
    columns.packaging[9] = Number.NaN
    columns.spedizione[10] = Number.NaN
    const groups = priceGroupsOf(columns, tariffs.net.length)
    const expected = counted(columns, tariffs, whatIf, 20)
    expect(expected.loss * expected.below * expected.without).toBeGreaterThan(0)
    expect(triedSummary(groups, tariffs, whatIf, bins, wanted(20))).toEqual(expected)
  })

  it('lose half a cent in the sum where they do row by row', () => {
    // At 15 % of a price without VAT every other ten cents can lose it: 67,90 € with a cost of 57,72 €.
    const rows = Array.from({ length: 1_500 }, (_, at) => {
      const price = 110 + 20 * at
      const spedizione = at % 3 === 0 ? 450 : 0
      const costo = (0.85 * price + 0.5 - spedizione) / 100
      return saleOf(
        buildForm({
          aliquotaIVA: '0',
          prezzoVendita: String(price / 100),
          costo: String(roundToCents(costo)),
          spedizione: String(spedizione / 100),
        }),
      )
    }).filter(([{ costo }]) => costo > 0)
    const [columns, tariffs] = rowsOf(rows)
    const groups = priceGroupsOf(columns, tariffs.net.length)
    for (const costo of [0, 5, -2.5]) {
      const whatIf = { ...asItIs, costo }
      expect(triedSummary(groups, tariffs, whatIf, bins, wanted(20))).toEqual(
        counted(columns, tariffs, whatIf, 20),
      )
    }
    const halves = counted(columns, tariffs, asItIs, 20)
    expect(halves.loss).toBeGreaterThan(50)
    expect(rows.length - halves.loss).toBeGreaterThan(10)
  })

  it('are summed up by the costs that are tried, whatever was tried before', () => {
    const forms = [4, 6, 8].map((spedizione) =>
      buildForm({ costo: '4', prezzoVendita: '20', spedizione: String(spedizione) }),
    )
    const [columns] = rowsOf(forms.map((form) => saleOf(form)))
    columns.logistica.set([0, 3, 0])
    const by = (change: Partial<CalculationFormData>) =>
      rowsOf(forms.map((form) => saleOf({ ...form, ...change })))[1]
    const groups = priceGroupsOf(columns, forms.length)
    const withVat = by({ costoIncludesIVA: true })
    // Whatever costs depend on changes alone from some step to the next.
    const steps: [Tariffs, Partial<WhatIf>][] = [
      [by({}), {}],
      [withVat, {}],
      [withVat, { costo: 100 }],
      [by({}), { costo: 100 }],
      [by({ costoIncludesIVA: true, regime: 'forfettario' }), { costo: 100 }],
      [by({}), { spedizione: { percent: 50 } }],
      [by({}), { spedizione: { percent: -100 } }],
      [by({}), { spedizione: { amount: 9 } }],
      [by({}), {}],
      // The fee for sending never has VAT that it loses.
      [by({ speseIncludonoIVA: true }), {}],
    ]
    const found = steps.map(([tariffs, tried]) => {
      const whatIf = { ...asItIs, ...tried }
      const summary = triedSummary(groups, tariffs, whatIf, bins, wanted(20))
      expect(summary).toEqual(counted(columns, tariffs, whatIf, 20))
      return String(summary.margini)
    })
    for (const [at, margini] of found.slice(1).entries()) expect(margini).not.toBe(found[at])
  })

  it('are neither losses nor below a target, and in no bin, where the regime may not be the seller’s', () => {
    const lossAt = (paese: string) =>
      saleOf(buildForm({ regime: 'forfettario', paese, costo: '50', prezzoVendita: '20' }))
    const [columns, tariffs] = rowsOf([lossAt('IT'), lossAt('FR'), lossAt('FR'), lossAt('DE')])
    columns.costo[2] = Number.NaN
    const groups = priceGroupsOf(columns, tariffs.net.length)
    const { margini, ...counts } = triedSummary(groups, tariffs, asItIs, bins, wanted(20))
    expect(counts).toEqual({ loss: 1, below: 1, without: 1, unjudged: 2 })
    expect(margini.reduce((sum, count) => sum + count)).toBe(1)
  })

  it.each([
    [false, 1],
    [true, 2],
  ])('lose what taxes leave nothing of, once contributions are said: %s', (isSaid, losses) => {
    const imposte = {
      coefficiente: '86',
      sostitutiva: '15',
      gestione: isSaid ? 'commercianti' : 'nessuna',
      riduzione: 'nessuna',
    } as const
    const rows = ['101', '75', '40'].map((costo) =>
      saleOf(
        buildForm({
          ...{ regime: 'forfettario', imposte, marketplace: 'woocommerce' },
          ...{ prezzoVendita: '100', costo, costoIncludesIVA: true },
        }),
      ),
    )
    const [columns, tariffs] = rowsOf(rows)
    const groups = priceGroupsOf(columns, tariffs.net.length)
    const found = triedSummary(groups, tariffs, asItIs, bins, wanted(20))
    expect(found).toEqual(counted(columns, tariffs, asItIs, 20))
    expect(found.loss).toBe(losses)
  })

  it.each<[Target, number]>([
    [{ kind: 'dopoImposte', amount: 5 }, 2],
    [{ kind: 'dopoImposte', amount: 0 }, 1],
    [{ kind: 'guadagno', amount: 30 }, 1],
    [{ kind: 'ricarico', percent: 40 }, 1],
    [{ kind: 'ricarico', percent: 60 }, 2],
  ])('are below any kind of target that the price of each doesn’t reach: %j', (target, below) => {
    const rows = ['75', '65', '40'].map((costo) =>
      saleOf(
        buildForm({
          ...{ regime: 'forfettario', marketplace: 'woocommerce' },
          ...{ prezzoVendita: '100', costo, costoIncludesIVA: true },
          imposte: { ...addedDefaults.imposte, coefficiente: '86', gestione: 'commercianti' },
        }),
      ),
    )
    const [columns, tariffs] = rowsOf(rows)
    const groups = priceGroupsOf(columns, tariffs.net.length)
    expect(triedSummary(groups, tariffs, asItIs, bins, target).below).toBe(below)
    const goals = rows.map(([sale, rates]) => ({ sale, rates, goal: goalOf(target, rates) }))
    const short = goals.filter(
      ({ sale, rates, goal }) => goal !== null && !reaches(figuresOf(sale, rates), goal),
    )
    expect(short).toHaveLength(below)
  })

  it('are no more in their groups than there are', () => {
    const form = buildForm({ costo: '1' })
    const prices = [5, 7, 5, Number.NaN, 5, 7].map((prezzoVendita): [Sale, Rates] => [
      { ...readSale(form), prezzoVendita },
      ratesOf(form),
    ])
    const [columns] = rowsOf(prices)
    const tariffa = Uint16Array.of(0, 0, 0, 0, 2, 2)
    const { prezzoVendita, end, ofTariff } = priceGroupsOf({ ...columns, tariffa }, 3)
    expect([...prezzoVendita]).toEqual([5, 7, Number.NaN, 5, 7])
    expect([...end]).toEqual([2, 3, 4, 5, 6])
    expect([...ofTariff]).toEqual([3, 3, 5])
  })
})
