import type { Fee } from '../fee.ts'
import { inItalianOrder } from '../italian-order.ts'
import type { Rate, Step } from '../rate.ts'
import type { Categories, Category, DatedCard } from '../rate-card.ts'
import { lastReview, type Source } from '../sources.ts'

const lists = 'tariffe eBay.it per venditori professionali del 27 maggio 2025'

/** Two lists that an Italian reseller keeps, of 27 May 2025; whether they still hold in 2026 is unknown. */
const source: Source = {
  name: `${lists} (non ne conosciamo di più recenti)`,
  asOf: '2025-Q2',
  mark: 'trascritta',
  address: 'https://github.com/LPTrade994/ebay_revenue_calculator',
  reviewed: lastReview,
}

/** The lists have 8.5 % for the group and 9.5 % for what is in it. */
const doubtful: Source = {
  ...source,
  name: `${lists} (8,5% per l'intero gruppo, 9,5% per le sue categorie)`,
  mark: 'indicativa',
}

/** eBay's page for business sellers, which names Italy among ten sites. */
const regulatoryPage: Source = {
  name: 'pagina di eBay sui costi per venditori professionali',
  asOf: '2024-Q2',
  mark: 'ufficiale',
  address:
    'https://www.ebay.nl/verkoperscentrum/verkopen-op-ebay/accountinstellingen/kosten-zakelijk',
  reviewed: lastReview,
}

const regulatory: Fee = {
  kind: 'regulatory',
  rate: { kind: 'flat', percent: 0.35 },
  source: regulatoryPage,
}
const order: Fee = { kind: 'order', amount: 0.35, source }

const category = (label: string, rate: Rate): Category => ({
  label,
  fees: [{ kind: 'commission', rate }, regulatory, order],
  source,
})

const flat = (label: string, percent: number) => category(label, { kind: 'flat', percent })

/** Marginal: pairs of an amount and the percentage up to it, then the percentage beyond. */
const tiered = (label: string, steps: readonly Step[], beyond: number) =>
  category(label, { kind: 'tiered', steps, beyond })

const to = (upTo: number, percent: number): Step => ({ upTo, percent })

/** eBay.it's categories for business sellers (the keys of `categoriaEbay`), charged on the price with VAT. */
const categories: Categories = {
  base: flat('Standard', 11),
  tech_accessories: { ...flat('Accessori per la tecnologia', 9.5), source: doubtful },
  clothing: flat('Abbigliamento', 11),
  grocery: flat('Alimentari e bevande', 11),
  art: tiered('Arte e antiquariato', [to(990, 11)], 2),
  garden_furniture: tiered('Arredo da giardino, piscine e casette', [to(250, 12)], 10),
  car_audio_gps: flat('Autoradio e navigatori', 12),
  beauty: flat('Bellezza e salute', 11),
  bags: tiered('Borse', [to(990, 11)], 2),
  trading_cards: tiered('Carte collezionabili e action figure', [to(990, 6.5)], 2),
  home: flat('Casa e arredamento', 11),
  collectibles: tiered('Collezionismo', [to(990, 11)], 2),
  electronics: flat(
    'Elettronica, elettrodomestici (anche per la persona), utensili elettrici, fumetti',
    6.5,
  ),
  stamps: tiered('Francobolli', [to(990, 11)], 2),
  garden: flat('Giardino', 12),
  toys: tiered('Giocattoli e modellismo', [to(990, 11)], 2),
  jewelry: tiered('Gioielli', [to(990, 11)], 4),
  hobby: flat('Hobby creativi', 11),
  coins: tiered('Monete e banconote', [to(990, 11)], 2),
  watches: tiered('Orologi', [to(100, 11), to(990, 5)], 2),
  baby: flat('Prima infanzia', 11),
  tires_wheels: tiered('Pneumatici e cerchi', [to(500, 6.5)], 2),
  appliance_parts: flat('Ricambi per elettrodomestici', 9.5),
  car_parts: flat('Ricambi auto', 12.5),
  motorcycle_parts: flat('Ricambi moto', 12),
  shoes: tiered('Scarpe', [to(100, 11)], 5),
}

/** eBay.it's cards for business sellers, the oldest first. */
export const ebayIt: readonly DatedCard[] = [
  {
    label: 'eBay',
    basis: 'lordo',
    fees: { field: 'categoriaEbay', categories: inItalianOrder(categories) },
    store: 'eBay.it (venditori professionali)',
    note: "Si calcola su tutto ciò che paga l'acquirente, spedizione inclusa.",
    source,
    validFrom: '2025-05-27',
  },
]
