import { compileCards } from '../cards.ts'
import { countries } from '../countries.ts'
import type { Fee } from '../fee.ts'
import type { Category, RateCard } from '../rate-card.ts'
import { sources } from '../sources.ts'
import { amazonCategories } from './amazon.ts'
import { manomanoCategories } from './manomano.ts'

const source = sources.margineTable
const flat = (percent: number): [Fee] => [{ kind: 'commission', rate: { kind: 'flat', percent } }]

/** What a key that is none of {@link marketplaces} counts as: «Altro», which is one of them. */
export const unknownMarketplace = {
  label: 'Altro',
  basis: 'lordo',
  fees: flat(10),
  store: 'altri marketplace',
  note: null,
  source,
} as const satisfies RateCard

/** The marketplaces of version 1.3.1 (the keys of the form's `marketplace`). */
export const marketplaces = {
  amazon: {
    label: 'Amazon',
    basis: 'lordo',
    fees: { field: 'categoria', categories: amazonCategories },
    store: 'Amazon.it',
    note: null,
    source: sources.amazonCard,
  },
  manomano: {
    label: 'ManoMano',
    basis: 'netto',
    fees: { field: 'categoriaManoMano', categories: manomanoCategories },
    note: "L'abbonamento di 100\u00a0€ al mese non è incluso nel calcolo.",
    source,
  },
  ebay: {
    label: 'eBay',
    basis: 'lordo',
    fees: flat(10),
    leavesShippingOut: true,
    note: "Si calcola sul prezzo dell'oggetto, spedizione esclusa.",
    source,
  },
  etsy: { label: 'Etsy', basis: 'lordo', fees: flat(6.5), note: null, source },
  facebook: { label: 'Facebook', basis: 'lordo', fees: flat(5), note: null, source },
  shopify: { label: 'Shopify', basis: 'lordo', fees: flat(2.9), note: null, source },
  woocommerce: { label: 'WooCommerce', basis: 'netto', fees: flat(0), note: null, source },
  alibaba: { label: 'Alibaba', basis: 'lordo', fees: flat(5), note: null, source },
  rakuten: { label: 'Rakuten', basis: 'lordo', fees: flat(8), note: null, source },
  lazada: { label: 'Lazada', basis: 'lordo', fees: flat(2), note: null, source },
  mercadolibre: { label: 'Mercado Libre', basis: 'lordo', fees: flat(8), note: null, source },
  altro: unknownMarketplace,
} as const satisfies Record<string, RateCard>

/** What a key missing from a marketplace's table of categories counts as. */
export const unknownCategory = {
  label: 'Standard',
  fees: flat(15),
  source,
} as const satisfies Category

/** The rates that the specification fixes, and the default. */
export const margine131 = compileCards({
  countries,
  unknownCountry: countries.IT,
  marketplaces,
  unknownMarketplace,
  unknownCategory,
})
