import type { Country, Currency } from './catalogue/countries.ts'
import type { Basis } from './catalogue/marketplaces.ts'
import type { Rate } from './rate.ts'

/** What a fee rule's words are whatever the VAT. */
export type RateWords = {
  /** How much is charged, as a phrase without a full stop. */
  rate: string
  /** The closing fee and what the marketplace adds or leaves out, or null when there is nothing to say. */
  note: string | null
}

type ChargedRate = { rate: Rate; closingFee: number; marketplaceNote: string | null }

const symbol: Record<Currency, string> = { EUR: '€', USD: 'USD' }

/** A percentage as a rule has it: `11,5%`. */
export const percentInWords = (value: number) => `${String(value).replace('.', ',')}%`

/**
 * What a rate charges in Italian words, its amounts in the currency of the sale.
 *
 * @example
 * rateInWords(
 *   { rate: { kind: 'tiered', first: 15, upTo: 50, beyond: 9 }, closingFee: 0, marketplaceNote: null },
 *   'EUR',
 * ).rate // '15% fino a 50 € e 9% sulla parte oltre'
 */
export function rateInWords(charged: ChargedRate, currency: Currency): RateWords {
  const { rate, closingFee, marketplaceNote } = charged
  const amount = (value: number) => `${String(value).replace('.', ',')}\u00a0${symbol[currency]}`
  const closingNote =
    closingFee === 0
      ? null
      : `Si aggiunge una commissione di chiusura di ${amount(closingFee)} per ogni vendita.`
  const note = [closingNote, marketplaceNote].filter((part) => part !== null).join(' ')
  return { rate: phraseOf(rate, amount), note: note || null }
}

function phraseOf(rate: Rate, amount: (value: number) => string): string {
  switch (rate.kind) {
    case 'flat':
      return percentInWords(rate.percent)
    case 'tiered':
      return `${percentInWords(rate.first)} fino a ${amount(rate.upTo)} e ${percentInWords(rate.beyond)} sulla parte oltre`
    case 'priceBreak':
      return `${percentInWords(rate.percent)} fino a ${amount(rate.upTo)}, altrimenti ${percentInWords(rate.otherwise)}`
    case 'clothing': {
      const { upTo, otherwise, otherwisePrime: prime } = rate
      return `${percentInWords(rate.percent)} fino a ${amount(upTo)}, altrimenti ${percentInWords(otherwise.percent)}; con Prime, ${percentInWords(prime.beyond)} sulla parte oltre ${amount(prime.upTo)}`
    }
  }
}

/**
 * A fee rule in Italian words: on what it charges, then how much. Without VAT there is one price.
 *
 * @example
 * describeRule('lordo', countries.IT, '15%') // 'Sul prezzo con IVA: 15%'
 * describeRule('lordo', countries.US, '15%') // 'Sul prezzo: 15%'
 */
export function describeRule(basis: Basis, { vatPercent }: Country, rate: string): string {
  const which = basis === 'lordo' ? ' con IVA' : ' netto'
  return `Sul prezzo${vatPercent === 0 ? '' : which}: ${rate}`
}
