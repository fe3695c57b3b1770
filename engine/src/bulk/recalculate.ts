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
  const { costo, spedizione, packaging, pubblicita, logistica } = columns
  // Places as plain numbers: asked of an object or a list, they take a fifth longer.
  const { upTo, terms } = tariffs
  const { commissione, guadagno, margine } = figures
  const { costo: costFactor, spedizione: shippingFactor, spedizioneAmount } = factors
  for (let row = from; row < to; row++) {
    const entered = price[row - from] as number
    const first = line[row - from] as number
    const half = first + 2 * Number(entered > (upTo[first + 1] as number))
    const on = (half + Number(entered > (upTo[half] as number))) * 9
    const netPrice = entered * (terms[on] as number) + (terms[on + 1] as number)
    const left = entered * (terms[on + 8] as number) + (terms[on + 7] as number)
    const shipping = (spedizione[row] as number) * shippingFactor + spedizioneAmount
    const others = shipping + ((packaging[row] as number) + (pubblicita[row] as number))
    const rest = others + (logistica[row] as number) * (terms[on + 4] as number)
    // The same operations as in `triedSummary`, to the last bit: what it counts as a loss is one here.
    const costs =
      (costo[row] as number) * (costFactor * (terms[on + 2] as number)) +
      rest * (terms[on + 3] as number)
    const profit = left - costs
    commissione[row] = (terms[on + 5] as number) + (terms[on + 6] as number) * entered
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
