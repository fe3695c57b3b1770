import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  calculate,
  changeField,
  type FbaPiece,
  type Fulfilment,
  figureColumns,
  figuresOf,
  type Logistics,
  ratesOf,
  readSale,
  recalculate,
} from '../src/index.ts'
import { fbaIt } from '../src/rates/cards/fba-it.ts'
import { fbaOf } from '../src/rates/fba.ts'
import type { FbaTier, Sides } from '../src/rates/fba-card.ts'
import { buildForm, expectClose, resultOf, saleOf } from './build.ts'
import { rowsOf } from './bulk.ts'

const text = (number: number) => String(number).replace('.', ',')

const pieceOf = (
  [lunghezza, larghezza, altezza]: Sides,
  kilograms: number,
  more: Partial<FbaPiece> = {},
): FbaPiece => ({
  ...{ lunghezza: text(lunghezza), larghezza: text(larghezza), altezza: text(altezza) },
  ...{ peso: text(Number((kilograms * 1000).toFixed(3))), pericolosa: false, mesi: '', ...more },
})

const today = '2026-11-25'
const formOf = (logisticaAmazon: FbaPiece, more: Partial<CalculationFormData> = {}) =>
  buildForm({ tariffe: today, prezzoVendita: '25', logisticaAmazon, ...more })

function logisticsOf(form: CalculationFormData): Logistics {
  const { logistics } = ratesOf(form)
  if (logistics === null) throw new Error('No logistics')
  return logistics
}

function fulfilmentOf(form: CalculationFormData): Fulfilment {
  const { fulfilment } = figuresOf(...saleOf(form))
  if (fulfilment === null) throw new Error('Not shipped by Amazon')
  return fulfilment
}

