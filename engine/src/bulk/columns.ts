import type { Tariffs } from './tariffs.ts'
import type { Factors } from './what-if.ts'

/**
 * Articles by the column. Amounts are as entered; where a price or a cost is missing, negative or 0 it is NaN, and so
 * is every figure made of it. The arrays may be longer than there are rows.
 */
export type BulkColumns = {
  length: number
  prezzoVendita: Float64Array
  costo: Float64Array
  spedizione: Float64Array
  packaging: Float64Array
  pubblicita: Float64Array
  /** What the marketplace takes to store and send the piece, without VAT. */
  logistica: Float64Array
  /** The index of the row's tariff: there may be 65,536. */
  tariffa: Uint16Array
}

/**
 * The rows of columns from one to before another, without copying them.
 *
 * @example
 * rowsFrom(columns, 2, 5).length // 3
 */
export const rowsFrom = (columns: BulkColumns, from: number, to: number): BulkColumns => ({
  length: to - from,
  prezzoVendita: columns.prezzoVendita.subarray(from, to),
  costo: columns.costo.subarray(from, to),
  spedizione: columns.spedizione.subarray(from, to),
  packaging: columns.packaging.subarray(from, to),
  pubblicita: columns.pubblicita.subarray(from, to),
  logistica: columns.logistica.subarray(from, to),
  tariffa: columns.tariffa.subarray(from, to),
})

/** What a row costs besides fees, as it counts. */
export function costsAt(
  { costo, spedizione, packaging, pubblicita, logistica, tariffa }: BulkColumns,
  tariffs: Pick<Tariffs, 'costo' | 'services' | 'logistica'>,
  factors: Factors,
  row: number,
): number {
  const tariff = tariffa[row] as number
  const shipping = (spedizione[row] as number) * factors.spedizione + factors.spedizioneAmount
  const others = shipping + ((packaging[row] as number) + (pubblicita[row] as number))
  const services = others + (logistica[row] as number) * (tariffs.logistica[tariff] as number)
  return (
    (costo[row] as number) * (factors.costo * (tariffs.costo[tariff] as number)) +
    services * (tariffs.services[tariff] as number)
  )
}
