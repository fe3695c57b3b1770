import { type Currency, isNearBorder } from '@margine/engine'

const locale = 'it-IT'
const shared = { useGrouping: 'always', signDisplay: 'negative' } as const

const moneyFormats: Record<Currency, Intl.NumberFormat> = {
  EUR: new Intl.NumberFormat(locale, { ...shared, style: 'currency', currency: 'EUR' }),
  USD: new Intl.NumberFormat(locale, { ...shared, style: 'currency', currency: 'USD' }),
}

const decimalFormats = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat(locale, {
      ...shared,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
)

/** The decimal digits of a figure without double noise, so that a half rounds as it does on paper. */
const exactDigits = (figure: number) => figure.toPrecision(12) as `${number}`

/** An amount to the cent, half away from zero: `1.234,56 €`, `-0,50 €`, never `-0,00 €`. */
export function formatMoney(amount: number, currency: Currency): string {
  return moneyFormats[currency].format(exactDigits(amount))
}

/** A percentage with the given decimals, half away from zero: `23,3%`. */
export function formatPercent(percent: number, decimals: 0 | 1 | 2 = 1): string {
  const format = decimalFormats[decimals] as Intl.NumberFormat
  return `${format.format(exactDigits(percent))}%`
}

/** How much one amount is above another, with its sign: `+1,20 €`, `-0,50 €`, `0,00 €`. */
export function formatMoneyChange(change: number, currency: Currency): string {
  return withPlus(formatMoney(change, currency))
}

/** How many points one percentage is above another, with its sign: `+5,6`. */
export function formatPointsChange(change: number): string {
  return withPlus((decimalFormats[1] as Intl.NumberFormat).format(exactDigits(change)))
}

/** Judged by what is written, so that a change that rounds to nothing has no sign. */
const withPlus = (written: string) =>
  written.startsWith('-') || !/[1-9]/.test(written) ? written : `+${written}`

/** A margin: one decimal, two within 0.05 points of a band's border to tell near from at. */
export function formatMargin(margine: number): string {
  return formatPercent(margine, isNearBorder(margine) ? 2 : 1)
}

const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })

/** A day, from an ISO moment: `21 novembre 2026`. */
export function formatDate(iso: string): string {
  return dateFormat.format(new Date(iso))
}

/** A VAT rate as the catalogue holds it: `22%`. */
export function formatVat(vatPercent: number): string {
  return `${String(vatPercent).replace('.', ',')}%`
}

export const currencySymbols: Record<Currency, string> = { EUR: '€', USD: 'USD' }

const quarters = ['primo', 'secondo', 'terzo', 'quarto']

/** A quarter in words: `2025-Q1` is «primo trimestre 2025». */
export function formatQuarter(quarter: string): string {
  const [year, number] = quarter.split('-Q')
  return `${quarters[Number(number) - 1]} trimestre ${year}`
}
