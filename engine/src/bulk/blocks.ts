import type { BulkColumns } from './columns.ts'
import { leastWidth, type Tariffs } from './tariffs.ts'
import { type Factors, repriced } from './what-if.ts'

/** So many rows are worked on at a time: what is noted of them stays in the fastest memory. */
const blockLength = 2048

/** Some rows, and what is noted of each: the price it is tried with, and the first of the four lines that it may be on. */
export type Block = { from: number; to: number; price: Float64Array; line: Int32Array }

function takePrices({ from, to, price, line }: Block, columns: BulkColumns, width: number): void {
  const { prezzoVendita, tariffa } = columns
  for (let row = from; row < to; row++) {
    price[row - from] = prezzoVendita[row] as number
    line[row - from] = (tariffa[row] as number) * width
  }
}

function changePrices({ from, to, price }: Block, { priceCents }: Factors): void {
  const length = to - from
  for (let at = 0; at < length; at++) price[at] = repriced(price[at] as number, priceCents)
}

/** Goes so many lines further where the price is beyond them: without a branch, which half would mispredict. */
function goOn({ from, to, price, line }: Block, upTo: Float64Array, lines: number): void {
  const length = to - from
  for (let at = 0; at < length; at++) {
    const now = line[at] as number
    const isBeyond = (price[at] as number) > (upTo[now + lines - 1] as number)
    line[at] = now + lines * Number(isBeyond)
  }
}

/** Goes through all rows block by block; every block is the same object. */
export function forEachBlock(
  columns: BulkColumns,
  { width, upTo }: Tariffs,
  factors: Factors,
  work: (block: Block) => void,
): void {
  const price = new Float64Array(blockLength)
  const block: Block = { from: 0, to: 0, price, line: new Int32Array(blockLength) }
  while (block.to < columns.length) {
    block.from = block.to
    block.to = Math.min(block.from + blockLength, columns.length)
    takePrices(block, columns, width)
    if (factors.isRepriced) changePrices(block, factors)
    // Halves of powers of two: `/` would make them doubles, and every index with them.
    for (let lines = width >> 1; lines >= leastWidth; lines >>= 1) goOn(block, upTo, lines)
    work(block)
  }
}
