import {
  afterTaxColumns,
  afterTaxes,
  type BulkColumns,
  betterColumns,
  betterPrices,
  type FigureColumns,
  figureColumns,
  lowestPrices,
  recalculate,
} from '@margine/engine'
import type { Expense } from '../costs/parts.ts'
import { breakEven, type Recalculated } from './recalculated.ts'
import type { Row, RowExpense } from './row.ts'

import { type Compared, type Room, RowView } from './row-view.ts'

/** Room for the figures of so many articles. */
export const roomFor = (length: number): Room => ({
  ...figureColumns(length),
  ...betterColumns(length),
  ...afterTaxColumns(length),
  minimum: new Float64Array(length),
  even: new Float64Array(length),
})

/** The figures of some articles, in their order; those beside fees and profit are worked out when they are first asked for. */
function figuresIn(
  columns: BulkColumns,
  of: Recalculated,
  ids: ArrayLike<number>,
  room: Room,
): Room {
  const { tariffs, whatIf } = of.compiled
  const figures: FigureColumns = columns === of.columns ? of.figures : room
  if (columns !== of.columns) recalculate(columns, tariffs, figures, whatIf)
  const once = (work: () => void) => {
    let isDone = false
    return () => {
      if (!isDone) work()
      isDone = true
      return room
    }
  }
  const even = once(() => lowestPrices(columns, tariffs, breakEven, room.even, whatIf))
  const better = once(() => betterPrices(columns, tariffs, room, whatIf))
  const taxed = once(() => afterTaxes(columns, tariffs, figures, room, whatIf))
  const minimum = once(() => of.minimumsIn(columns, (at) => ids[at] as number, room.minimum))
  return {
    commissione: figures.commissione,
    guadagno: figures.guadagno,
    margine: figures.margine,
    get even() {
      return even().even
    },
    get minimum() {
      return minimum().minimum
    },
    get better() {
      return better().better
    },
    get loss() {
      return better().loss
    },
    get dopoImposte() {
      return taxed().dopoImposte
    },
    get quota() {
      return taxed().quota
    },
  }
}

/** The fields of a row, however each is held. */
const fields = [
  ...Object.entries(Object.getOwnPropertyDescriptors(RowView.prototype))
    .filter(([, { get }]) => get !== undefined)
    .map(([field]) => field),
  ...(['id', 'problems', 'profit'] satisfies (keyof Row)[]),
] as (keyof Row)[]

/** Articles with all that is said of each; the same object stands for one after the other. */
export class Rows {
  readonly length: number
  readonly figures: Room
  readonly #view: RowView & Record<Expense, RowExpense>

  /**
   * @param columns those of these articles, in their order
   * @param room where their figures are written, over those that were there
   */
  constructor(
    of: Recalculated,
    ids: ArrayLike<number>,
    compared: Compared | null = null,
    columns = of.columnsOf(ids),
    room = roomFor(ids.length),
  ) {
    this.length = ids.length
    this.figures = figuresIn(columns, of, ids, room)
    this.#view = new RowView(of, ids, this.figures, compared) as RowView &
      Record<Expense, RowExpense>
  }

  /** The row at a place, until another is asked for. */
  at(place: number): Row {
    return this.#view.move(place)
  }

  *[Symbol.iterator](): Generator<Row> {
    for (let at = 0; at < this.length; at++) yield this.at(at)
  }

  /** Rows that stay as they are. */
  copies(): Row[] {
    return Array.from({ length: this.length }, (_, at) => {
      const row = this.at(at)
      return Object.fromEntries(fields.map((field) => [field, row[field]])) as Row
    })
  }
}

/** Articles with all that is said of each, but what they come to on channels. */
export const rowsOf = (of: Recalculated, ids: ArrayLike<number>): Row[] =>
  new Rows(of, ids).copies()
