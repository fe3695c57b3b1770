import { type Basis, type Block, forEachBlock } from './blocks.ts'
import type { BulkColumns } from './columns.ts'
import type { Tariffs } from './tariffs.ts'
import { asItIs, factorsOf, type WhatIf } from './what-if.ts'

/** What rows come to, by the column. */
export type FigureColumns = {
  commissione: Float64Array
  guadagno: Float64Array
  margine: Float64Array
}

/**
 * Columns for what so many rows come to.
 *
 * @example
 * figureColumns(2).margine.length // 2
 */
export const figureColumns = (length: number): FigureColumns => ({
  commissione: new Float64Array(length),
  guadagno: new Float64Array(length),
  margine: new Float64Array(length),
})

function calculateBlock(
  { from, to, price, line }: Block,
  { columns, tariffs, figures, factors }: Basis & { figures: FigureColumns },
): void {
  const { costo, spedizione, packaging, pubblicita, logistica, tariffa } = columns
  const { net, netFixed, costo: costShare, services, logistica: feeShare, upTo } = tariffs
  const { feesFixed, feesShare, leftFixed, leftShare } = tariffs
  const { commissione, guadagno, margine } = figures
  const { costo: costFactor, spedizione: shippingFactor, spedizioneAmount } = factors
  for (let row = from; row < to; row++) {
    const tariff = tariffa[row] as number
    const entered = price[row - from] as number
    const first = line[row - from] as number
    const half = first + 2 * Number(entered > (upTo[first + 1] as number))
    const on = half + Number(entered > (upTo[half] as number))
    const netPrice = entered * (net[tariff] as number) + (netFixed[tariff] as number)
    const left = entered * (leftShare[on] as number) + (leftFixed[on] as number)
    const shipping = (spedizione[row] as number) * shippingFactor + spedizioneAmount
    const others = shipping + ((packaging[row] as number) + (pubblicita[row] as number))
    const rest = others + (logistica[row] as number) * (feeShare[tariff] as number)
    // The same operations as in `triedSummary`, to the last bit: what it counts as a loss is one here.
    const costs =
      (costo[row] as number) * (costFactor * (costShare[tariff] as number)) +
      rest * (services[tariff] as number)
    const profit = left - costs
    commissione[row] = (feesFixed[on] as number) + (feesShare[on] as number) * entered
    guadagno[row] = profit
    margine[row] = (profit / netPrice) * 100
  }
}

/**
 * The figures of every row, as `figuresOf` answers them for its sale, but for noise.
 *
 * @param figures where they are written
 * @example
 * const figures = figureColumns(columns.length)
 * recalculate(columns, tariffs, figures) // a lamp with cost 12,50 and price 39,90, and the same as a book
 * figures.guadagno // [14.22, 13.21]: a book pays 1.01 more
 */
export function recalculate(
  columns: BulkColumns,
  tariffs: Tariffs,
  figures: FigureColumns,
  whatIf: WhatIf = asItIs,
): void {
  forEachBlock({ columns, tariffs, figures, factors: factorsOf(whatIf) }, calculateBlock)
}
