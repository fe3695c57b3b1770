import { writeAmount } from '../amounts/write.ts'
import type { Currency } from './countries.ts'
import type { Fee } from './fee.ts'
import type { Rate, Step } from './rate.ts'
import type { Basis } from './rate-card.ts'

/** What fees are in words, whatever the VAT. */
export type FeeWords = {
  /** How much the commission is, as a phrase without a full stop. */
  rate: string
  /** The other fees and what the marketplace adds or leaves out, or null when there is nothing to say. */
  note: string | null
}

const symbol: Record<Currency, string> = { EUR: '€', USD: 'USD' }

/** A percentage as a rule has it: `11,5%`. */
export const percentInWords = (value: number) =>
  `${Number.isInteger(value) ? value : String(value).replace('.', ',')}%`

type Amount = (value: number) => string

export const amountIn =
  (currency: Currency): Amount =>
  (value) =>
    `${writeAmount(value, Number.isInteger(value) ? 0 : 2)}\u00a0${symbol[currency]}`

/**
 * What fees charge in Italian words, their amounts in the currency of the sale.
 *
 * @param marketplaceNote what the marketplace has to say of its own
 * @example
 * const rate = { kind: 'tiered', steps: [{ upTo: 50, percent: 15 }], beyond: 9 } as const
 * feesInWords([{ kind: 'commission', rate }], null, 'EUR').rate // '15% fino a 50 € e 9% sulla parte oltre'
 */
export function feesInWords(
  fees: readonly Fee[],
  marketplaceNote: string | null,
  currency: Currency,
): FeeWords {
  const amount = amountIn(currency)
  const rates = fees.flatMap((fee) =>
    'rate' in fee ? `${phraseOf(fee.rate, amount)}${purposes[fee.kind]}` : [],
  )
  const notes = [...fees.map((fee) => noteOn(fee, amount)), marketplaceNote]
  const note = notes.filter((part) => part !== null).join(' ')
  return { rate: rates.join(' + '), note: note || null }
}

/** What a percentage is for. */
const purposes = {
  commission: '',
  regulatory: ' di commissione regolamentare',
  payment: ' per il pagamento',
} as const

function noteOn(fee: Fee, amount: Amount): string | null {
  switch (fee.kind) {
    case 'commission':
    case 'regulatory':
    case 'payment':
    // What it costs, in its own currency, stands in the note of its card.
    case 'listing':
      return null
    case 'closing':
      return `Si aggiunge una commissione di chiusura di ${amount(fee.amount)} per ogni vendita.`
    case 'order':
      return `Si ${fee.amount === 1 ? 'aggiunge' : 'aggiungono'} ${amount(fee.amount)} per ogni ordine.`
    case 'plan':
      return `Col piano Individuale si aggiungono ${amount(fee.amount)} per ogni pezzo.`
    case 'minimum':
      return `La commissione è di almeno ${amount(fee.atLeast)}.`
    case 'digitalServices':
      return `Alle commissioni si aggiunge la tariffa per servizi digitali del ${percentInWords(fee.share)}.`
    case 'vat':
      return `Sulle commissioni paghi l'IVA del ${percentInWords(fee.share)}, che in regime forfettario non recuperi.`
  }
}

function phraseOf(rate: Rate, amount: Amount): string {
  switch (rate.kind) {
    case 'flat':
      return percentInWords(rate.percent)
    case 'tiered':
      return `${stepsInWords(rate.steps, amount, 'sulla parte fino a')} e ${percentInWords(rate.beyond)} sulla parte oltre`
    case 'priceBreak':
      return `${stepsInWords(rate.steps, amount)}, altrimenti ${percentInWords(rate.otherwise)}`
    case 'clothing': {
      const { steps, otherwise, otherwisePrime: prime } = rate
      const primeFrom = amount(Math.max(...prime.steps.map(({ upTo }) => upTo)))
      return `${stepsInWords(steps, amount)}, altrimenti ${percentInWords(otherwise.percent)}; con Prime, ${percentInWords(prime.beyond)} sulla parte oltre ${primeFrom}`
    }
  }
}

/** @param later what the steps after the first are on */
const stepsInWords = (steps: readonly Step[], amount: Amount, later = 'fino a') =>
  steps
    .map(
      ({ upTo, percent }, at) =>
        `${percentInWords(percent)} ${at === 0 ? 'fino a' : later} ${amount(upTo)}`,
    )
    .join(', ')

/**
 * A fee rule in Italian words: on what it charges, then how much. Without VAT there is one price.
 *
 * @example
 * describeRule('lordo', true, '15%') // 'Sul prezzo con IVA: 15%'
 * describeRule('lordo', false, '15%') // 'Sul prezzo: 15%'
 */
export function describeRule(basis: Basis, hasVat: boolean, rate: string): string {
  const which = basis === 'lordo' ? ' con IVA' : ' netto'
  return `Sul prezzo${hasVat ? which : ''}: ${rate}`
}
