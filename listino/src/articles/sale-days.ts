import { daysIn } from '../layouts/days.ts'
import type { Mapping } from '../layouts/role.ts'
import { yesOrNo } from '../layouts/yes-or-no.ts'
import { maySayNothing } from '../numbers/number-style.ts'
import { type Cell, meantIn, type Row, shownIn, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'

/** Whether a sale is on: `null` where its days, or what says yes or no, can be read in two ways, or in none. */
export type IsOn = { isOn: boolean } | { isOn: null; code: 'saleDays' | 'saleFlag'; text: string }

/** How the days of a column are written, where some cell shows it: day or month first. */
type DayOrder = 'day' | 'month' | null

/** Which of two readings a cell shows to be right: there is no 13th month. */
function orderIn(cell: Cell | undefined): DayOrder {
  const [, one, other] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d/.exec(textIn(cell)) ?? []
  if (one === undefined) return null
  if (Number(one) > 12) return 'day'
  return Number(other) > 12 ? 'month' : null
}

/** The first and the last day of a cell that says both: `01/01/2026 - 31/01/2026`, `2026-01-01T00:00+0100/2026-01-31T23:59+0100`. */
function periodIn(cell: Cell | undefined): [Cell | undefined, Cell | undefined] {
  const [from, to, ...more] = meantIn(cell).split(/ +[-\u2013] +| +al? +|\/(?=\d{4}-)/)
  return to === undefined || more.length > 0 ? [cell, undefined] : [from, to]
}

/** On which days, and in which rows, the sale prices of a file count. */
export class SaleDays {
  readonly #today: string
  readonly #from: number
  readonly #to: number
  readonly #order: DayOrder
  /** The column that says with yes or no which sales are on; -1 where none does. */
  readonly #flag: number
  /** What a blank cell of that column says: no beside cells that say yes alone, nothing beside some that say no. */
  readonly #blank: boolean | null

  /** @param today the day that it is in UTC */
  constructor({ sample }: Pick<Table, 'sample'>, mapping: Mapping, today: string) {
    this.#today = today
    this.#from = mapping.saleFrom?.[0] ?? -1
    this.#to = mapping.saleTo?.[0] ?? -1
    const days = [this.#from, this.#to].filter((column) => column !== -1)
    const orders = new Set(days.flatMap((column) => sample.map((row) => orderIn(row[column]))))
    const [order = null] = [...orders].filter((one) => one !== null)
    this.#order = orders.has('day') && orders.has('month') ? null : order
    this.#flag = mapping.onSale?.[0] ?? -1
    const flags = this.#flag === -1 ? [] : sample.map((row) => row[this.#flag])
    const answers = new Set(flags.map((cell) => yesOrNo(textIn(cell))))
    // Where all are blank nothing says that a sale is off.
    this.#blank = answers.has(false) ? null : !answers.has(true)
  }

  /** Whether the sale of a row is on. */
  of(row: Row): IsOn {
    const said = this.#flag === -1 ? true : this.#flagIn(row)
    if (said === false) return { isOn: false }
    if (said === null) return { isOn: null, code: 'saleFlag', text: shownIn(row[this.#flag]) }
    const [first, last] = periodIn(row[this.#from])
    const from = this.#outside(first, (day) => this.#today < day)
    const to = this.#outside(last ?? row[this.#to], (day) => this.#today > day)
    if (from === true || to === true) return { isOn: false }
    if (from === null) return { isOn: null, code: 'saleDays', text: shownIn(row[this.#from]) }
    if (to === null) return { isOn: null, code: 'saleDays', text: shownIn(last ?? row[this.#to]) }
    return { isOn: true }
  }

  /** Whether a row says that its sale is on; null where it is open. */
  #flagIn(row: Row): boolean | null {
    const text = textIn(row[this.#flag])
    return text === '' ? this.#blank : (yesOrNo(text) ?? null)
  }

  /** Whether today is outside of what a cell says; null where it is open. */
  #outside(cell: Cell | undefined, isOutside: (day: string) => boolean): boolean | null {
    const text = textIn(cell)
    if (text === '' || maySayNothing(text)) return false
    const days = daysIn(cell)
    // Day first is the first of two readings.
    const meant =
      this.#order === 'day' ? days.slice(0, 1) : this.#order === 'month' ? days.slice(-1) : days
    const verdicts = new Set(meant.map(isOutside))
    return verdicts.size === 1 ? [...verdicts][0] === true : null
  }
}
