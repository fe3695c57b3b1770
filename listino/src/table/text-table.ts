import type { Batch } from './cell.ts'
import { Decoder, type Decoding, textOf } from './decode.ts'
import { type Piece, RowSplitter } from './delimited.ts'
import type { Dialect } from './dialect.ts'
import type { KnownHeader } from './header.ts'
import { dialectOf } from './shape.ts'
import type { Source } from './source.ts'
import { Unreadable } from './unreadable.ts'

/** How much of a text is read before it is decided how its cells and its numbers are written. */
const sampled = 1 << 20

const isMarkup = (text: string) => /^\s*<(?:!doctype|html|\?xml|table)/i.test(text)

type Beginning = Piece & { dialect: Dialect; decoding: Decoding }

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
  const piece = new RowSplitter(dialect).rows(text, isWhole)
  return { ...piece, dialect, decoding: decoder.found }
}

/** Every row of a text below its header. */
export async function* textBatches(
  chunks: AsyncIterable<Uint8Array>,
  decoder: Decoder,
  dialect: Dialect,
  headerRow: number,
): AsyncGenerator<Batch> {
  const splitter = new RowSplitter(dialect)
  let next = 1
  const batchOf = (part: string, isLast: boolean): Batch | null => {
    const { rows, broken } = splitter.rows(part, isLast)
    const skipped = Math.min(rows.length, Math.max(0, headerRow + 1 - next))
    const first = next + skipped
    next += rows.length
    if (rows.length === skipped) return null
    const kept = skipped === 0 ? rows : rows.slice(skipped)
    return { first, rows: kept, broken: shifted(broken, skipped), hidden: noRows, sheet: '' }
  }
  for await (const part of textOf(chunks, decoder)) {
    const batch = batchOf(part, false)
    if (batch !== null) yield batch
  }
  const last = batchOf('', true)
  if (last !== null) yield last
}

const noRows: ReadonlySet<number> = new Set()

const shifted = (places: ReadonlySet<number>, by: number): ReadonlySet<number> =>
  by === 0 ? places : new Set([...places].map((place) => place - by))
