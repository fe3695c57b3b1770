import { type Source, sources } from './sources.ts'

export type Currency = 'EUR' | 'USD'

export type Country = {
  /** Italian name, as a seller reads it in a list. */
  name: string
  /** Standard VAT (or sales tax) rate in percent. */
  vatPercent: number
  currency: Currency
  source: Source
}

const source = sources.standardVat

/** The countries Margine knows, by ISO 3166 code (the keys of the form's `paese`). */
export const countries = {
  IT: { name: 'Italia', vatPercent: 22, currency: 'EUR', source },
  FR: { name: 'Francia', vatPercent: 20, currency: 'EUR', source },
  DE: { name: 'Germania', vatPercent: 19, currency: 'EUR', source },
  ES: { name: 'Spagna', vatPercent: 21, currency: 'EUR', source },
  GB: { name: 'Regno Unito', vatPercent: 20, currency: 'EUR', source },
  NL: { name: 'Paesi Bassi', vatPercent: 21, currency: 'EUR', source },
  US: { name: 'Stati Uniti', vatPercent: 0, currency: 'USD', source },
  CA: { name: 'Canada', vatPercent: 5, currency: 'EUR', source },
  AU: { name: 'Australia', vatPercent: 10, currency: 'EUR', source },
  BR: { name: 'Brasile', vatPercent: 17, currency: 'EUR', source },
  MX: { name: 'Messico', vatPercent: 16, currency: 'EUR', source },
  JP: { name: 'Giappone', vatPercent: 10, currency: 'EUR', source },
} as const satisfies Record<string, Country>
