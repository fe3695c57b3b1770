import { type Currency, type Rates, type Step, type StepName, writeAmount } from '@margine/engine'
import { formatMargin, formatMoney, formatPercent, formatPointsChange } from '../../format.ts'
import { stepWords as words } from './step-words.ts'

/** What a sale's steps are told by: its currency and whether there is VAT on it. */
export type Telling = { currency: Currency; hasVat: boolean }

/** How the steps of a sale by some rates are told. */
export const tellingOf = ({ country, vatPercent, servicesVat }: Rates): Telling => ({
  currency: country.currency,
  hasVat: servicesVat === null && vatPercent > 0,
})

/** The factor that puts VAT on an amount: `1,22`. */
export const vatFactor = (vatPercent: number): string => writeAmount((100 + vatPercent) / 100, 2)

/** What a step is called: without VAT there is one price. */
export function nameOf(about: StepName, hasVat: boolean): string {
  const isPrice = about === 'prezzoFinale' || about === 'prezzoVendita'
  return isPrice && !hasVat ? words.onePrice : words.names[about]
}

/** A step's figure: amounts to the cent, percentages with one decimal. */
export function figureOf({ about, value, unit }: Step, currency: Currency): string {
  if (unit === 'amount') return formatMoney(value, currency)
  if (about === 'margine') return formatMargin(value)
  return about === 'differenza' ? words.points(formatPointsChange(value)) : formatPercent(value)
}
