import {
  type BulkColumns,
  type CalculationFormData,
  compileTariffs,
  ratesOf,
  readSale,
  type Tariffs,
} from '../engine/src/index.ts'
import { sale } from './sale.ts'

const dated: CalculationFormData = { ...sale, tariffe: '2026-11-21' }

/** Flat rates, portions, price breaks, minimum fees and a digital services fee. */
const forms: CalculationFormData[] = [
  dated,
  { ...dated, categoria: 'clothing', prime: true },
  { ...dated, categoria: 'home' },
  { ...dated, categoria: 'grocery' },
  { ...dated, categoria: 'automotive' },
  { ...dated, categoria: 'books' },
  { ...dated, marketplace: 'ebay', categoriaEbay: 'watches' },
  { ...dated, marketplace: 'etsy' },
]

/** What the articles are charged by. */
export const articleTariffs = (): Tariffs =>
  compileTariffs(forms.map((form) => ({ ...readSale(form), rates: ratesOf(form) })))

/** Made-up articles from 3 to 203 €, in an order of no kind. */
export function articles(length: number, tariffs: number): BulkColumns {
  const column = (centsOf: (row: number) => number) =>
    Float64Array.from({ length }, (_, row) => centsOf(row) / 100)
  const priceCents = (row: number) => 300 + ((row * 7_919) % 20_000)
  return {
    length,
    prezzoVendita: column(priceCents),
    costo: column((row) => 100 + Math.floor((priceCents(row) * ((row * 104_729) % 60)) / 100)),
    spedizione: column((row) => (row * 31) % 700),
    packaging: column((row) => (row * 17) % 90),
    pubblicita: column((row) => (row * 13) % 200),
    logistica: column((row) => (row % 4 === 0 ? 290 + ((row * 19) % 400) : 0)),
    tariffa: Uint16Array.from({ length }, (_, row) => ((row * 48_271) % 65_537) % tariffs),
  }
}
