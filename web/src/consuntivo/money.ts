import type { Currency } from '@margine/engine'
import { currencySymbols, formatCents, formatMoney } from '../format.ts'

const isKnown = (currency: string): currency is Currency => currency in currencySymbols

/** An amount to the cent, in any currency that statements are in; a dash where nobody knows it. */
export function moneyIn(amount: number, currency: string): string {
  if (Number.isNaN(amount)) return '–'
  return isKnown(currency) ? formatMoney(amount, currency) : `${formatCents(amount)} ${currency}`
}
