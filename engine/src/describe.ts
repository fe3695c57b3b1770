import type { Currency } from './catalogue/countries.ts'
import type { Basis } from './catalogue/marketplaces.ts'
import type { Rate } from './rate.ts'

/** A fee rule said in Italian. */
export type RuleWords = {
  /** On what and how much is charged: a sentence without its full stop. */
  description: string
  /** The closing fee and what the marketplace adds or leaves out, or null when there is nothing to say. */
  note: string | null
}

/** Whether a sale has VAT: without, there is one price, and a rule speaks of no other. */
export type Taxation = 'withVat' | 'withoutVat'

type Rule = { rate: Rate; basis: Basis; closingFee: number; marketplaceNote: string | null }

const symbol: Record<Currency, string> = { EUR: '€', USD: 'USD' }
const basisInWords: Record<Taxation, Record<Basis, string>> = {
  withVat: { lordo: 'Sul prezzo con IVA', netto: 'Sul prezzo netto' },
  withoutVat: { lordo: 'Sul prezzo', netto: 'Sul prezzo' },
}

const percent = (value: number) => `${String(value).replace('.', ',')}%`

/**
 * A fee rule in Italian words, its amounts in the currency of the sale.
 *
 * @example
 * ruleInWords(
 *   { rate: { kind: 'tiered', first: 15, upTo: 50, beyond: 9 }, basis: 'lordo', closingFee: 0, marketplaceNote: null },
 *   'EUR',
 *   'withVat',
 * ).description // 'Sul prezzo con IVA: 15% fino a 50 € e 9% sulla parte oltre'
 */
export function ruleInWords(rule: Rule, currency: Currency, taxation: Taxation): RuleWords {
  const { rate, basis, closingFee, marketplaceNote } = rule
  const amount = (value: number) => `${String(value).replace('.', ',')}\u00a0${symbol[currency]}`
  const closingNote =
    closingFee === 0
      ? null
      : `Si aggiunge una commissione di chiusura di ${amount(closingFee)} per ogni vendita.`
  const notes = [closingNote, marketplaceNote].filter((note) => note !== null)
  return {
    description: `${basisInWords[taxation][basis]}: ${rateInWords(rate, amount)}`,
    note: notes.length === 0 ? null : notes.join(' '),
  }
}

function rateInWords(rate: Rate, amount: (value: number) => string): string {
  switch (rate.kind) {
    case 'flat':
      return percent(rate.percent)
    case 'tiered':
      return `${percent(rate.first)} fino a ${amount(rate.upTo)} e ${percent(rate.beyond)} sulla parte oltre`
    case 'priceBreak':
      return `${percent(rate.percent)} fino a ${amount(rate.upTo)}, altrimenti ${percent(rate.otherwise)}`
    case 'clothing': {
      const { upTo, otherwise, otherwisePrime: prime } = rate
      return `${percent(rate.percent)} fino a ${amount(upTo)}, altrimenti ${percent(otherwise.percent)}; con Prime, ${percent(prime.beyond)} sulla parte oltre ${amount(prime.upTo)}`
    }
  }
}
