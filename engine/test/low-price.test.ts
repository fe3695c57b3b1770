import { describe, expect, it } from 'vitest'
import {
  type CalculationFormData,
  deadZones,
  type FbaPiece,
  figuresOf,
  pricesFor,
  ratesOf,
} from '../src/index.ts'
import { buildForm, saleOf } from './build.ts'

/** A standard envelope of 180 g: 3.45 €, at a low price 2.81 €, with the surcharge of 1.5 %. */
const envelope: FbaPiece = {
  ...{ lunghezza: '20', larghezza: '15', altezza: '2', peso: '180' },
  ...{ pericolosa: false, mesi: '' },
}
const [standard, low] = [3.45 * 1.015, 2.81 * 1.015]

const formOf = (categoria: string, more: Partial<CalculationFormData> = {}) =>
  buildForm({
    tariffe: '2026-11-25',
    costo: '3,00',
    prezzoVendita: '15',
    logisticaAmazon: envelope,
    ...{ categoria, ...more },
  })

const fulfilmentAt = (categoria: string, prezzoVendita: string) => {
  const { fulfilment } = figuresOf(...saleOf(formOf(categoria, { prezzoVendita })))
  if (fulfilment === null) throw new Error('Not shipped by Amazon')
  return fulfilment
}

/** The categories that keep 12 €, what they are charged, and whether there is a minimum of 0.30 €. */
const lower = {
  beauty: { percentAt: (price: number) => (price <= 10 ? 8 : 15), atLeast: 0.3 },
  vitamins: { percentAt: (price: number) => (price <= 10 ? 5 : 15), atLeast: 0.3 },
  grocery: { percentAt: (price: number) => (price <= 10 ? 5 : 15), atLeast: 0 },
  beer_wine: { percentAt: () => 10, atLeast: 0.3 },
  office: { percentAt: () => 15, atLeast: 0.3 },
}
const others = {
  base: { percentAt: () => 15, atLeast: 0.3 },
  kitchen: { percentAt: () => 15, atLeast: 0.3 },
  electronics: { percentAt: () => 7, atLeast: 0.3 },
  home: { percentAt: (price: number) => (price <= 20 ? 8 : 15), atLeast: 0.3 },
}

describe('the fee for a low price', () => {
  it.each(Object.keys(lower))('ends at 12 € in %s', (categoria) => {
    expect(fulfilmentAt(categoria, '11,99').fee).toBeCloseTo(low, 12)
    expect(fulfilmentAt(categoria, '12').fee).toBeCloseTo(low, 12)
    expect(fulfilmentAt(categoria, '12,01').fee).toBeCloseTo(standard, 12)
    expect(fulfilmentAt(categoria, '19,99').fee).toBeCloseTo(standard, 12)
    expect(fulfilmentAt(categoria, '20').fee).toBeCloseTo(standard, 12)
    expect(fulfilmentAt(categoria, '20,01').fee).toBeCloseTo(standard, 12)
  })

  it('ends at 20 € in every other category', () => {
    const { categories } = ratesOf(formOf('base'))
    const keys = Object.keys(categories?.categories ?? {}).filter((key) => !(key in lower))
    expect(keys.length).toBeGreaterThan(40)
    for (const categoria of keys) {
      const fees = ['11,99', '12', '12,01', '19,99', '20', '20,01'].map((price) =>
        fulfilmentAt(categoria, price),
      )
      expect(fees.map(({ isLowPrice }) => isLowPrice)).toEqual([
        ...[true, true, true, true, true],
        false,
      ])
    }
  })

  it('is in doubt between 12 and 20 € where a source says so, with what it would be otherwise', () => {
    for (const categoria of [...Object.keys(lower), 'kitchen']) {
      const doubtAt = (price: string) => fulfilmentAt(categoria, price).doubts.at(-1)
      expect(doubtAt('12')).toBe('arrotondamento')
      expect(doubtAt('12,01')).toBe('sogliaCategorie')
      expect(doubtAt('20')).toBe('sogliaCategorie')
      expect(doubtAt('20,01')).toBe('arrotondamento')
      const inDoubt = ratesOf(formOf(categoria)).logistics?.lowPrice?.inDoubt
      const [here, otherwise] = categoria === 'kitchen' ? [low, standard] : [standard, low]
      expect(inDoubt).toMatchObject({ above: 12, upTo: 20 })
      expect(inDoubt?.fulfilment.fee).toBeCloseTo(here, 12)
      expect(inDoubt?.otherwise.fee).toBeCloseTo(otherwise, 12)
    }
    expect(fulfilmentAt('base', '15').doubts).toEqual(['arrotondamento'])
    expect(ratesOf(formOf('base')).logistics?.lowPrice?.inDoubt).toBeNull()
  })
})

