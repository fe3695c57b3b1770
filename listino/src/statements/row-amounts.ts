import type { Cell } from '../table/cell.ts'
import type { Entry } from './entry.ts'
import { keptIn } from './kept-shipping.ts'
import { factsOf, type Kind } from './kinds.ts'
import type { Share } from './layout.ts'
import { saidIn } from './money.ts'
import { type Amounts, fees, type Part, sumOf } from './parts.ts'
import type { Statement } from './statement.ts'

type Row = readonly Cell[]

/** What sales are called in a row that gives them back. */
const givenBack: Readonly<Partial<Record<Part, Part>>> = {
  sales: 'refunds',
  salesVAT: 'refundsVAT',
}

const saleParts = ['sales', 'salesVAT', 'refunds', 'refundsVAT'] as const satisfies readonly Part[]

/** What of a row's sales and fees its columns tell of more closely, in cents. */
type Shares = Partial<Record<Share, number>>

type InColumns = { amounts: Amounts; shares: Shares }

/** What a row is about, and its total by the file. */
export type Told = { kind: Kind | null; isRefund: boolean; inColumns: Amounts; total: number }

/** Knows what the amounts of a row are. */
export class RowAmounts {
  readonly #statement: Pick<Statement, 'layout' | 'places'>
  readonly #cents: (cells: Row, column: number, row: number) => number
  /** Whether shipping that buyers pay may be within a column of fees. */
  readonly #mayKeep: boolean
  /** The places of what is paid beside the goods. */
  readonly #beside: readonly number[]

  /** @param cents reads the amount in a cell; 0 where there is no such column */
  constructor(
    statement: Pick<Statement, 'layout' | 'places'>,
    cents: (cells: Row, column: number, row: number) => number,
  ) {
    this.#statement = statement
    this.#cents = cents
    const { amounts } = statement.places
    this.#mayKeep = amounts.some(({ mayKeep }) => mayKeep)
    this.#beside = [...amounts.keys()].filter((place) =>
      ['shipping', 'wrapping'].includes(amounts[place]?.of ?? ''),
    )
  }

  /** @param meant what the seller says that the row is; null where they don't */
  inColumns(cells: Row, row: number, isRefund: boolean, meant: Kind | null): InColumns {
    const amounts: Amounts = {}
    const shares: Shares = {}
    const add = (part: Part, cents: number) => {
      const as = isRefund ? (givenBack[part] ?? part) : part
      amounts[as] = (amounts[as] ?? 0) + cents
    }
    const { amounts: places } = this.#statement.places
    const read = places.map(({ at, tellsZero }) =>
      isNothing(cells[at]) && !tellsZero ? 0 : this.#cents(cells, at, row),
    )
    const isPaidBeside = this.#mayKeep && this.#beside.some((place) => read[place] !== 0)
    const kept = isPaidBeside ? keptIn(places, read) : null
    places.forEach(({ at, part, sign, within, tellsZero, of }, place) => {
      const [all = 0, held = 0] = [read[place], kept?.[place]]
      if (all === 0 && !(tellsZero && saidIn(cells[at]) !== '')) return
      if (of !== null) shares[of] = (shares[of] ?? 0) + all
      if (held !== 0) add('keptShipping', held)
      if (all === held && !tellsZero) return
      add(part, sign * (all - held))
      if (within !== null) add(within, -sign * (all - held))
    })
    return { amounts: meant === null ? amounts : asMeant(amounts, meant, isRefund), shares }
  }

  /** What of the sales and fees of a row are of the goods, of what is paid beside them, and of the order. */
  sharesOf(
    { goods = 0, shipping = 0, wrapping = 0, order = 0 }: Shares,
    detail: string,
    { sales = 0, salesVAT = 0 }: Amounts,
  ): Pick<Entry, 'goods' | 'beside' | 'orderFee' | 'bearsOrderFee'> {
    const { goods: details } = this.#statement.layout
    const fee = { orderFee: order, bearsOrderFee: true }
    if (details === undefined) return { goods, beside: shipping + wrapping, ...fee }
    // What is below 0 is a promotion.
    const all = Math.max(0, sales + salesVAT)
    const areGoods = details.test(detail.toLowerCase())
    return { goods: areGoods ? all : 0, beside: areGoods ? 0 : all, ...fee }
  }

  /** What a row tells that no other belongs to. */
  tellsAlone(
    cells: Row,
    row: number,
    { kind, isRefund, inColumns, total }: Told,
  ): Pick<Entry, 'amounts' | 'isNetOnly'> {
    const amounts = this.#amountsOf(kind, isRefund, inColumns, total)
    return {
      amounts: this.#withoutVAT(amounts, kind, cells, row),
      isNetOnly: this.#isNetOnly(kind, inColumns, total),
    }
  }

  /** An order without rows of its articles. */
  inferred(whole: Entry): Entry {
    const { kind, total, amounts } = whole
    return {
      ...whole,
      amounts: this.#amountsOf(kind, kind === 'refund', amounts, total),
      isNetOnly: this.#isNetOnly(kind, amounts, total),
    }
  }

  /** What the amounts of a row are, where its kind says so. */
  #amountsOf(kind: Kind | null, isRefund: boolean, inColumns: Amounts, total: number): Amounts {
    if (kind === null) return {}
    const { part } = factsOf(kind)
    if (part !== null) {
      const as = isRefund ? (givenBack[part] ?? part) : part
      // Where columns say it too they count: a row with another total is then a misfit.
      const cents = sumOf(inColumns) || total
      return cents === 0 ? {} : { [as]: cents }
    }
    return this.#statement.layout.infersSales === true
      ? withSales(inColumns, isRefund, total)
      : inColumns
  }

  #isNetOnly(kind: Kind | null, inColumns: Amounts, total: number): boolean {
    const infers = this.#statement.layout.infersSales === true
    return infers && kind === 'sale' && total !== 0 && Object.keys(inColumns).length === 0
  }

  /** The amounts of a charge of the account, its VAT apart where the file tells what it is without. */
  #withoutVAT(amounts: Amounts, kind: Kind | null, cells: Row, row: number): Amounts {
    const { totalWithoutVAT: column } = this.#statement.places
    const part = kind === null ? null : factsOf(kind).part
    if (part === null || !fees.has(part) || saidIn(cells[column]) === '') return amounts
    const without = this.#cents(cells, column, row)
    return { [part]: without, feeVAT: (amounts[part] ?? 0) - without }
  }
}

export const hasSales = (amounts: Amounts): boolean =>
  saleParts.some((part) => amounts[part] !== undefined)

/** Amounts of a row with blank columns of sales: its total less its other amounts. */
function withSales(inColumns: Amounts, isRefund: boolean, total: number): Amounts {
  const left = hasSales(inColumns) ? 0 : total - sumOf(inColumns)
  return left === 0 ? inColumns : { ...inColumns, [isRefund ? 'refunds' : 'sales']: left }
}

/** Whether a cell holds no amount, as most do: they are read in no other way. */
const isNothing = (cell: Cell | undefined): boolean =>
  cell === '' || cell === '0' || cell === '0,00' || cell === '0.00'

/** Amounts of a row that the seller calls a sale or a refund: money in a column for all sorts of things is then of that. */
function asMeant(amounts: Amounts, meant: Kind, isRefund: boolean): Amounts {
  const { other = 0 } = amounts
  if (factsOf(meant).part !== null || hasSales(amounts) || other === 0) return amounts
  return { ...amounts, other: 0, [isRefund ? 'refunds' : 'sales']: other }
}
