import { describe, expect, it } from 'vitest'
import { buildResult, commissionOf, expectClose, expectPlainFigures } from './build.ts'

describe('the price', () => {
  // proves: 3.6, 9.7
  it('entered with VAT is divided by 1 + the rate for the net price', () => {
    const result = buildResult({ prezzoVendita: '39,90', prezzoIncludesIVA: true })
    expect(result.prezzoFinale).toBe(39.9)
    expectClose(result.prezzoVendita, 32.704918032787)
    expectClose(result.iva, 7.195081967213)
  })

  it('entered without VAT is multiplied by 1 + the rate for the gross price', () => {
    const result = buildResult({ prezzoVendita: '39,90', prezzoIncludesIVA: false })
    expect(result.prezzoVendita).toBe(39.9)
    expectClose(result.prezzoFinale, 48.678)
    expectClose(result.iva, 8.778)
  })

  it.each([true, false])(
    'is net and gross alike where there is no VAT (entered with: %s)',
    (flag) => {
      const result = buildResult({
        paese: 'US',
        prezzoVendita: '15402,0484',
        prezzoIncludesIVA: flag,
        costo: '1355,10385',
        costoIncludesIVA: flag,
      })
      expect(result.prezzoVendita).toBe(15402.0484)
      expect(result.prezzoFinale).toBe(15402.0484)
      expect(result.iva).toBe(0)
      expect(result.breakdown[0]?.value).toBe(1355.10385)
    },
  )
})

describe('the cost', () => {
  it('counts as entered without VAT', () => {
    expect(buildResult({ costo: '12,20' }).breakdown[0]?.value).toBe(12.2)
  })

  // proves: 2.22, 9.7
  it('entered with VAT counts without it', () => {
    expectClose(
      buildResult({ costo: '12,20', costoIncludesIVA: true }).breakdown[0]?.value ?? 0,
      10,
    )
  })

  // proves: 9.6
  it('takes no VAT off shipping, packaging and advertising', () => {
    const result = buildResult({
      costoIncludesIVA: true,
      spedizione: '4,90',
      packaging: '0,60',
      pubblicita: '1,50',
    })
    expect(result.breakdown.slice(1, 4).map(({ value }) => value)).toEqual([4.9, 0.6, 1.5])
  })
})

describe('the commission', () => {
  // proves: 9.8
  it('is charged on the price with VAT by gross marketplaces', () => {
    expectClose(commissionOf({ marketplace: 'ebay', prezzoVendita: '122' }), 12.2)
  })

  // proves: 3.28, 3.29, 9.9
  it('is charged on the net price by net marketplaces', () => {
    expectClose(commissionOf({ marketplace: 'manomano', prezzoVendita: '122' }), 20)
  })

  // proves: 3.30
  it('leaves the shipping out of what it is charged on', () => {
    for (const marketplace of ['ebay', 'amazon', 'manomano'])
      expect(commissionOf({ marketplace, spedizione: '7,50' })).toBe(commissionOf({ marketplace }))
  })

  // proves: 3.42
  it('has the closing fee added once, whatever the price', () => {
    expectClose(commissionOf({ categoria: 'books', prezzoVendita: '20' }), 4.01)
    expectClose(commissionOf({ categoria: 'books', prezzoVendita: '40' }), 7.01)
  })
})

describe('what is left', () => {
  // proves: 3.6, 9.5, 9.6
  it('is the net price minus cost, shipping, packaging, advertising and commission', () => {
    const result = buildResult({
      costo: '10',
      spedizione: '4,90',
      packaging: '0,60',
      pubblicita: '1,50',
      prezzoVendita: '61',
    })
    expectClose(result.costiTotali, 10 + 4.9 + 0.6 + 1.5 + 9.15)
    expectClose(result.guadagno, 50 - 26.15)
    expectClose(result.margine, 47.7)
  })

  it('is a negative profit and margin when the costs are above the net price', () => {
    const result = buildResult({ costo: '60', prezzoVendita: '61' })
    expectClose(result.guadagno, 50 - 69.15)
    expectClose(result.margine, -38.3)
  })

  it('is exactly 0, without a sign, when the costs are the net price', () => {
    const even = { marketplace: 'woocommerce', prezzoIncludesIVA: false }
    const result = buildResult({ ...even, costo: '12,50', prezzoVendita: '12,50' })
    expect(result.guadagno).toBe(0)
    expect(result.margine).toBe(0)
    expectPlainFigures(result)
  })

  it('is not rounded anywhere', () => {
    const result = buildResult({ costo: '12,50', prezzoVendita: '39,90' })
    expectClose(result.breakdown[1]?.value ?? 0, 5.985)
    expectClose(result.guadagno, 14.219918032787)
    expectClose(result.margine, 43.479448621554)
  })
})

// proves: 3.6, 3.8, 3.10
it('a result has the fields of the specification and no other', () => {
  const result = buildResult({ categoria: 'books' })
  expect(Object.keys(result)).toEqual([
    'prezzoVendita',
    'prezzoFinale',
    'iva',
    'costiTotali',
    'guadagno',
    'margine',
    'breakdown',
    'analisiCommissioni',
  ])
  expect(Object.keys(result.breakdown.at(-1) ?? {}).toSorted()).toEqual(
    ['name', 'value', 'percentage', 'color', 'realPercentage', 'note', 'calcoloSu'].toSorted(),
  )
  expect(Object.keys(result.analisiCommissioni).toSorted()).toEqual(
    [
      'nominale',
      'reale',
      'differenza',
      'impattoPrezzoNetto',
      'noteMarketplace',
      'calcoloSu',
      'description',
    ].toSorted(),
  )
})

describe('extreme amounts', () => {
  const largest = '999.999.999,99'
  const smallest = '0,000000001'

  it.each([
    { costo: largest, prezzoVendita: smallest },
    { costo: smallest, prezzoVendita: largest },
    { costo: largest, prezzoVendita: largest, spedizione: largest, pubblicita: largest },
  ])('never give NaN, an infinity or -0: %j', (amounts) => {
    for (const marketplace of ['amazon', 'manomano', 'woocommerce']) {
      expectPlainFigures(buildResult({ ...amounts, marketplace }))
    }
  })
})
