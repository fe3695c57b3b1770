import { type Currency, isNearBorder } from '@margine/engine'

const locale = 'it-IT'
const shared = { useGrouping: 'always', signDisplay: 'negative' } as const

/** Made when it is first needed: the first one of a page takes 20 ms. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}

const money = (currency: Currency) =>
  once(() => new Intl.NumberFormat(locale, { ...shared, style: 'currency', currency }))

const moneyFormats: Record<Currency, () => Intl.NumberFormat> = {
  EUR: money('EUR'),
  USD: money('USD'),
}

const decimals = (digits: number) =>
  once(
    () =>
      new Intl.NumberFormat(locale, {
        ...shared,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )

const oneDecimal = decimals(1)
const twoDecimals = decimals(2)

/** Makes ready what writes figures, for a moment in which nobody waits. */
export const prepareFormats = () => void moneyFormats.EUR()

/**
 * Formats a figure rounded half away from zero, as on paper: 12 significant digits drop the
 * floating-point noise first. The minus sign is U+2212, as in every text; `Intl` writes a hyphen.
 */
const write = (format: () => Intl.NumberFormat, figure: number) =>
  format()
    .format(figure.toPrecision(12) as `${number}`)
    .replace('-', '−')

/** An amount, always to the cent: `1.234,56 €`, `−0,50 €`, never `−0,00 €`. */
export function formatMoney(amount: number, currency: Currency): string {
  return write(moneyFormats[currency], amount)
}

/** The number of an amount, to the cent: `1.234,56`. */
export const formatCents = (amount: number): string => write(twoDecimals, amount)

/** A percentage that was worked out, always with one decimal: `23,3%`, `15,0%`. */
export function formatPercent(percent: number): string {
  return `${write(oneDecimal, percent)}%`
}

/** A margin: one decimal, but two within 0.05 points of a band's border, where one would round across it. */
export function formatMargin(margine: number): string {
  return isNearBorder(margine) ? `${write(twoDecimals, margine)}%` : formatPercent(margine)
}

/** A percentage that is given (a rule's rate or threshold, the VAT, an example's), as it is given: `8%`, `11,5%`. */
export function formatRate(percent: number): string {
  return `${String(percent).replace('.', ',')}%`
}

/** How much one amount is above another, with its sign: `+1,20 €`, `−0,50 €`, `0,00 €`. */
export function formatMoneyChange(change: number, currency: Currency): string {
  return withPlus(formatMoney(change, currency))
}

/** How many points one percentage is above another, with its sign and one decimal: `+5,6`. */
export function formatPointsChange(change: number): string {
  return withPlus(write(oneDecimal, change))
}

/** Decided on the written digits, so that a change that rounds to zero has no sign. */
const withPlus = (written: string) =>
  written.startsWith('−') || !/[1-9]/.test(written) ? written : `+${written}`

const dateFormat = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))

/** A day, of an ISO moment or date: `21 novembre 2026`. What is neither stays as it is written. */
export function formatDate(iso: string): string {
  // A date alone would be midnight in Greenwich, which is the day before west of it.
  const date = new Date(iso.includes('T') ? iso : `${iso}T12:00`)
  return Number.isNaN(date.getTime()) ? iso : dateFormat().format(date)
}

export const currencySymbols: Record<Currency, string> = { EUR: '€', USD: 'USD' }

const quarters = ['primo', 'secondo', 'terzo', 'quarto']

/** A quarter in words: `2025-Q1` is «primo trimestre 2025». */
export function formatQuarter(quarter: string): string {
  const [year, number] = quarter.split('-Q')
  return `${quarters[Number(number) - 1]} trimestre ${year}`
}
