import { roundToCents } from '@margine/engine'
import type { Row } from '../list/row.ts'
import { Bytes } from './bytes.ts'
import { asEntered, byteOrderMark, fixed, lineOf, quotedCell } from './delimited-lines.ts'
import type { ResultColumn } from './result-column.ts'
import { resultColumns } from './result-columns.ts'
import { type CutTexts, forPeople } from './text-cell.ts'

/** How results are written: for a person with a spreadsheet in Italian, or for a program. */
export type ResultForm = 'excel' | 'dati'

export const delimiters = { excel: ';', dati: ',' } as const

/** A number for a program: twelve digits, which is all that counts. */
export function exact(value: number): string {
  if (Number.isNaN(value)) return ''
  const isShort = Number.isInteger(value) && Math.abs(value) < 1e12
  return String(isShort ? value : Number(value.toPrecision(12)))
}

const textOf = (text: string, form: ResultForm, cut: CutTexts): string =>
  form === 'excel' ? forPeople(text, cut) : text

const comma = ','.charCodeAt(0)

/** A number, which never ends a cell: the mark before its decimals is never what parts the cells. */
function writeNumber(value: number, kind: ResultColumn['kind'], form: ResultForm, into: Bytes) {
  if (Number.isNaN(value)) return
  if (kind === 'whole' || form === 'dati') {
    if (!Number.isInteger(value) || !into.digits(value, 0)) into.text(exact(value))
    return
  }
  const cents = Math.round((kind === 'entered' ? value : roundToCents(value)) * 100)
  const isWhole = kind !== 'entered' || cents / 100 === value
  if (!isWhole || !into.digits(cents, comma))
    into.text(kind === 'entered' ? asEntered(value) : fixed(value, ','))
}

/** Makes the cells of one column. Most texts of a column come again and again: the last one is not looked at twice. */
class CellWriter {
  readonly #column: ResultColumn
  readonly #form: ResultForm
  readonly #cut: CutTexts
  #value = ''
  /** Its bytes, once it came again. */
  #cell: Uint8Array | null = null
  #isCut = false

  constructor(column: ResultColumn, form: ResultForm, cut: CutTexts) {
    this.#cut = cut
    this.#column = column
    this.#form = form
  }

  write(row: Row, into: Bytes): void {
    const value = this.#column.value(row)
    if (typeof value === 'number') {
      writeNumber(value, this.#column.kind, this.#form, into)
      return
    }
    if (value === this.#value && this.#cell !== null) {
      this.#cut.count += Number(this.#isCut)
      into.add(this.#cell)
      return
    }
    const [before, from] = [this.#cut.count, into.length]
    if (!into.plain(value))
      into.text(quotedCell(textOf(value, this.#form, this.#cut), delimiters[this.#form]))
    this.#isCut = this.#cut.count > before
    this.#cell = value === this.#value ? into.since(from) : null
    this.#value = value
  }
}

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

  /** What was added since the last time. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.take()
  }
}

/** A file of one column of texts, written as results are. */
export function textsFile(
  name: string,
  texts: readonly string[],
  form: ResultForm,
  cut: CutTexts,
): string {
  const lines = [name, ...texts].map((text) => lineOf([textOf(text, form, cut)], delimiters[form]))
  return (form === 'excel' ? byteOrderMark : '') + lines.join('')
}
