import type { Rate } from '../rate.ts'
import type { DatedCard } from '../rate-card.ts'
import { lastReview, type Source } from '../sources.ts'

const commission: Source = {
  name: 'guida di Wise alle tariffe di Etsy',
  asOf: '2023-Q1',
  mark: 'indicativa',
  address: 'https://wise.com/us/blog/how-much-does-etsy-take-per-sale',
  reviewed: lastReview,
}

const payment: Source = {
  name: 'guida di Flextax alla vendita su Etsy',
  asOf: '2022-Q1',
  mark: 'indicativa',
  address: 'https://flextax.it/aprire-partita-iva-per-etsy/',
  reviewed: lastReview,
}

/** Etsy's help page in Polish, which the Italian one contradicts. */
const regulatory: Source = {
  name: 'pagina di aiuto di Etsy sulla commissione operativa regolamentare (da confermare: quella italiana ha ancora 0,25%)',
  asOf: '2026-Q1',
  mark: 'indicativa',
  address: 'https://help.etsy.com/hc/pl/articles/1500011073202',
  reviewed: lastReview,
}

/** The policy has it in dollars: what it comes to in euros is no more than about right. */
const listing: Source = {
  name: 'regole di Etsy sulle tariffe, in dollari',
  asOf: '2026-Q4',
  mark: 'indicativa',
  address: 'https://www.etsy.com/legal/fees',
  reviewed: lastReview,
}

const flat = (percent: number): Rate => ({ kind: 'flat', percent })

/** Etsy's cards for a seller in Italy, the oldest first. */
export const etsyIt: readonly DatedCard[] = [
  {
    label: 'Etsy',
    basis: 'lordo',
    fees: [
      { kind: 'commission', rate: flat(6.5), source: commission },
      { kind: 'payment', rate: flat(4), source: payment },
      { kind: 'regulatory', rate: flat(0.32), source: regulatory },
      { kind: 'order', amount: 0.3, source: payment },
      // 0.20 USD at the exchange rate of the day it was reviewed.
      { kind: 'listing', amount: 0.18, source: listing },
    ],
    store: 'Etsy (venditore in Italia)',
    note: "Più l'inserzione: 0,20\u00a0USD, circa 0,18\u00a0€ al cambio del 21 novembre 2026.",
    source: commission,
    validFrom: '2026-01-01',
  },
]
