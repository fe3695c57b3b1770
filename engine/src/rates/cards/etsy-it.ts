import type { Rate } from '../rate.ts'
import type { DatedCard } from '../rate-card.ts'
import { lastReview, type Source } from '../sources.ts'

const source: Source = {
  name: 'tariffe Etsy per un venditore in Italia',
  asOf: '2026-Q1',
  mark: 'trascritta',
  address: 'https://help.etsy.com/hc/it/articles/1500011073202',
  reviewed: lastReview,
}

const flat = (percent: number): Rate => ({ kind: 'flat', percent })

/** Etsy's cards for a seller in Italy, the oldest first. */
export const etsyIt: readonly DatedCard[] = [
  {
    label: 'Etsy',
    basis: 'lordo',
    fees: [
      { kind: 'commission', rate: flat(6.5) },
      { kind: 'payment', rate: flat(4) },
      { kind: 'regulatory', rate: flat(0.32) },
      { kind: 'order', amount: 0.3 },
      // 0.20 USD at the exchange rate of the day it was reviewed.
      { kind: 'listing', amount: 0.18 },
    ],
    store: 'Etsy (venditore in Italia)',
    note: "L'inserzione costa 0,20\u00a0USD: in euro è circa 0,18\u00a0€ al cambio del 21 novembre 2026.",
    source,
    validFrom: '2026-01-01',
  },
]
