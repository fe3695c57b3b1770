import {
  type Currency,
  isNearBorder,
  type Rates,
  roundToCents,
  type Step,
  writeAmount,
} from '@margine/engine'
import { currencySymbols, formatMargin, formatMoney, formatPercent } from '../../format.ts'

/** What a sale's steps are told by: its currency, whether there is VAT on it, and whether taxes are told beside. */
export type Telling = { currency: Currency; hasVat: boolean; hasTaxes: boolean }

/** How the steps of a sale by some rates are told. */
export const tellingOf = ({ country, vatPercent, servicesVat, taxes }: Rates): Telling => ({
  currency: country.currency,
  hasVat: servicesVat === null && vatPercent > 0,
  hasTaxes: taxes !== null,
})

/** The factor that puts VAT on an amount: `1,22`. */
export const vatFactor = (vatPercent: number): string => writeAmount((100 + vatPercent) / 100, 2)

/** An amount with all its decimals, and at least its cents: `12,345 €`. */
export const exactMoney = (amount: number, currency: Currency): string =>
  `${writeAmount(amount, 2).replace('-', '−')}\u00a0${currencySymbols[currency]}`

/** Whether a step is an amount as it was typed. */
export const isAsTyped = ({ rule: { kind } }: Step): boolean =>
  kind === 'entered' || kind === 'noVat'

/** A step's figure: amounts to the cent, what was typed as it was typed, percentages with one decimal. */
export function figureOf(step: Step, currency: Currency): string {
  const { about, value, unit } = step
  if (isAsTyped(step)) return exactMoney(value, currency)
  if (unit === 'amount') return formatMoney(value, currency)
  return about === 'margine' ? formatMargin(value) : formatPercent(value)
}

/** A figure rounded as that of a step is written. */
export function roundAs({ about, value, unit }: Step, figure: number): number {
  const hasTwoDecimals = unit === 'amount' || (about === 'margine' && isNearBorder(value))
  return hasTwoDecimals ? roundToCents(figure) : roundToCents(figure / 10) * 10
}
