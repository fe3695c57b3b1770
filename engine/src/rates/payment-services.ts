import type { PaymentTerms } from '../added-fields.ts'
import type { Source } from './sources.ts'

/** A payment service that a shop of one's own may have, as its texts go into a form. */
export type PaymentService = {
  key: string
  label: string
  terms: PaymentTerms
  /** Italian sentence on what the terms leave out, or null. */
  note: string | null
  source: Source
}

const reviewed = '2026-11-25'

/** What payment services take in Italy. They are exempt from VAT. */
export const paymentServices: readonly PaymentService[] = [
  {
    key: 'stripe',
    label: 'Stripe',
    terms: { percentuale: '1,5', fissa: '0,25' },
    note: 'Per le carte standard dello Spazio economico europeo: 1,9% le premium, 2,5% quelle del Regno Unito, 3,25% le altre.',
    source: {
      name: 'prezzi di Stripe in Italia dal 10 aprile 2023',
      asOf: '2023-Q2',
      mark: 'ufficiale',
      reviewed,
    },
  },
  {
    key: 'paypal',
    label: 'PayPal',
    terms: { percentuale: '3,4', fissa: '0,35' },
    note: null,
    source: {
      name: 'articolo sulle tariffe di PayPal, luglio 2025',
      asOf: '2025-Q3',
      mark: 'indicativa',
      reviewed,
    },
  },
  {
    key: 'satispay',
    label: 'Satispay',
    terms: { percentuale: '0,95', fissa: '' },
    note: 'Sotto 10\u00a0€ risulta gratuito: qui lo contiamo lo stesso. Fino al 2025 online era 1,5% più 0,20\u00a0€ da 10\u00a0€ in su: da confermare.',
    source: {
      name: 'elenco dei piani di Satispay, settembre 2026',
      asOf: '2026-Q3',
      mark: 'indicativa',
      reviewed,
    },
  },
  {
    key: 'scalapay',
    label: 'Scalapay',
    terms: { percentuale: '5', fissa: '' },
    note: 'La tariffa è di ogni contratto: questa la dice un solo negozio, da confermare.',
    source: {
      name: 'tariffa di Scalapay come la dice un negozio',
      asOf: '2026-Q4',
      mark: 'indicativa',
      reviewed,
    },
  },
]

/**
 * The service whose published terms these are, to the letter; undefined where they are the seller's own.
 *
 * @example
 * paymentServiceOf({ percentuale: '1,5', fissa: '0,25' })?.label // 'Stripe'
 */
export const paymentServiceOf = ({
  percentuale,
  fissa,
}: PaymentTerms): PaymentService | undefined =>
  paymentServices.find(({ terms }) => terms.percentuale === percentuale && terms.fissa === fissa)
