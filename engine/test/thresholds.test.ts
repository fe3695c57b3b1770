import { describe, expect, it } from 'vitest'
import { buildResult, commissionOf, expectClose } from './build.ts'

// Each step in threes: below, at, above. Fees worked out by hand.

describe('a tiered category charges the lower rate only on the part above its threshold', () => {
  // proves: 3.55-3.59
  it.each([
    ['automotive', '49,99', 7.4985],
    ['automotive', '50', 7.5],
    ['automotive', '50,01', 7.5009],
    ['electronic_accessories', '99,99', 14.9985],
    ['electronic_accessories', '100', 15],
    ['electronic_accessories', '100,01', 15.0008],
    ['furniture', '199,99', 29.9985],
    ['furniture', '200', 30],
    ['furniture', '200,01', 30.001],
    ['jewelry', '249,99', 49.998],
    ['jewelry', '250', 50],
    ['jewelry', '250,01', 50.0005],
    ['watches', '249,99', 37.4985],
    ['watches', '250', 37.5],
    ['watches', '250,01', 37.5005],
  ])('%s at %s with VAT pays %d', (categoria, prezzoVendita, fee) => {
    expectClose(commissionOf({ categoria, prezzoVendita }), fee)
  })

  // proves: 3.60
  it('as in the example Amazon publishes: 100 in automotive pay 50 × 15 % + 50 × 9 %', () => {
    expectClose(commissionOf({ categoria: 'automotive', prezzoVendita: '100' }), 12)
  })

  it('measured on the gross price also when the net one was entered', () => {
    const net = { categoria: 'automotive', prezzoIncludesIVA: false }
    expectClose(commissionOf({ ...net, prezzoVendita: '40,98' }), 7.49934)
    expectClose(commissionOf({ ...net, prezzoVendita: '50' }), 7.5 + 0.99)
  })
})

describe('a price break charges the step found on the whole price', () => {
  const categories = ['baby', 'beauty', 'grocery']
  const steps: [price: string, fee: number][] = [
    ['9,99', 0.7992],
    ['10', 0.8],
    ['10,01', 1.5015],
  ]

  // proves: 3.61
  it.each(
    categories.flatMap((categoria) =>
      steps.map(([price, fee]) => [categoria, price, fee] as const),
    ),
  )('%s at %s with VAT pays %d', (categoria, prezzoVendita, fee) => {
    expectClose(commissionOf({ categoria, prezzoVendita }), fee)
  })
})

describe('clothing', () => {
  // proves: 3.62, 3.63
  it.each([
    ['14,99', 1.1992, 1.1992],
    ['15', 1.2, 1.2],
    ['15,01', 2.2515, 2.2515],
    ['44,99', 6.7485, 6.7485],
    ['45', 6.75, 6.75],
    ['45,01', 6.7515, 6.7507],
    ['100', 15, 10.6],
  ])('at %s pays %d, and %d with Prime', (prezzoVendita, fee, feeWithPrime) => {
    const form = { categoria: 'clothing', prezzoVendita }
    expectClose(commissionOf({ ...form, prime: false }), fee)
    expectClose(commissionOf({ ...form, prime: true }), feeWithPrime)
  })

  it('alone looks at Prime', () => {
    for (const categoria of ['base', 'automotive', 'beauty', 'shoes']) {
      const form = { categoria, prezzoVendita: '100' }
      expect(buildResult({ ...form, prime: true })).toEqual(buildResult({ ...form, prime: false }))
    }
  })
})

describe('a break compares the gross price rounded to the cent', () => {
  // Australia's 10 % and the missing VAT of the United States make grosses one can write down.
  const australia = { paese: 'AU', prezzoIncludesIVA: false }
  const unitedStates = { paese: 'US', prezzoIncludesIVA: false }

  it.each([
    ['9,090909', '9.9999999'],
    ['9,09090918182', '10.0000001'],
    ['9,094545', '10.0039995'],
  ])('so a net price of %s, whose gross is %s, counts as 10,00', (prezzoVendita, gross) => {
    const result = buildResult({ ...australia, categoria: 'beauty', prezzoVendita })
    expect(result.prezzoFinale.toFixed(7)).toBe(gross)
    expectClose(result.analisiCommissioni.nominale, 8)
  })

  it.each([
    ['13,636363', '14.9999993'],
    ['13,636363727', '15.0000001'],
  ])('so a net price of %s, whose gross is %s, counts as 15,00', (prezzoVendita, gross) => {
    const result = buildResult({ ...australia, categoria: 'clothing', prezzoVendita })
    expect(result.prezzoFinale.toFixed(7)).toBe(gross)
    expectClose(result.analisiCommissioni.nominale, 8)
  })

  it.each([
    ['10,0049', 8],
    ['10,005', 15],
    ['10,01', 15],
  ])('so a gross of %s pays %d%%', (prezzoVendita, percent) => {
    const result = buildResult({ ...unitedStates, categoria: 'grocery', prezzoVendita })
    expectClose(result.analisiCommissioni.nominale, percent)
  })

  // proves: 3.61
  it('but charges the percentage on the price as it is', () => {
    const result = buildResult({ ...unitedStates, categoria: 'grocery', prezzoVendita: '10,0049' })
    expectClose(result.breakdown.at(-1)?.value ?? 0, 0.800392)
  })
})
