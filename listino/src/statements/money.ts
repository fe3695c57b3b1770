import { NumberColumn } from '../numbers/number-column.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { type Cell, shownIn, textIn } from '../table/cell.ts'
import type { Fault } from './fault.ts'

/** What stands in a cell of a statement that holds no amount. */
const blanks: ReadonlySet<string> = new Set(['', '-', '--', '---', '\u2013', '\u2014', '/'])

/** The text of a cell; blank where it holds a mark for nothing. */
export function saidIn(cell: Cell | undefined): string {
  const text = textIn(cell)
  return text.length < 4 && blanks.has(text) ? '' : text
}

const minus = 0x2d

/** A double is off by less where it means whole cents. */
const noise = 1e-3

/** Reads the amounts of one file, which all have the same mark before their decimals, in whole cents. */
export class Money {
  readonly #numbers: NumberColumn

  constructor(sample: readonly (Cell | undefined)[], mark: DecimalMark | null) {
    this.#numbers = NumberColumn.of(sample, mark)
  }

  /** The currency that the cell which was read last names; null where it names none. */
  get currency(): string | null {
    return this.#numbers.currency
  }

  /** The cents in bytes of a text that say nothing else, written as others are; NaN for whatever has to be read with care. */
  plain(bytes: Uint8Array, from: number, to: number): number {
    this.#numbers.currency = null
    const isNegative = bytes[from] === minus
    const cents = Math.round(this.#numbers.plain(bytes, isNegative ? from + 1 : from, to) * 100)
    return isNegative ? 0 - cents : cents
  }

  /** The cents in a cell, 0 where it holds nothing; else what is wrong with it. */
  read(cell: Cell | undefined): number | Pick<Fault, 'code' | 'text'> {
    if (cell === undefined || cell === '' || saidIn(cell) === '') return 0
    const value = this.#numbers.read(cell)
    const { fault } = this.#numbers
    if (fault !== null)
      return { code: fault === 'ambiguous' ? 'ambiguousAmount' : 'amount', text: shownIn(cell) }
    const cents = Math.round(value * 100)
    if (Math.abs(value * 100 - cents) > noise) return { code: 'cents', text: shownIn(cell) }
    return cents === 0 ? 0 : cents
  }
}
