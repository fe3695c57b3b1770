import type { Currency } from '@margine/engine'

/** Writes the numbers along an axis: with cents only where its steps have any. */
export function tickFormat(step: number, currency: Currency): (value: number) => string {
  const digits = step < 1 ? 2 : 0
  const { format } = new Intl.NumberFormat('it-IT', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  })
  return (value) => format(value).replace('-', '−')
}
