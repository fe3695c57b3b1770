import type { BulkColumns } from './columns.ts'
import { leastWidth, type Tariffs } from './tariffs.ts'
import { type Factors, repriced } from './what-if.ts'

/** Rows per block: what is noted of them stays in the processor's cache. */
const blockLength = 2048

/** Some rows, and what is noted of each: the price it is tried with, and the first of the four lines that it may be on. */
export type Block = { from: number; to: number; price: Float64Array; line: Int32Array }

/** The input of a block. */
export type Basis = { columns: BulkColumns; tariffs: Tariffs; factors: Factors }

function takePrices(
  { from, to, price, line }: Block,
  { columns: { prezzoVendita, tariffa }, tariffs: { width } }: Basis,
): void {
  for (let row = from; row < to; row++) {
    price[row - from] = prezzoVendita[row] as number
    line[row - from] = (tariffa[row] as number) * width
  }
}

function changePrices({ from, to, price }: Block, { factors: { priceCents } }: Basis): void {
  const length = to - from
  for (let at = 0; at < length; at++) price[at] = repriced(price[at] as number, priceCents)
}

/** A binary search for the four lines that a price may be on, without branches: half of them would be mispredicted. */
function findLines({ from, to, price, line }: Block, { tariffs: { upTo, width } }: Basis): void {
  const length = to - from
  // Halves of powers of two: `/` would make them doubles, and every index with them.
  for (let lines = width >> 1; lines >= leastWidth; lines >>= 1)
    for (let at = 0; at < length; at++) {
      const now = line[at] as number
      const isBeyond = (price[at] as number) > (upTo[now + lines - 1] as number)
      line[at] = now + lines * Number(isBeyond)
    }
}

/**
 * Goes through all rows block by block; every block is the same object.
 *
 * The steps are called from a list, so that none is inlined: this function is called too seldom to be optimized, and an
 * inlined step would stay unoptimized with it, and take 1.5 times as long.
 */
export function forEachBlock<Work extends Basis>(
  work: Work,
  lastStep: (block: Block, work: Work) => void,
): void {
  const { columns, factors } = work
  const price = new Float64Array(blockLength)
  const block: Block = { from: 0, to: 0, price, line: new Int32Array(blockLength) }
  const steps = factors.isRepriced
    ? [takePrices, changePrices, findLines, lastStep]
    : [takePrices, findLines, lastStep]
  while (block.to < columns.length) {
    block.from = block.to
    block.to = Math.min(block.from + blockLength, columns.length)
    for (const step of steps) step(block, work)
  }
}
