import type { Batch, Row } from './cell.ts'
import { Decoder, type Decoding, textOf } from './decode.ts'
import { type Piece, RowSplitter } from './delimited.ts'
import type { Dialect } from './dialect.ts'
import type { KnownHeader } from './header.ts'
import { dialectOf } from './shape.ts'
import type { Source } from './source.ts'
import { Unreadable } from './unreadable.ts'
import { encoded } from './utf8.ts'

/** How much of a text is read before it is decided how its cells and its numbers are written. */
const sampled = 1 << 20

const isMarkup = (text: string) => /^\s*<(?:!doctype|html|\?xml|table)/i.test(text)

type Beginning = Pick<Piece, 'rows' | 'broken' | 'dialect'> & { decoding: Decoding }

/** The first rows of a text, and how it is written. */
export async function readBeginning({ chunks }: Source, isKnown: KnownHeader): Promise<Beginning> {
  const decoder = new Decoder()
  let text = ''
  let isWhole = true
  for await (const part of textOf(chunks(), decoder)) {
    text += part
    isWhole = text.length < sampled
    if (!isWhole) break
  }
  if (decoder.isBinary || isMarkup(text)) throw new Unreadable('notATable')
  if (text.trim() === '') throw new Unreadable('empty')
  const dialect = dialectOf(text, isKnown)
  const { rows, broken } = new RowSplitter(dialect).rows(encoded(text), isWhole)
  return { rows, broken, dialect, decoding: decoder.found }
}

/** Rows of a text, cut where they are asked for. What is made of it by `...` has other rows, and no lines. */
class Lines implements Batch {
  readonly first: number
  readonly broken: ReadonlySet<number>
  readonly hidden = noRows
  readonly sheet = ''
  readonly #piece: Piece

  constructor(first: number, piece: Piece) {
    this.first = first
    this.broken = piece.broken
    this.#piece = piece
  }

  get rows(): readonly Row[] {
    return this.#piece.rows
  }

  get lines(): Piece {
    return this.#piece
  }
}

/** Every row of a text below its header. */
export async function* textBatches(
  chunks: AsyncIterable<Uint8Array>,
  decoder: Decoder,
  dialect: Dialect,
  headerRow: number,
): AsyncGenerator<Batch> {
  const splitter = new RowSplitter(dialect)
  const { found } = decoder
  let next = 1
  const batchOf = (chunk: Uint8Array, isLast: boolean): Batch | null => {
    const piece = splitter.rows(decoder.utf8(chunk, isLast), isLast)
    found.controls = splitter.controls
    const { length } = piece
    const skipped = Math.min(length, Math.max(0, headerRow + 1 - next))
    const first = next + skipped
    next += length
    if (length === skipped) return null
    piece.skip(skipped)
    return new Lines(first, piece)
  }
  for await (const chunk of chunks) {
    const batch = batchOf(chunk, false)
    if (batch !== null) yield batch
  }
  const last = batchOf(new Uint8Array(0), true)
  if (last !== null) yield last
}

const noRows: ReadonlySet<number> = new Set()
