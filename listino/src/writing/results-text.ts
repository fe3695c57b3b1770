import type { Calculated } from '../list/blocks.ts'
import type { Row } from '../list/row.ts'
import { Bytes } from './bytes.ts'
import { CellWriter } from './cell-writer.ts'
import { byteOrderMark, lineOf } from './delimited-lines.ts'
import type { ResultColumn } from './result-column.ts'
import { resultColumns } from './result-columns.ts'
import { delimiters, type ResultForm, textOf } from './result-form.ts'
import type { CutTexts } from './text-cell.ts'

/** What stands above the results. */
export const resultsHead = (
  form: ResultForm,
  columns: readonly ResultColumn[] = resultColumns,
): string =>
  (form === 'excel' ? byteOrderMark : '') +
  lineOf(
    columns.map(({ name }) => name),
    delimiters[form],
  )

/** Writes a part of the line of an article of a block. */
type Piece = (id: number) => void

/** The lines of articles, as bytes. */
export class ResultLines {
  readonly #writers: readonly CellWriter[]
  readonly #delimiter: number
  readonly #bytes = new Bytes()

  /** @param cut counts the texts that were too long for a spreadsheet */
  constructor(
    form: ResultForm,
    columns: readonly ResultColumn[] = resultColumns,
    cut: CutTexts = { count: 0 },
  ) {
    this.#delimiter = delimiters[form].charCodeAt(0)
    this.#writers = columns.map((column) => new CellWriter(column, form, cut))
  }

  get length(): number {
    return this.#bytes.length
  }

  add(row: Row): void {
    const [writers, bytes] = [this.#writers, this.#bytes]
    const from = bytes.length
    for (let at = 0; at < writers.length; at++) {
      if (at > 0) bytes.byte(this.#delimiter)
      writers[at]?.write(row, bytes)
    }
    // Whoever reads the file would pass over a line with nothing in it.
    if (bytes.length === from) bytes.text('""')
    bytes.byte(0x0d)
    bytes.byte(0x0a)
  }

  /** Adds the rows of a block, whose cells are written by the column, as far as it tells them. */
  addBlock(block: Calculated): void {
    const { articles, figures, rows } = block
    // A line of one column may have nothing in it.
    if (this.#writers.length === 1) for (const row of rows) this.add(row)
    else {
      const pieces: Piece[][] = []
      for (let id = 0; id < articles.length; id++) {
        const hasFigures =
          articles.problemsOf(id).length === 0 && !Number.isNaN(figures.guadagno[id])
        const kind = Number(hasFigures)
        pieces[kind] ??= this.#piecesOf(block, id, hasFigures)
        for (const write of pieces[kind]) write(id)
      }
    }
  }

  /** What writes a row of a block piece by piece: what stands between cells that differ is one. */
  #piecesOf(block: Calculated, first: number, haveFigures: boolean): Piece[] {
    const bytes = this.#bytes
    const pieces: Piece[] = []
    const between = new Bytes(1 << 8)
    const end = () => {
      const same = between.take()
      if (same.length > 0) pieces.push(() => bytes.add(same))
    }
    this.#writers.forEach((writer, at) => {
      if (at > 0) between.byte(this.#delimiter)
      const cells = writer.cellsIn(block, first, haveFigures, bytes)
      if (cells instanceof Uint8Array) between.add(cells)
      else {
        end()
        pieces.push(cells)
      }
    })
    between.byte(0x0d)
    between.byte(0x0a)
    end()
    return pieces
  }

  /** What was added since the last time. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.take()
  }
}

/** A file of one column of codes, written as results are. */
export function codesFile(
  name: string,
  codes: readonly string[],
  form: ResultForm,
  cut: CutTexts,
): string {
  const cells = [name, ...codes.map((one) => textOf(one, 'code', form, cut))]
  const lines = cells.map((cell) => lineOf([cell], delimiters[form]))
  return (form === 'excel' ? byteOrderMark : '') + lines.join('')
}
