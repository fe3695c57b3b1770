import { getOrInsert } from '../get-or-insert.ts'
import type { Entry } from './entry.ts'
import { sumOf } from './parts.ts'
import type { Announced } from './row-reader.ts'

/** Where the amounts of a file went, in cents of one currency. */
export type Sums = {
  /** What the file itself says that it comes to. */
  told: number
  /** What counts for articles. */
  articles: number
  /** What counts for the account as a whole. */
  account: number
  transfers: number
  /** Rows of an unknown type. */
  setAside: number
  /** Rows that count in another file, which tells them too. */
  replaced: number
  /** How much of it may change until it is paid. */
  pending: number
}

/** A row with amounts that do not add up to the file's own total. */
export type Misfit = { row: number; currency: string; told: number; found: number }

/** Rows of a type that nobody knows. */
export type SetAside = {
  type: string
  currency: string
  rows: number
  cents: number
  detail: string
}

const mostTypes = 200
/** What stands for the types behind those. */
const otherTypes = '…'
const mostMisfits = 20

/** What became of the rows of a file. */
export type RowCounts = {
  all: number
  counted: number
  /** How many of those are sales and refunds with a card of their day, to set their fees against. */
  compared: number
  setAside: number
  /** Those that count in another file. */
  elsewhere: number
  /** Those that move no money. */
  void: number
}

/** Where everything in a file went: nothing is lost, or it is told. */
export class Balance {
  rows = 0
  /** Whether it is a guess that days stand before months. */
  guessesDays = false
  pendingRows = 0
  /** Rows that move no money. */
  voidRows = 0
  replacedRows = 0
  #rowsElsewhere = 0
  #comparedRows = 0
  /** Names of files with rows that may be the same as some of this one. */
  mayRepeat: readonly string[] = []
  /** Files that tell a payout of this one as a whole, and how many of its rows they lack, or have with another amount. */
  payoutMisfits: readonly { name: string; lacking: number; differing: number }[] = []
  /** Titles of columns of amounts that don't count. */
  ignored: readonly string[] = []
  /** Rows of pieces given back that don't say how many. */
  uncountedReturns = 0
  /** Refunds that name no article, in a file that names those of others. */
  refundsOfNoArticle = 0
  /** Rows of pieces that are paid for because they are gone, and that don't say how many, or of which article. */
  uncountedLosses = 0
  /** Rows of VAT without their sale nearby: what they tell may count twice. */
  loneVATRows = 0
  /** Rows of articles without that of their order, and sales that tell only what is left of them. */
  loneItemRows = 0
  netOnlyRows = 0
  misfitRows = 0
  /** The first of them. */
  readonly misfits: Misfit[] = []
  readonly #sums = new Map<string, Sums>()
  readonly #setAside = new Map<string, SetAside>()
  /** The days of the first and the last row; blank where there is none. */
  first = ''
  last = ''

  /** Takes in an entry that counts. */
  add(entry: Entry): void {
    const sums = this.#note(entry)
    const found = entry.kind === null ? 0 : sumOf(entry.amounts)
    if (entry.kind === null) this.#setRowAside(entry, sums)
    else {
      const transfer = entry.amounts.transfer ?? 0
      sums.transfers += transfer
      if (entry.sku === '') sums.account += found - transfer
      else sums.articles += found - transfer
    }
    if (isLoneVAT(entry)) this.loneVATRows++
    if (entry.isNetOnly) this.netOnlyRows++
    if (entry.isPending) {
      this.pendingRows++
      sums.pending += entry.total
    }
    if (entry.sku !== '' && Number.isNaN(entry.quantity) && entry.amounts.refunds !== undefined)
      this.uncountedReturns++
    if (isOfUntoldLoss(entry)) this.uncountedLosses++
  }

  /** Takes in an entry that counts in another file. */
  addReplaced(entry: Entry): void {
    this.#note(entry).replaced += entry.total
    this.replacedRows++
    this.#rowsElsewhere += entry.rows
  }

