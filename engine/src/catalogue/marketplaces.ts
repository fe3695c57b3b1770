import type { FlatRate, Rate } from '../rate.ts'
import { amazonCategories } from './amazon.ts'
import type { Category } from './category.ts'
import { manomanoCategories } from './manomano.ts'
import { type Source, sources } from './source.ts'

/** What a marketplace charges on: the price the customer pays with VAT, or the net price. */
export type Basis = 'lordo' | 'netto'

/** A rate that depends on a category, chosen in the form field named here. */
export type CategoryTable = {
  kind: 'byCategory'
  field: 'categoria' | 'categoriaManoMano'
  categories: Record<string, Category>
}

export type Marketplace = {
  /** The name as the seller knows it; ends the breakdown line «Commissione {label}». */
  label: string
  basis: Basis
  rate: Rate | CategoryTable
  /** The store whose rates these are, as it stands after «Tariffe di», where that isn't the label. */
  store?: string
  /** Italian sentence shown beside the commission, where the marketplace has something of its own to say. */
  note: string | null
  source: Source
}

const source = sources.margineTable
const flat = (percent: number): FlatRate => ({ kind: 'flat', percent })

/** The marketplaces Margine knows (the keys of the form's `marketplace`). */
export const marketplaces = {
  amazon: {
    label: 'Amazon',
    basis: 'lordo',
    rate: { kind: 'byCategory', field: 'categoria', categories: amazonCategories },
    store: 'Amazon.it',
    note: null,
    source: sources.amazonCard,
  },
  manomano: {
    label: 'ManoMano',
    basis: 'netto',
    rate: { kind: 'byCategory', field: 'categoriaManoMano', categories: manomanoCategories },
    note: "L'abbonamento di 100\u00a0€ al mese non è incluso nel calcolo.",
    source,
  },
  ebay: {
    label: 'eBay',
    basis: 'lordo',
    rate: flat(10),
    note: "Si calcola sul prezzo dell'oggetto, spedizione esclusa.",
    source,
  },
  etsy: { label: 'Etsy', basis: 'lordo', rate: flat(6.5), note: null, source },
  facebook: { label: 'Facebook', basis: 'lordo', rate: flat(5), note: null, source },
  shopify: { label: 'Shopify', basis: 'lordo', rate: flat(2.9), note: null, source },
  woocommerce: { label: 'WooCommerce', basis: 'netto', rate: flat(0), note: null, source },
  alibaba: { label: 'Alibaba', basis: 'lordo', rate: flat(5), note: null, source },
  rakuten: { label: 'Rakuten', basis: 'lordo', rate: flat(8), note: null, source },
  lazada: { label: 'Lazada', basis: 'lordo', rate: flat(2), note: null, source },
  mercadolibre: { label: 'Mercado Libre', basis: 'lordo', rate: flat(8), note: null, source },
  altro: {
    label: 'Altro',
    basis: 'lordo',
    rate: flat(10),
    store: 'altri marketplace',
    note: null,
    source,
  },
} as const satisfies Record<string, Marketplace>

/** What a key that is none of {@link marketplaces} counts as. */
export const unknownMarketplace = {
  label: 'Altro',
  basis: 'lordo',
  rate: flat(10),
  store: 'altri marketplace',
  note: null,
  source,
} as const satisfies Marketplace
