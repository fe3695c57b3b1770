import { type Currency, hasOnePrice, type Rates, type Step, writeAmount } from '@margine/engine'
import { formatMargin, formatMoney, formatPercent, formatPointsChange } from '../../format.ts'
import { points } from './step-names.ts'

/** What a sale's steps are told by: its currency and whether there is VAT on it. */
export type Telling = { currency: Currency; hasVat: boolean }

/** How the steps of a sale by some rates are told. */
export const tellingOf = (rates: Rates): Telling => ({
  currency: rates.country.currency,
  hasVat: !hasOnePrice(rates),
})

/** The factor that puts VAT on an amount: `1,22`. */
export const vatFactor = (vatPercent: number): string => writeAmount((100 + vatPercent) / 100, 2)

/** A step's figure: amounts to the cent, percentages with one decimal. */
export function figureOf({ about, value, unit }: Step, currency: Currency): string {
  if (unit === 'amount') return formatMoney(value, currency)
  if (about === 'margine') return formatMargin(value)
  return about === 'differenza' ? points(formatPointsChange(value)) : formatPercent(value)
}
