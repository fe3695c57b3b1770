import type { Cell } from './cell.ts'
import { CellText, unescaped } from './cell-text.ts'
import type { NumberFormat } from './number-format.ts'
import { columnIn, isHidden, mostSheetColumns, SheetFrame } from './sheet-frame.ts'
import { shownNumber } from './shown-number.ts'
import { Unreadable } from './unreadable.ts'
import type { Workbook } from './workbook.ts'
import { attribute, type XmlListener } from './xml-scanner.ts'

/** A sheet of a workbook has no more. */
const mostRows = 1 << 20
/** No list has more. */
const mostColumns = 1000

/** The value of a formula that was never calculated: unknown, which a blank cell is not. */
const unknown = '#N/D'

/** A row of a sheet that says something, up to its last cell that does; its number is counted from 1. */
export type SheetRow = { number: number; cells: Cell[]; isHidden: boolean }

/** The number that a text is; NaN where it is none. `Number` would read `0x10` too. */
const numberIn = (text: string): number => (/[^\d.eE+-]/.test(text) ? Number.NaN : Number(text))

export type RowChoice = Pick<Workbook, 'formats' | 'isFrom1904' | 'isUncalculated'> & {
  texts: readonly string[]
  /** The name of the sheet. */
  sheet: string
}

/** Makes rows of the tags of a sheet. */
export class RowScan implements Required<XmlListener> {
  /** What stands around the rows, as far as it came. */
  readonly frame = new SheetFrame()
  /** The rows that ended since they were taken last. */
  #rows: SheetRow[] = []
  readonly #choice: RowChoice
  readonly #text = new CellText()
  #isInSheet = false
  #row: SheetRow = { number: 0, cells: [], isHidden: false }
  #column = -1
  #type = ''
  #format: NumberFormat | null = null
  #hasFormula = false
  #hasValue = false
  #isOfValue = false
  #value = ''

  constructor(choice: RowChoice) {
    this.#choice = choice
  }

  takeRows(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: string): void {
    if (name === 'sheetData') this.#isInSheet = true
    else if (!this.#isInSheet) this.frame.open(name, attributes)
    else if (name === 'c') this.#beginCell(attributes)
    else if (name === 'v') {
      this.#hasValue = true
      this.#isOfValue = true
    } else if (name === 'f') this.#hasFormula = true
    else if (name === 'row') this.#beginRow(attributes)
    else this.#text.open(name)
  }

  text(text: string): void {
    if (this.#isOfValue) this.#value += text
    else this.#text.text(text)
  }

  close(name: string): void {
    if (!this.#isInSheet) return
    if (name === 'v') this.#isOfValue = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#endRow()
    else if (name === 'sheetData') this.#isInSheet = false
    else this.#text.close(name)
  }

  #beginRow(attributes: string): void {
    const said = attribute(attributes, 'r')
    const number = said === null ? this.#row.number + 1 : numberIn(said)
    // Rows that went back would be read over and over.
    if (!(number > this.#row.number && number <= mostRows))
      throw new RangeError('A row is misplaced')
    this.#row = { number, cells: [], isHidden: isHidden(attributes) }
    this.#column = -1
  }

  #endRow(): void {
    if (this.#row.cells.length > 0) this.#rows.push(this.#row)
  }

  #beginCell(attributes: string): void {
    const place = attribute(attributes, 'r')
    this.#column = place === null ? this.#column + 1 : columnIn(place)
    if (!(this.#column >= 0 && this.#column < mostSheetColumns))
      throw new RangeError('A cell is misplaced')
    this.#type = attribute(attributes, 't') ?? 'n'
    const style = attribute(attributes, 's')
    this.#format = style === null ? null : (this.#choice.formats[Number(style)] ?? null)
    this.#hasFormula = false
    this.#hasValue = false
    this.#value = ''
    this.#text.value = ''
  }

  /** Blank cells are left out, however far to the right they stand. */
  #endCell(): void {
    const cell = this.#cell()
    if (cell === '') return
    if (this.#column >= mostColumns) throw new Unreadable('tooManyColumns', this.#choice.sheet)
    const { cells } = this.#row
    while (cells.length < this.#column) cells.push('')
    cells[this.#column] = cell
  }

  #cell(): Cell {
    const value = this.#value
    switch (this.#type) {
      case 's':
        return value === '' ? '' : this.#sharedText(value)
      case 'inlineStr':
        return unescaped(this.#text.value === '' ? value : this.#text.value)
      case 'str':
        // A formula with a blank text as its value has that value in the file.
        return this.#hasFormula && !this.#hasValue ? unknown : unescaped(value)
      case 'e':
        return value === '' ? unknown : value
      default:
        return value.trim() === '' ? this.#blank() : this.#typed(value)
    }
  }

  #sharedText(place: string): string {
    const text = this.#choice.texts[numberIn(place)]
    if (text === undefined) throw new RangeError('A text is missing')
    return text
  }

  /** What a cell without a value says: nothing, or a formula that was never calculated. */
  #blank(): string {
    return this.#hasFormula ? unknown : ''
  }

  /** Dates and truth values are no amounts to us, and no SKUs. */
  #typed(text: string): Cell {
    if (this.#type === 'b') return { converted: String(text === '1' || text === 'true') }
    if (this.#type === 'd') return { converted: text.slice(0, 10) }
    const value = numberIn(text.trim())
    if (!Number.isFinite(value)) return text
    // Whoever writes formulas without calculating them writes 0.
    if (value === 0 && this.#hasFormula && this.#choice.isUncalculated) return unknown
    return shownNumber(value, this.#format, this.#choice.isFrom1904)
  }
}