describe('what Amazon takes for shipping a piece', () => {
  // Worked out from the transcriptions of the card: base and with the surcharge of 1.5 %.
  it.each([
    ['a case for a phone', [15, 9, 1.5], 0.08, 25, 'base', 'light-envelope', 3.39, 3.4408],
    ['the same at 15 €', [15, 9, 1.5], 0.08, 15, 'base', 'light-envelope', 2.79, 2.83185],
    ['just 210 g', [33, 23, 2.5], 0.21, 25, 'base', 'standard-envelope', 3.45, 3.5017],
    ['211 g', [33, 23, 2.5], 0.211, 25, 'base', 'standard-envelope', 3.64, 3.6946],
    ['3,9 cm', [33, 23, 3.9], 0.9, 25, 'base', 'large-envelope', 3.94, 3.9991],
    ['4,1 cm', [33, 23, 4.1], 0.9, 25, 'base', 'extra-large-envelope', 4.17, 4.2325],
    ['1,2 kg by its volume', [30, 20, 10], 0.5, 30, 'base', 'small-parcel', 5.11, 5.1867],
    ['the largest small parcel', [35, 25, 12], 0.5, 30, 'base', 'small-parcel', 5.16, 5.2374],
    ['4,8 kg by its volume', [40, 30, 20], 2, 30, 'base', 'standard-parcel', 5.38, 5.4607],
    ['the largest parcel', [45, 34, 26], 11.9, 30, 'base', 'standard-parcel', 6.25, 6.3437],
    ['shoes', [33, 20, 12], 0.9, 60, 'shoes', 'small-parcel-3', 5.1, 5.1765],
    ['a shirt', [30, 22, 4.5], 0.25, 25, 'clothing', 'extra-large-envelope', 4.17, 4.2325],
    ['a small oversize', [61, 46, 46], 1, 60, 'base', 'small-oversize', 9.2144, 9.3526],
    ['a light one', [90, 50, 20], 5, 60, 'base', 'standard-oversize-light', 11.2428, 11.4114],
    ['180 cm', [180, 20, 20], 12, 100, 'base', 'special-oversize', 21.7, 22.0255],
  ] as const)('is for %s that of its tier', (_, sides, kg, price, categoria, key, base, all) => {
    const found = fulfilmentOf(
      formOf(pieceOf(sides, kg), { categoria, prezzoVendita: text(price) }),
    )
    expect(found.key).toBe(key)
    expect(found.isLowPrice).toBe(price <= 20)
    expect(found.tierFee).toBeCloseTo(base, 4)
    expect(found.fee).toBeCloseTo(all, 3)
    expect(found.fee).toBeCloseTo(found.tierFee * 1.015, 12)
  })

  const tiers = [...fbaIt.envelopes, ...fbaIt.parcels, ...fbaIt.oversize]
  const lowTiers = fbaIt.lowPrice.tiers

  /** Sides of a tier that no tier before it takes: its own, or with none long ones. */
  const sidesOf = ({ sides }: FbaTier): Sides => sides ?? [130, 60, 50]

  const keyAt = (sides: Sides, kilograms: number, more: Partial<CalculationFormData> = {}) =>
    fulfilmentOf(formOf(pieceOf(sides, kilograms), more)).key

  /** Pieces that are as heavy as a tier takes, or as heavy as one before it takes and a little more. */
  const fitting = (tier: FbaTier) => tier.weight.upTo

  it.each(tiers.map((tier) => [tier.key, tier] as const))(
    'of %s goes up to its sides and weight, both included',
    (key, tier) => {
      const sides = sidesOf(tier)
      const kilograms = fitting(tier)
      expect(keyAt(sides, kilograms)).toBe(key)
      expect(keyAt(sides, kilograms - 0.001)).toBe(key)
      expect(keyAt(sides, kilograms + 0.001)).not.toBe(key)
      const [longest, median, shortest] = sides
      if (tier.sides === null) return
      expect(keyAt([longest + 0.1, median, shortest], kilograms)).not.toBe(key)
      expect(keyAt([longest, median, shortest + 0.1], kilograms)).not.toBe(key)
      expect(keyAt([longest - 0.1, median, shortest], kilograms)).toBe(key)
      // Turned round, it is the same piece.
      expect(keyAt([shortest, longest, median], kilograms)).toBe(key)
    },
  )

  it.each(fbaIt.selectedParcels.map((tier) => [tier.key, tier] as const))(
    'of a selected category is that of %s up to its sides and weight',
    (key, tier) => {
      const sides = sidesOf(tier)
      const [longest, median, shortest] = sides
      const category = { categoria: 'grocery' }
      expect(keyAt(sides, tier.weight.upTo, category)).toBe(key)
      expect(keyAt(sides, tier.weight.upTo + 0.001, category)).not.toBe(key)
      expect(keyAt([longest, median, shortest + 0.1], 1, category)).not.toBe(key)
      expect(keyAt(sides, 1)).not.toBe(key)
    },
  )

  it('of a selected category grows with each 100 g begun', () => {
    const feeAt = (kilograms: number) =>
      fulfilmentOf(formOf(pieceOf([35, 25, 7], kilograms), { categoria: 'grocery' })).tierFee
    expect([0.1, 0.101, 0.2, 0.2001, 0.3].map(feeAt)).toEqual(
      [4.54, 4.56, 4.56, 4.58, 4.58].map((fee) => expect.closeTo(fee, 10)),
    )
  })

  it.each(
    [...tiers, ...lowTiers.map((tier) => ({ ...tier, key: `low-price ${tier.key}` }))].flatMap(
      (tier) => (tier.fee.kind === 'bands' ? [[tier.key, tier, tier.fee.bands] as const] : []),
    ),
  )('of %s is that of each band up to its weight, included', (key, tier, bands) => {
    const isLow = key.startsWith('low-price')
    const price = { prezzoVendita: isLow ? '20' : '30' }
    bands.forEach(({ upTo, fee }, at) => {
      // A thin piece of the tier, so that it weighs no more by its volume.
      const [longest, median, shortest] = sidesOf(tier)
      const thin: Sides = tier.goesBy === 'maggiore' ? [longest, 1, 1] : [longest, median, shortest]
      const here = (kilograms: number) => fulfilmentOf(formOf(pieceOf(thin, kilograms), price))
      const found = here(upTo)
      if (!found.key.endsWith(tier.key.replace('low-price ', ''))) return
      expect(found.isLowPrice).toBe(isLow)
      expect(found.tierFee).toBe(fee)
      const next = bands[at + 1]
      if (next !== undefined) expect(here(upTo + 0.001).tierFee).toBe(next.fee)
    })
  })

  it('of an oversize tier grows in proportion to the larger weight above its first', () => {
    const feeOf = (sides: Sides, kilograms: number) =>
      fulfilmentOf(formOf(pieceOf(sides, kilograms), { prezzoVendita: '60' })).tierFee
    // 101 × 10 × 1 cm weigh 0.202 kg by their volume.
    expectClose(feeOf([101, 10, 1], 0.76), 7.45)
    expectClose(feeOf([101, 10, 1], 0.77), 7.45 + 0.01 * 0.22)
    expectClose(feeOf([101, 10, 1], 15.5), 10.63)
    expectClose(feeOf([101, 10, 1], 16), 10.63 + 0.24 * 0.08)
    expectClose(feeOf([130, 60, 50], 31.5), 16.85 + (78 - 31.5) * 0.15)
  })

  it('is special beyond 31,5 kg, 175 cm and 360 cm of length and girth, each to the last', () => {
    expect(keyAt([175, 10, 10], 5)).toBe('bulky-oversize')
    expect(keyAt([175.1, 10, 10], 5)).toBe('special-oversize')
    expect(keyAt([120, 60, 60], 5)).toBe('standard-oversize-large')
    expect(keyAt([130, 60, 55], 5)).toBe('bulky-oversize')
    expect(keyAt([130, 60, 55.1], 5)).toBe('special-oversize')
    expect(keyAt([50, 40, 10], 31.5)).toBe('heavy-oversize')
    expect(keyAt([50, 40, 10], 31.501)).toBe('special-oversize')
  })

  it('is special for what fits nothing else on a card', () => {
    const card = { ...fbaIt, oversize: [] }
    const { standard } = fbaOf(card, pieceOf([90, 50, 20], 5), 'base', today)
    expect(standard.key).toBe('special-oversize')
  })

  it('is bulky, or heavy above 23 kg, where no other tier has such sides', () => {
    expect(keyAt([150, 65, 40], 20)).toBe('bulky-oversize')
    expect(keyAt([120, 61, 59], 20)).toBe('bulky-oversize')
    expect(keyAt([120, 100, 20], 20)).toBe('bulky-oversize')
    expect(keyAt([100, 90, 40], 20)).toBe('bulky-oversize')
    expect(keyAt([90, 85, 50], 5)).toBe('bulky-oversize')
    expect(keyAt([99, 70, 60], 5)).toBe('bulky-oversize')
    expect(keyAt([120, 60, 60], 24)).toBe('heavy-oversize')
  })

  it('of a special piece goes by its weight, above 60 kg by each kilogram', () => {
    const feeAt = (kilograms: number) =>
      fulfilmentOf(formOf(pieceOf([180, 20, 20], kilograms), { prezzoVendita: '300' })).tierFee
    expect([30, 30.001, 40, 50, 60].map(feeAt)).toEqual([21.7, 24.1, 24.1, 32.19, 32.82])
    expectClose(feeAt(62), 32.82 + 2 * 0.65)
  })

  it('is lower where the price alone, with VAT and to the cent, is 20 € at most and the piece small', () => {
    const small = pieceOf([30, 20, 10], 0.3)
    const isLow = (prezzoVendita: string, more: Partial<CalculationFormData> = {}) =>
      fulfilmentOf(formOf(small, { prezzoVendita, ...more })).isLowPrice
    expect(isLow('20')).toBe(true)
    expect(isLow('20,01')).toBe(false)
    expect(isLow('20,004')).toBe(true)
    expect(isLow('16,39', { prezzoIncludesIVA: false })).toBe(true)
    expect(isLow('16,40', { prezzoIncludesIVA: false })).toBe(false)
    expect(isLow('20', { spedizioneIncassata: '5' })).toBe(true)
    expect(isLow('20', { regime: 'forfettario', prezzoIncludesIVA: false })).toBe(true)
    const heavy = formOf(pieceOf([30, 20, 10], 0.401), { prezzoVendita: '10' })
    expect(fulfilmentOf(heavy).isLowPrice).toBe(false)
    expect(logisticsOf(formOf(pieceOf([180, 20, 20], 0.3))).lowPrice).toBeNull()
  })

  it('is 0,10 € more for dangerous goods, and from 17 April 2026 on 1,5 % more of all', () => {
    const dangerous = pieceOf([15, 9, 1.5], 0.08, { pericolosa: true })
    const feeOn = (tariffe: string) => fulfilmentOf(formOf(dangerous, { tariffe })).fee
    expectClose(feeOn('2026-04-16'), 3.49)
    expectClose(feeOn('2026-04-17'), 3.49 * 1.015)
  })

  it('says what of it is in doubt', () => {
    const doubtsOf = (sides: Sides, more: Partial<CalculationFormData> = {}) =>
      fulfilmentOf(formOf(pieceOf(sides, 0.3), more)).doubts
    expect(doubtsOf([30, 20, 10], { tariffe: '2026-02-01' })).toEqual([])
    expect(doubtsOf([30, 20, 10])).toEqual(['arrotondamento'])
    expect(doubtsOf([30, 20, 10], { prezzoVendita: '15' })).toEqual(['arrotondamento'])
    expect(doubtsOf([90, 50, 20])).toEqual(['chiliIniziati', 'arrotondamento'])
    expect(doubtsOf([180, 20, 20])).toEqual(['unaSolaFonte', 'arrotondamento'])
  })
})

