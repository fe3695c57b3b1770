import { roundToCents } from '@margine/engine'
import type { Calculated } from '../list/blocks.ts'
import type { Row } from '../list/row.ts'
import { TextColumn } from '../list/text-column.ts'
import { Bytes } from './bytes.ts'
import { asEntered, fixed, quotedCell } from './delimited-lines.ts'
import { areMissing, cellsOf } from './result-cells.ts'
import type { ResultColumn } from './result-column.ts'
import { delimiters, exact, type ResultForm, textOf } from './result-form.ts'
import type { CutTexts } from './text-cell.ts'

const comma = ','.charCodeAt(0)
const digits = { first: 0x30, last: 0x39 }
/** No month with a number is longer. */
const longestDay = 9

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

const areAlike = (numbers: ArrayLike<number>, length: number): boolean => {
  for (let at = 1; at < length; at++) if (numbers[at] !== numbers[0]) return false
  return true
}

/** Writes the cell of an article of a block. */
type Write = (id: number) => void

/** Makes the cells of one column. Most texts of a column come again and again: the last one is not looked at twice. */
export class CellWriter {
  readonly #column: ResultColumn
  readonly #form: ResultForm
  readonly #cut: CutTexts
  #value = ''
  /** Its bytes, once it came again. */
  #cell: Uint8Array | null = null
  #isCut = false
  /** The cells of numbers that stand for texts, as long as places are these. */
  #known: Uint8Array[] = []
  #places: readonly unknown[] = []

  constructor(column: ResultColumn, form: ResultForm, cut: CutTexts) {
    this.#cut = cut
    this.#column = column
    this.#form = form
  }

  write(row: Row, into: Bytes): void {
    const value = this.#column.value(row)
    if (typeof value === 'number') writeNumber(value, this.#column.kind, this.#form, into)
    else this.#writeText(value, into)
  }

  /** Whether a spreadsheet may take a code for a number or a day, by how it begins and how long it is. */
  #mayBeCounted(first: number, length: number): boolean {
    if (this.#column.kind !== 'code' || this.#form !== 'excel') return false
    return length <= longestDay || (first >= digits.first && first <= digits.last)
  }

  #writeText(value: string, into: Bytes): void {
    if (value === this.#value && this.#cell !== null) {
      this.#cut.count += Number(this.#isCut)
      into.add(this.#cell)
      return
    }
    const [before, from] = [this.#cut.count, into.length]
    const isAsItIs = !this.#mayBeCounted(value.charCodeAt(0), value.length) && into.plain(value)
    if (!isAsItIs) {
      const text = textOf(value, this.#column.kind, this.#form, this.#cut)
      into.text(quotedCell(text, delimiters[this.#form]))
    }
    this.#isCut = this.#cut.count > before
    this.#cell = value === this.#value ? into.since(from) : null
    this.#value = value
  }

  /**
   * Writes the cells of rows of a block that all have figures, or may have none; as bytes where all are the same.
   *
   * @param first one of these rows
   */
  cellsIn(block: Calculated, first: number, haveFigures: boolean, into: Bytes): Write | Uint8Array {
    const { rows, articles } = block
    const { name, kind } = this.#column
    const cells = cellsOf(name, block, haveFigures)
    if (cells === null) return (id) => this.write(rows.at(id), into)
    if (cells === 'same') return this.#cellOf(rows.at(first))
    if (cells instanceof TextColumn)
      return (id) => {
        const [from, to] = [cells.startOf(id), cells.ends[id] as number]
        const mayBeCounted = this.#mayBeCounted(cells.bytes[from] as number, to - from)
        if (mayBeCounted || !into.plainBytes(cells.bytes, from, to))
          this.#writeText(cells.at(id), into)
      }
    if (kind === 'text') return this.#byNumber(cells, block, first, into)
    if (areMissing(cells, articles.length)) return new Uint8Array(0)
    return (id) => writeNumber(cells[id] as number, kind, this.#form, into)
  }

  #cellOf(row: Row): Uint8Array {
    const bytes = new Bytes(1 << 6)
    this.write(row, bytes)
    return bytes.take()
  }

  #byNumber(
    numbers: ArrayLike<number>,
    { rows, articles, recalculated }: Calculated,
    first: number,
    into: Bytes,
  ): Write | Uint8Array {
    const { places } = recalculated.compiled
    if (places !== this.#places) this.#known = []
    this.#places = places
    const known = this.#known
    const cellAt = (id: number): Uint8Array => {
      const number = numbers[id] as number
      known[number] ??= this.#cellOf(rows.at(id))
      return known[number]
    }
    if (areAlike(numbers, articles.length)) return cellAt(first)
    return (id) => into.add(cellAt(id))
  }
}
