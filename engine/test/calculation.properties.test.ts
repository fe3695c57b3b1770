import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate, margine131 } from '../src/index.ts'
import { anyCountry, anyForm, cents, tariffs, typed, validForm } from './arbitraries.ts'
import { buildForm, expectClose, expectPlainFigures, figuresOf, rateOf, resultOf } from './build.ts'

const holds = <Values extends [unknown, ...unknown[]]>(property: fc.IProperty<Values>) =>
  fc.assert(property, { numRuns: 500 })

describe('of any form with a result', () => {
  it('the breakdown sums to the total costs', () => {
    holds(
      fc.property(validForm, (form) => {
        const { breakdown, costiTotali } = resultOf(form)
        expectClose(
          breakdown.reduce((sum, { value }) => sum + value, 0),
          costiTotali,
        )
      }),
    )
  })

  it('the shares of the breakdown sum to 100, each above 0', () => {
    holds(
      fc.property(validForm, (form) => {
        const shares = resultOf(form).breakdown.map(({ percentage }) => percentage)
        expectClose(
          shares.reduce((sum, share) => sum + share, 0),
          100,
        )
        expect(Math.min(...shares)).toBeGreaterThan(0)
      }),
    )
  })

  it('net price and VAT make the gross price, and VAT is never below 0', () => {
    holds(
      fc.property(validForm, (form) => {
        const { prezzoVendita, iva, prezzoFinale } = resultOf(form)
        expectClose(prezzoVendita + iva, prezzoFinale)
        expect(iva).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('the profit is the net price minus the total costs', () => {
    holds(
      fc.property(validForm, (form) => {
        const { guadagno, prezzoVendita, costiTotali, margine } = resultOf(form)
        expect(guadagno).toBe(prezzoVendita - costiTotali)
        expectClose((margine / 100) * prezzoVendita, guadagno)
      }),
    )
  })

  it('the commission is its real percentage of the net price, however it is told', () => {
    holds(
      fc.property(validForm, (form) => {
        const { breakdown, prezzoVendita, analisiCommissioni: analysis } = resultOf(form)
        const commission = breakdown.find(({ color }) => color === 'commissione')?.value ?? 0
        expectClose((analysis.reale / 100) * prezzoVendita, commission)
        expectClose(analysis.nominale + analysis.differenza, analysis.reale)
        const hidden = (analysis.differenza / 100) * prezzoVendita
        expectClose(hidden, analysis.impattoPrezzoNetto)
      }),
    )
  })
})

describe('the same sale', () => {
  it('entered with or without VAT on its price and cost has the same result', () => {
    const entry = fc.record({
      ...{ price: cents, cost: cents, paese: anyCountry, prime: fc.boolean() },
      tariff: fc.constantFrom(...tariffs),
    })
    holds(
      fc.property(entry, ({ price, cost, paese, prime, tariff }) => {
        // Net cents × (100 + VAT) are exact ten-thousandths.
        const gross = (net: number) => {
          const tenThousandths = net * (100 + margine131.countryOf(paese).vatPercent)
          const decimals = String(tenThousandths % 10_000).padStart(4, '0')
          return `${Math.floor(tenThousandths / 10_000)},${decimals}`
        }
        const sale = { ...tariff.choice, paese, prime }
        const net = resultOf(
          buildForm({
            ...{ ...sale, prezzoVendita: typed(price), costo: typed(cost) },
            ...{ prezzoIncludesIVA: false, costoIncludesIVA: false },
          }),
        )
        const withVat = resultOf(
          buildForm({
            ...{ ...sale, prezzoVendita: gross(price), costo: gross(cost) },
            ...{ prezzoIncludesIVA: true, costoIncludesIVA: true },
          }),
        )
        const others = new Map(figuresOf(withVat))
        for (const [path, figure] of figuresOf(net)) {
          expectClose(figure, others.get(path) ?? Number.NaN, path)
        }
      }),
    )
  })

  it('a number of times as large leaves that many times as much, where the rate is flat', () => {
    const flat = tariffs.filter(
      ({ rule }) => rateOf(rule).kind === 'flat' && rule.fees.length === 1,
    )
    const amounts = fc.record({
      ...{ costo: cents, prezzoVendita: cents, spedizione: cents },
      ...{ packaging: cents, pubblicita: cents },
    })
    const times = fc.integer({ min: 2, max: 50 })
    holds(
      fc.property(amounts, times, fc.constantFrom(...flat), (sale, k, { choice }) => {
        const sold = (factor: number) =>
          resultOf(
            buildForm({
              ...choice,
              costo: typed(sale.costo * factor),
              prezzoVendita: typed(sale.prezzoVendita * factor),
              spedizione: typed(sale.spedizione * factor),
              packaging: typed(sale.packaging * factor),
              pubblicita: typed(sale.pubblicita * factor),
            }),
          )
        const once = sold(1)
        const scaled = sold(k)
        expectClose(scaled.margine, once.margine)
        expectClose(scaled.guadagno, once.guadagno * k)
        expectClose(scaled.costiTotali, once.costiTotali * k)
        expectClose(scaled.iva, once.iva * k)
        expectClose(scaled.analisiCommissioni.reale, once.analisiCommissioni.reale)
      }),
    )
  })
})

describe('of any texts and keys at all', () => {
  it('a form has a result of plain figures or says why not, and never throws', () => {
    holds(
      fc.property(anyForm, (form) => {
        const calculation = calculate(form)
        if (calculation.ok) expectPlainFigures(calculation.result)
        else expect(calculation.problems).not.toEqual([])
      }),
    )
  })
})