describe('storage', () => {
  const storageOf = (sides: Sides, more: Partial<CalculationFormData>, isDangerous = false) =>
    logisticsOf(formOf(pieceOf(sides, 1, { mesi: '2', pericolosa: isDangerous }), more)).storage
  const box: Sides = [50, 40, 10]
  const small: Sides = [40, 25, 10]

  it.each([
    ['base', small, false, 'standard', 27.54, 52.2],
    ['clothing', small, false, 'abbigliamento', 19.99, 29.23],
    ['shoes', small, false, 'abbigliamento', 19.99, 29.23],
    ['backpacks', small, false, 'abbigliamento', 19.99, 29.23],
    ['eyewear', small, false, 'abbigliamento', 19.99, 29.23],
    ['clothing', box, false, 'fuoriMisura', 21.78, 34.49],
    ['clothing', small, true, 'pericolosa', 30, 50.51],
    ['base', box, true, 'pericolosaFuoriMisura', 27.5, 43.89],
  ] as const)(
    'of %s, %j, dangerous %s, is %s',
    (categoria, sides, isDangerous, kind, low, high) => {
      const on = (tariffe: string) => storageOf(sides, { categoria, tariffe }, isDangerous)
      const [longest, median, shortest] = sides
      const volume = (longest * median * shortest) / 1e6
      expect(on('2026-09-30')).toMatchObject({ kind, volume, months: 2, perCubicMetre: low })
      expect(on('2026-10-01').perCubicMetre).toBe(high)
      expect(on('2026-12-31').perCubicMetre).toBe(high)
      expectClose(on('2026-10-01').amount, volume * 2 * high)
    },
  )

  it('is a part of the logistics beside shipping, with VAT where that is not had back', () => {
    const form = formOf(pieceOf(small, 0.5, { mesi: '3' }))
    const { evasione, stoccaggio } = { evasione: 5.3 * 1.015, stoccaggio: 0.01 * 3 * 52.2 }
    const item = (more: Partial<CalculationFormData>) =>
      resultOf({ ...form, ...more }).breakdown.find(({ color }) => color === 'logistica')
    const ordinary = item({})
    expect(ordinary?.name).toBe('Logistica di Amazon (FBA)')
    expect(ordinary?.voci?.map(({ tipo }) => tipo)).toEqual(['evasione', 'stoccaggio'])
    expectClose(ordinary?.value ?? 0, evasione + stoccaggio)
    expectClose(ordinary?.voci?.[0]?.importo ?? 0, evasione)
    expectClose(ordinary?.voci?.[1]?.importo ?? 0, stoccaggio)
    const forfettario = item({ regime: 'forfettario' })
    expectClose(forfettario?.value ?? 0, (evasione + stoccaggio) * 1.22)
    expectClose(forfettario?.voci?.[1]?.importo ?? 0, stoccaggio * 1.22)
    const unstored = { ...form, logisticaAmazon: pieceOf(small, 0.5) }
    expect(resultOf(unstored).breakdown.at(-1)).not.toHaveProperty('voci')
  })
})

