import type { Currency } from '@margine/engine'
import { formatMoney } from '../format.ts'

const known: ReadonlySet<string> = new Set(['EUR', 'USD'] satisfies Currency[])

const isKnown = (currency: string): currency is Currency => known.has(currency)

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const made =
    formats.get(currency) ??
    new Intl.NumberFormat('it-IT', {
      useGrouping: 'always',
      signDisplay: 'negative',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  formats.set(currency, made)
  return made
}

/** An amount to the cent, in any currency that statements are in; a dash where nobody knows it. */
export function moneyIn(amount: number, currency: string): string {
  if (Number.isNaN(amount)) return '–'
  if (isKnown(currency)) return formatMoney(amount, currency)
  const written = formatOf(currency).format(amount.toPrecision(12) as `${number}`)
  return `${written.replace('-', '−')} ${currency}`
}
