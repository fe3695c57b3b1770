import type { BulkColumns } from './columns.ts'
import type { FigureColumns } from './recalculate.ts'
import type { Tariffs } from './tariffs.ts'
import { asItIs, factorsOf, repriced, type WhatIf } from './what-if.ts'

/** What rows leave after taxes and contributions, in euro and in percent of the net price; NaN in a regime that has none. */
export type AfterTaxColumns = { dopoImposte: Float64Array; quota: Float64Array }

/**
 * Columns for what so many rows leave after taxes.
 *
 * @example
 * afterTaxColumns(2).quota.length // 2
 */
export const afterTaxColumns = (length: number): AfterTaxColumns => ({
  dopoImposte: new Float64Array(length),
  quota: new Float64Array(length),
})

/**
 * What every row leaves after taxes and contributions, as a result's `imposte` has it.
 *
 * @param guadagno the profits of the rows, by the same what-if
 * @param found where it is written
 * @example
 * const found = afterTaxColumns(columns.length)
 * afterTaxes(columns, tariffs, figures, found) // a lamp of 39,90 that leaves 17.35 before: 6 % of the price go
 * found.dopoImposte // [14.95]
 */
export function afterTaxes(
  columns: BulkColumns,
  { net, netFixed, taxes }: Tariffs,
  { guadagno }: Pick<FigureColumns, 'guadagno'>,
  { dopoImposte, quota }: AfterTaxColumns,
  whatIf: WhatIf = asItIs,
): void {
  const { prezzoVendita, tariffa, length } = columns
  const { isRepriced, priceCents } = factorsOf(whatIf)
  for (let row = 0; row < length; row++) {
    const tariff = tariffa[row] as number
    const entered = prezzoVendita[row] as number
    const price = isRepriced ? repriced(entered, priceCents) : entered
    const netPrice = price * (net[tariff] as number) + (netFixed[tariff] as number)
    const left = (guadagno[row] as number) - netPrice * (taxes[tariff] as number)
    dopoImposte[row] = left
    quota[row] = (left / netPrice) * 100
  }
}
