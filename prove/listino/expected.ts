import { type ShopRow, shopRow } from '../../bench/shop-file.ts'
import {
  type CalculationFormData,
  calculate,
  deadZones,
  defaultFormData,
  type Figures,
  figuresOf,
  pricesFor,
  type Rates,
  ratesOf,
  readSale,
  roundToCents,
} from '../../engine/src/index.ts'

/** The margin that every article should have, in percent. */
export const wantedMargin = 20

const typed = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** The form that a seller would fill in for an article. */
const formOf = ({ category, price, cost, shipping }: ShopRow, tariffe: string) => ({
  ...defaultFormData,
  tariffe,
  categoria: category === '' ? 'base' : category,
  prezzoVendita: typed(price),
  costo: typed(cost),
  spedizione: typed(shipping),
})

const ratesByCategory = new Map<string, Rates>()

function ratesFor(form: CalculationFormData): Rates {
  const key = `${form.tariffe} ${form.categoria}`
  const known = ratesByCategory.get(key)
  if (known !== undefined) return known
  const rates = ratesOf(form)
  ratesByCategory.set(key, rates)
  return rates
}

export function figuresFor(row: ShopRow, tariffe: string): Figures {
  const form = formOf(row, tariffe)
  return figuresOf(readSale(form), ratesFor(form))
}

/** How many articles lose and how many are below the margin that is wanted, the lowest margin, and all profits together. */
export type ShopCounts = { loss: number; below: number; lowestMargin: number; sum: number }

/** The counts of the first so many articles. */
export function countsOf(rows: number, tariffe: string): ShopCounts {
  const counts = { loss: 0, below: 0, lowestMargin: Number.POSITIVE_INFINITY, sum: 0 }
  for (let at = 0; at < rows; at++) {
    const row = shopRow(at)
    if (row.kind !== 'whole') continue
    const { guadagno, margine } = figuresFor(row, tariffe)
    counts.loss += Number(roundToCents(guadagno) < 0)
    counts.below += Number(margine < wantedMargin - 1e-9)
    counts.lowestMargin = Math.min(counts.lowestMargin, margine)
    counts.sum += roundToCents(guadagno)
  }
  return counts
}

/** Every figure of an article as a file of results has it. */
export type ExpectedCells = Record<
  'commissione' | 'guadagno' | 'margine' | 'prezzo_minimo' | 'pareggio' | 'prezzo_migliore',
  string
>

/** An amount as Italian spreadsheets write it. */
export const written = (amount: number | undefined) =>
  amount === undefined ? '' : roundToCents(amount).toFixed(2).replace('.', ',')

/** The calculator's own result of an article. */
export function calculatedCells(row: ShopRow, tariffe: string): ExpectedCells {
  const form = formOf(row, tariffe)
  const calculated = calculate(form)
  const minimum = pricesFor(form, { kind: 'margine', percent: wantedMargin })
  const even = pricesFor(form, { kind: 'guadagno', amount: 0 })
  const dead = deadZones(form)
  if (!(calculated.ok && minimum.ok && even.ok && dead.ok)) throw new Error(`no result: ${row.sku}`)
  const price = row.price / 100
  const { breakdown, guadagno, margine } = calculated.result
  const fees = breakdown.find(({ color }) => color === 'commissione')?.value ?? 0
  const zone = dead.zones.find(({ from, to }) => price >= from && price <= (to ?? price))
  return {
    commissione: written(fees),
    guadagno: written(guadagno),
    margine: written(margine),
    prezzo_minimo: written(minimum.prices[0]?.from),
    pareggio: written(even.prices[0]?.from),
    prezzo_migliore: written(zone?.better),
  }
}