describe('Amazon’s logistics', () => {
  const piece = pieceOf([30, 20, 10], 0.5)
  const problemsOf = (form: CalculationFormData) => {
    const calculation = calculate(form)
    return calculation.ok ? [] : calculation.problems
  }
  const invalid = [{ field: 'logisticaAmazon', code: 'invalid' }]

  it.each([
    ['another marketplace', { marketplace: 'ebay' }],
    ['another country', { paese: 'DE' }],
    ['a day before the first card', { tariffe: '2026-01-31' }],
    ['version 1.3.1', { tariffe: '1.3.1' }],
  ])('are a problem with %s', (_, more) => {
    expect(problemsOf(formOf(piece, more))).toEqual(invalid)
    expect(ratesOf(formOf(piece, more)).logistics).toBeNull()
  })

  it('are there from the first day of their card', () => {
    expect(problemsOf(formOf(piece, { tariffe: '2026-02-01' }))).toEqual([])
  })

  it.each(['lunghezza', 'larghezza', 'altezza', 'peso'] as const)(
    'are a problem where the %s is not above 0',
    (field) => {
      for (const typed of ['', '0', '-1', 'x', '1.000.000.000'])
        expect(problemsOf(formOf({ ...piece, [field]: typed }))).toEqual(invalid)
      expect(problemsOf(formOf({ ...piece, [field]: '0,1' }))).toEqual([])
    },
  )

  it('are a problem where months can’t be read', () => {
    for (const mesi of ['x', '-1']) expect(problemsOf(formOf({ ...piece, mesi }))).toEqual(invalid)
    for (const mesi of ['', ' ', '0', '2,5'])
      expect(problemsOf(formOf({ ...piece, mesi }))).toEqual([])
    expect(ratesOf(formOf({ ...piece, mesi: 'x' })).logistics).toBeNull()
  })

  it('cost what the seller says that Amazon takes, instead of what the measures come to', () => {
    const said = formOf({ ...piece, tariffa: '4,17' })
    const { logistica } = figuresOf(readSale(said), ratesOf(said))
    expect(logistica).toBe(4.17)
    expect(resultOf(said).breakdown.at(-1)).toMatchObject({ color: 'logistica', value: 4.17 })
    const unsaid = formOf({ ...piece, tariffa: '0' })
    expect(resultOf(unsaid).guadagno).toBe(resultOf(formOf(piece)).guadagno)
    const forfettario = { ...said, regime: 'forfettario' } as const
    expectClose(figuresOf(readSale(forfettario), ratesOf(forfettario)).logistica, 4.17 * 1.22)
  })

  it('whose fee is said are stored and come back as the measures tell', () => {
    const more = { categoria: 'clothing', resi: { percentuale: '10', rivendibili: '', costo: '' } }
    const form = formOf({ ...piece, mesi: '2', tariffa: '4,17' }, more)
    const { stoccaggio } = figuresOf(readSale(form), ratesOf(form))
    expect(stoccaggio).toBe(
      ratesOf(formOf({ ...piece, mesi: '2' }, more)).logistics?.storage.amount,
    )
    expect(ratesOf(form).returnPercent).toBe(50)
  })

  it('whose fee is said alone, or stands in a list, cost half of it once more when they come back', () => {
    const resi = { percentuale: '10', rivendibili: '', costo: '' }
    const sides = { lunghezza: '', larghezza: '', altezza: '' }
    const alone = { ...sides, peso: '', pericolosa: false, mesi: '', tariffa: '4,00' }
    const resiOf = (categoria: string, form = formOf(alone, { categoria, resi })) => {
      const rates = ratesOf(form)
      const listed = { ...form, logisticaAmazon: null }
      const sale = { ...readSale(listed), logistica: 4 }
      expectClose(figuresOf(sale, ratesOf(listed)).resi, figuresOf(readSale(form), rates).resi)
      const [columns, tariffs] = rowsOf([[sale, ratesOf(listed)]])
      const into = figureColumns(1)
      recalculate(columns, tariffs, into)
      expectClose(into.guadagno[0] ?? 0, figuresOf(sale, ratesOf(listed)).guadagno)
      return figuresOf(readSale(form), rates).resi
    }
    const withoutFee = formOf({ ...alone, tariffa: '' }, { categoria: 'clothing', resi })
    const free = figuresOf(readSale(withoutFee), ratesOf(withoutFee)).resi
    expectClose(resiOf('clothing') - free, 0.2)
    expectClose(
      resiOf('home'),
      figuresOf(
        readSale({ ...withoutFee, categoria: 'home' }),
        ratesOf({ ...withoutFee, categoria: 'home' }),
      ).resi,
    )
  })

  it('take no measures, no day and no Italy where their fee is said', () => {
    const sides = { lunghezza: '', larghezza: '', altezza: '' }
    const alone = { ...sides, peso: '', pericolosa: false, mesi: '', tariffa: '4,17' }
    for (const more of [{}, { tariffe: '1.3.1' }, { paese: 'DE', tariffe: '1.3.1' }]) {
      const form = formOf(alone, more)
      expect(problemsOf(form)).toEqual([])
      expect(figuresOf(readSale(form), ratesOf(form)).logistica).toBe(4.17)
    }
    for (const more of [{ mesi: '2' }, { tariffa: 'x' }, { tariffa: '-1' }])
      expect(problemsOf(formOf({ ...alone, ...more }))).toEqual(invalid)
    expect(problemsOf(formOf(alone, { marketplace: 'ebay' }))).toEqual(invalid)
    expect(problemsOf(formOf({ ...piece, tariffa: 'x' }))).toEqual(invalid)
  })

  it('whose fee is said stay on Amazon in that country, and go elsewhere', () => {
    const form = formOf({ ...piece, mesi: '2', tariffa: '4,17' })
    expect(changeField(form, 'tariffe', '1.3.1').logisticaAmazon).toEqual({
      ...piece,
      ...{ mesi: '', tariffa: '4,17' },
    })
    expect(changeField(form, 'paese', 'DE')).not.toHaveProperty('logisticaAmazon')
    const undated = changeField(form, 'tariffe', '1.3.1')
    expect(changeField(undated, 'marketplace', 'ebay')).not.toHaveProperty('logisticaAmazon')
    const typing = changeField(undated, 'logisticaAmazon', { ...piece, tariffa: '' })
    expect(typing.logisticaAmazon).toEqual({ ...piece, tariffa: '' })
  })

  it('whose fee is cleared where no card has one are asked for, whatever else is typed', () => {
    const cleared = formOf({ ...piece, tariffa: '' }, { tariffe: '1.3.1' })
    expect(problemsOf(changeField(cleared, 'costo', '9'))).toEqual(invalid)
    expect(changeField(cleared, 'paese', 'DE')).not.toHaveProperty('logisticaAmazon')
  })

  it('are left where they are none: the seller ships', () => {
    const form = formOf(piece)
    expect(changeField(form, 'marketplace', 'ebay')).not.toHaveProperty('logisticaAmazon')
    expect(changeField(form, 'tariffe', '1.3.1')).not.toHaveProperty('logisticaAmazon')
    expect(changeField(form, 'paese', 'FR')).not.toHaveProperty('logisticaAmazon')
    expect(changeField(form, 'categoria', 'home').logisticaAmazon).toEqual(piece)
    expect(changeField(form, 'tariffe', '2026-0').logisticaAmazon).toEqual(piece)
  })

  it('make shipping what it costs to send a piece to Amazon: blank when they come, and when they go any way', () => {
    const shipped = buildForm({ tariffe: '2026-05-01', spedizione: '6' })
    expect(changeField(shipped, 'logisticaAmazon', piece).spedizione).toBe('')
    const form = formOf(piece, { spedizione: '0,50' })
    expect(changeField(form, 'marketplace', 'ebay').spedizione).toBe('')
    expect(changeField(form, 'tariffe', '1.3.1').spedizione).toBe('')
    expect(changeField(form, 'paese', 'FR').spedizione).toBe('')
    expect(changeField(form, 'logisticaAmazon', null).spedizione).toBe('')
    expect(changeField(form, 'categoria', 'home').spedizione).toBe('0,50')
  })

  it('are worked out anew when anything that they depend on changes', () => {
    const form = formOf({ ...piece, mesi: '1' })
    const amounts = (changed: CalculationFormData) => {
      const { standard, storage } = logisticsOf(changed)
      return [standard.fee, storage.amount, ratesOf(changed).returnPercent]
    }
    const own = amounts(form)
    const others: CalculationFormData[] = [
      formOf({ ...piece, mesi: '1', lunghezza: '35,1' }),
      formOf({ ...piece, mesi: '1', larghezza: '25,1' }),
      formOf({ ...piece, mesi: '1', altezza: '12,1' }),
      formOf({ ...piece, mesi: '1', peso: '1.500' }),
      formOf({ ...piece, mesi: '1', pericolosa: true }),
      formOf({ ...piece, mesi: '2' }),
      { ...form, categoria: 'clothing' },
      { ...form, tariffe: '2026-04-16' },
    ]
    for (const other of others) {
      expect(amounts(other)).not.toEqual(own)
      expect(amounts(form)).toEqual(own)
    }
  })

  it('make every price from 20,01 to about 23 € earn less than 20 € in «Casa»', () => {
    const form = formOf(pieceOf([20, 15, 5], 0.3), { categoria: 'home', costo: '6' })
    const profitAt = (prezzoVendita: string) => resultOf({ ...form, prezzoVendita }).guadagno
    expect(profitAt('20,01')).toBeLessThan(profitAt('20'))
    expect(profitAt('23')).toBeLessThan(profitAt('20'))
    expect(profitAt('24')).toBeGreaterThan(profitAt('20'))
  })
})
