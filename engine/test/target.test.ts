import { describe, expect, it } from 'vitest'
import {
  betterPriceBelow,
  costForMargin,
  largestAmount,
  lowestPriceForMargin,
  priceForMargin,
} from '../src/index.ts'
import { withFees } from '../src/rates/fee-rule.ts'
import { withCommission } from '../src/rates/rates.ts'
import { buildForm, saleOf } from './build.ts'

const beauty = (costo: string, prezzoVendita: string) =>
  buildForm({ categoria: 'beauty', costo, prezzoVendita })

describe('the price for a margin', () => {
  it('is the entered one, exact, where it reaches the margin already', () => {
    expect(priceForMargin(...saleOf(buildForm({ prezzoVendita: '43,989' })), 20)).toBe(43.989)
  })

  it('is rounded up to the cent, never down', () => {
    // 12.50 / (1 / 1.22 − 0.15 − 0.30 / 1.22) = 29.4891…
    expect(priceForMargin(...saleOf(buildForm({ costo: '12,50', prezzoVendita: '25' })), 30)).toBe(
      29.5,
    )
  })

  it('is below a break where the price above it would be charged too much', () => {
    // 10.00 pays 8 %, 10.01 pays 15 %: the margin falls there and comes back only later.
    expect(priceForMargin(...saleOf(beauty('5,30', '9')), 25)).toBe(9.92)
    expect(priceForMargin(...saleOf(beauty('5,30', '10,01')), 25)).toBe(11.41)
  })

  it('is beyond a break where no price below it reaches', () => {
    expect(priceForMargin(...saleOf(beauty('6', '9')), 25)).toBe(12.92)
  })

  it('is none where the commission and VAT take more than the margin leaves', () => {
    const form = buildForm({ prezzoVendita: '39,90' })
    const [sale, rates] = saleOf(form)
    expect(priceForMargin(sale, withCommission(rates, 75), 15)).toBeNull()
  })

  it('is none beyond the largest amount', () => {
    const dear = buildForm({ costo: '600.000.000', prezzoVendita: '900.000.000' })
    expect(priceForMargin(...saleOf(dear), 30)).toBeNull()
    const fits = buildForm({ costo: '300.000.000', prezzoVendita: '400.000.000' })
    expect(priceForMargin(...saleOf(fits), 30)).toBeLessThan(largestAmount)
  })

  it('heeds a break on the net price where that is what is charged', () => {
    const form = buildForm({ marketplace: 'manomano', costo: '6', prezzoVendita: '9' })
    const rate = { kind: 'priceBreak', steps: [{ upTo: 10, percent: 8 }], otherwise: 30 } as const
    // 12.20 with VAT are 10 net: up to there 6 / (1 − 0.08 − 0.30), beyond 6 / (1 − 0.30 − 0.30).
    const [sale, rates] = saleOf(form)
    const broken = { ...rates, rule: withFees(rates.rule, [{ kind: 'commission', rate }]) }
    expect(priceForMargin(sale, broken, 30)).toBe(11.81)
    expect(priceForMargin(sale, broken, 35)).toBe(20.92)
  })

  it('is as entered: without VAT it is the net price', () => {
    const form = buildForm({ costo: '12,50', prezzoVendita: '20', prezzoIncludesIVA: false })
    expect(priceForMargin(...saleOf(form), 30)).toBe(24.18)
  })
})

describe('the lowest price for a margin', () => {
  it('is none where the entered price does not reach it', () => {
    expect(lowestPriceForMargin(...saleOf(buildForm({ costo: '30' })), 20)).toBeNull()
  })

  it('is looked for from the entered price down, whatever lies above', () => {
    expect(lowestPriceForMargin(...saleOf(beauty('4', '9')), 20)).toBe(6.95)
  })

  it('stops above a break that would take the margin away on the way down', () => {
    // Cheap enough to keep the margin on both sides of the break: it goes on below.
    expect(lowestPriceForMargin(...saleOf(beauty('4', '12')), 20)).toBe(6.95)
    // With a higher cost 10.01 fails although 10.00 would do: the way down ends before.
    expect(lowestPriceForMargin(...saleOf(beauty('5,30', '14')), 25)).toBe(11.41)
  })

  it('is the entered one, exact, where its cents are all that keeps the margin', () => {
    const form = buildForm({ costo: '12,50', prezzoVendita: '29,4975' })
    expect(lowestPriceForMargin(...saleOf(form), 30)).toBe(29.4975)
  })
})

describe('the largest cost for a margin', () => {
  it('is as entered: with VAT it holds that much more', () => {
    const form = buildForm({ costo: '12,50', prezzoVendita: '25' })
    expect(costForMargin(...saleOf(form), 'costo', 30)).toBe(10.59)
    expect(costForMargin(...saleOf({ ...form, costoIncludesIVA: true }), 'costo', 30)).toBe(12.92)
  })

  it('is above the entered one where there is room', () => {
    expect(costForMargin(...saleOf(buildForm()), 'spedizione', 20)).toBe(10.17)
  })

  it('is none where not even a cent is left for it', () => {
    expect(
      costForMargin(...saleOf(buildForm({ costo: '1', spedizione: '40' })), 'costo', 0),
    ).toBeNull()
  })

  it('may be 0 for what one can do without', () => {
    const form = buildForm({ marketplace: 'woocommerce', costo: '80', prezzoVendita: '122' })
    expect(costForMargin(...saleOf(form), 'spedizione', 20)).toBe(0)
  })

  it('ends at the largest amount', () => {
    expect(costForMargin(...saleOf(buildForm({ prezzoVendita: '100' })), 'costo', -1e12)).toBe(
      largestAmount,
    )
  })
})

describe('a better price below', () => {
  it('is the last one before the break, when the step above does not pay', () => {
    expect(betterPriceBelow(...saleOf(beauty('4', '10,50')))).toBe(10)
  })

  it('is none once the price makes up for the higher rate', () => {
    expect(betterPriceBelow(...saleOf(beauty('4', '12')))).toBeNull()
  })

  it('is the last one that earns a cent more, where fees take all that the price grows', () => {
    const own = { percentuale: '82', fissa: '', minima: '', base: 'lordo' } as const
    const form = buildForm({ commissionePropria: own, costo: '10,0049', prezzoVendita: '0,32' })
    // 1 / 1.22 − 0.82: of a loss of 10.0049 € every cent makes 0.0000033 € more.
    expect(betterPriceBelow(...saleOf(form))).toBe(0.3)
  })

  it('is none at the break itself', () => {
    expect(betterPriceBelow(...saleOf(beauty('4', '10')))).toBeNull()
  })
})