type Case = {
  categoria: string
  vat: number
  includesVAT: boolean
  isForfettario: boolean
}

const cases: Case[] = [...Object.keys(lower), ...Object.keys(others)].flatMap((categoria) => [
  { categoria, vat: 22, includesVAT: true, isForfettario: false },
  { categoria, vat: 10, includesVAT: true, isForfettario: false },
  { categoria, vat: 4, includesVAT: false, isForfettario: false },
  { categoria, vat: 22, includesVAT: true, isForfettario: true },
])

/** What is left of a piece, worked out from the card by hand: by no code of the engine. */
function leftAt(cents: number, { categoria, vat, includesVAT, isForfettario }: Case): number {
  const rule = { ...lower, ...others }[categoria]
  if (rule === undefined) throw new Error(categoria)
  const typed = cents / 100
  const withVAT = includesVAT || isForfettario ? typed : typed * (1 + vat / 100)
  const net = isForfettario ? typed : withVAT / (1 + vat / 100)
  const shown = Math.round(Number((withVAT * 100).toPrecision(12))) / 100
  const percentage = Math.max((withVAT * rule.percentAt(shown)) / 100, rule.atLeast)
  const fee = shown <= (categoria in lower ? 12 : 20) ? low : standard
  const services = (percentage * 1.03 + fee) * (isForfettario ? 1.22 : 1)
  return net - 3 - services
}

const last = 2_500

const isWithin = (cents: number, { from, to }: { from: number; to: number | null }) =>
  Math.round(from * 100) <= cents && (to === null || cents <= Math.round(to * 100))

describe.each(cases)('at every price up to 25 € of $categoria with VAT of $vat', (one) => {
  const form = formOf(one.categoria, {
    costoIncludesIVA: one.isForfettario,
    prezzoVendita: '',
    aliquotaIVA: String(one.vat),
    prezzoIncludesIVA: one.includesVAT,
    ...(one.isForfettario ? { regime: 'forfettario' } : {}),
  })
  const left = Array.from({ length: last + 1 }, (_, cents) => leftAt(cents, one))

  it('what is left is enough exactly in the sets of prices', () => {
    for (const amount of [0, 1, 2.5, 5]) {
      const found = pricesFor(form, { kind: 'guadagno', amount })
      const prices = found.ok ? found.prices : []
      const wrong = left.flatMap((profit, cents) => {
        const isIn = prices.some((set) => isWithin(cents, set))
        return cents > 0 && isIn !== profit >= amount - 1e-9 ? [cents] : []
      })
      expect(wrong).toEqual([])
    }
  })

  it('a price that earns less than a lower one is in a dead zone, with the price to choose', () => {
    const found = deadZones(form)
    const zones = found.ok ? found.zones : []
    const profits = left.map((profit) => Math.round(Number((profit * 100).toPrecision(12))))
    const better: (number | null)[] = []
    let best = 1
    for (const [cents, profit] of profits.entries()) {
      const isLess = profit < (profits[best] ?? 0)
      if (!isLess) best = cents
      better.push(isLess && cents > 0 ? best : null)
    }
    const said = profits.map((_, cents) => {
      const zone = zones.find((one) => isWithin(cents, one))
      return zone === undefined ? null : Math.round(zone.better * 100)
    })
    expect(said).toEqual(better)
    expect(zones.length).toBeGreaterThan(0)
  })
})