  #note(entry: Entry): Sums {
    const { day } = entry.moment
    if (this.first === '' || day < this.first) this.first = day
    if (day > this.last) this.last = day
    const sums = this.of(entry.currency)
    sums.told += entry.total
    return sums
  }

  /** Takes in that fees of an entry are set against a card. */
  addCompared({ rows }: Entry): void {
    this.#comparedRows += rows
  }

  /** What became of the rows. */
  get rowCounts(): RowCounts {
    const setAside = this.setAside.reduce((sum, { rows }) => sum + rows, 0)
    const [elsewhere, none] = [this.#rowsElsewhere, this.voidRows]
    return {
      all: this.rows,
      counted: this.rows - setAside - elsewhere - none,
      compared: this.#comparedRows,
      setAside,
      elsewhere,
      void: none,
    }
  }

  /** Names an entry with amounts that do not add up to its row's total; whether they do. */
  check(entry: Entry): boolean {
    const found = sumOf(entry.amounts)
    if (entry.kind === null || found === entry.total) return true
    this.misfitRows++
    const { row, currency, total, inItems } = entry
    if (this.misfits.length < mostMisfits)
      this.misfits.push({ row, currency, told: total + inItems, found: found + inItems })
    return false
  }

  #setRowAside({ type, detail, currency, total }: Entry, sums: Sums): void {
    sums.setAside += total
    const own = `${type}\n${currency}`
    const hasPlace = this.#setAside.has(own) || this.#setAside.size < mostTypes
    const key = hasPlace ? own : `${otherTypes}\n${currency}`
    const aside = getOrInsert(this.#setAside, key, () => ({
      type: hasPlace ? type : otherTypes,
      currency,
      rows: 0,
      cents: 0,
      detail: hasPlace ? detail : '',
    }))
    aside.rows++
    aside.cents += total
  }

  /** What a file announces counts instead of the sum of its rows. */
  announce(announced: readonly Announced[]): void {
    if (announced.length === 0) return
    for (const sums of this.#sums.values()) sums.told = 0
    for (const { currency, cents } of announced) this.of(currency).told += cents
  }

  of(currency: string): Sums {
    return getOrInsert(this.#sums, currency, () => ({
      told: 0,
      articles: 0,
      account: 0,
      transfers: 0,
      setAside: 0,
      replaced: 0,
      pending: 0,
    }))
  }

  get currencies(): readonly string[] {
    return [...this.#sums.keys()]
  }

  get setAside(): readonly SetAside[] {
    return [...this.#setAside.values()]
  }

  /** Whether no row may count twice, or be missing, for what the file doesn't say. */
  get isSure(): boolean {
    return (
      this.mayRepeat.length === 0 &&
      this.payoutMisfits.length === 0 &&
      this.uncountedLosses === 0 &&
      this.loneVATRows === 0 &&
      this.loneItemRows === 0 &&
      this.netOnlyRows === 0
    )
  }

  /** Whether everything in the file went somewhere, to the cent. */
  get isEven(): boolean {
    return (
      this.misfitRows === 0 &&
      this.currencies.every((one) => hereOf(this.of(one)) === this.of(one).told)
    )
  }
}

const isLoneVAT = ({ kind, amounts: { sales, refunds } }: Entry): boolean =>
  (kind === 'saleVAT' || kind === 'withheldVAT') && sales === undefined && refunds === undefined

/** Whether it pays for a piece that is gone, and doesn't say of which article or how many. */
const isOfUntoldLoss = ({ kind, order, sku, quantity }: Entry): boolean =>
  (kind === 'compensation' || kind === 'recharge') &&
  (sku === '' ? order !== '' : Number.isNaN(quantity) || quantity === 0)

/** What all that was read of a file comes to. */
export const hereOf = ({ articles, account, transfers, setAside, replaced }: Sums): number =>
  articles + account + transfers + setAside + replaced
