import { getOrInsert } from '../get-or-insert.ts'
import type { Entry } from './entry.ts'
import { countsPieces } from './kinds.ts'
import type { StatementLayout } from './layout.ts'
import { PayoutRows } from './payout-rows.ts'

/** From when to when, in seconds since 1970. */
type Period = { from: number; to: number }

const areOverlapping = (one: Period | undefined, other: Period | undefined): boolean =>
  one !== undefined && other !== undefined && one.from <= other.to && one.to >= other.from

/** When rows without an order happened: all of them, and those without the number of a payout. */
type OrderlessTimes = { all?: Period; open?: Period }

/** What one file tells, as far as it takes to find what another tells again. */
class Told {
  readonly layout: StatementLayout
  /** When something happened, account by account. */
  readonly times = new Map<string, Period>()
  readonly payouts = new Set<string>()
  readonly rows = new PayoutRows()
  /** Whether some rows are in no payout yet, or none is named. */
  hasOpen = false
  /** Whether some orders may change until they are paid, on whichever day. */
  hasPending = false
  readonly numbers = new Set<string>()
  /** How many pieces, or else rows, are alike: by their payout, account and the rest of their key. */
  readonly alike = new Map<string, number>()
  /** The orders that it tells something of, where another shop may have orders of the same number. */
  readonly orders = new Set<string>()
  /** Rows of an unknown store, and those that are counted for the only store of their file. */
  readonly unknown: OrderlessTimes = {}
  readonly unnamed: OrderlessTimes = {}

  constructor(layout: StatementLayout) {
    this.layout = layout
  }

  /** Whether it tells payouts as a whole, of whichever days; others tell days, and parts of payouts. */
  get isWhole(): boolean {
    return this.layout.announced !== undefined
  }

  add(entry: Entry): void {
    const { account, moment, number, store, namesStore, order } = entry
    const payout = payoutOf(entry)
    widen(this.times, account, moment)
    if (payout === '') this.hasOpen = true
    else {
      this.payouts.add(payout)
      this.rows.add(entry)
    }
    if (entry.isPending && order !== '') this.hasPending = true
    if (number !== '') this.numbers.add(number)
    const key = keyIn(payout, accountOf(entry, this.layout), restOf(entry, this.layout))
    this.alike.set(key, (this.alike.get(key) ?? 0) + sizeOf(entry))
    if (order !== '' && this.layout.hasSellersOrders === true) this.orders.add(orderOf(entry))
    if (namesStore !== false || order !== '') return
    const times = store === '' ? this.unknown : this.unnamed
    times.all = wider(times.all, moment)
    if (payout === '') times.open = wider(times.open, moment)
  }
}

/** What two files have in common, as it turns out. */
type Pair = {
  same: number
  others: number
  isUnsure: boolean
  taken: Map<string, number>
  /** How many rows of a payout the file that tells it as a whole lacks, or has with another amount. */
  lacking: number
  differing: number
}

/** What a file that tells a payout as a whole doesn't have of it, or has with another amount. */
export type Misfit = { at: number; lacking: number; differing: number }

/** Finds what two files of one ledger tell both, row by row: by numbers where both have them, else by what rows say. */
export class SameMoney {
  readonly #told: Told[]
  /** By file the others of its ledger, and those of them that count before it: whole ones, else the later, the last first. */
  readonly #rivals: readonly (readonly number[])[]
  readonly #winners: readonly (readonly number[])[]
  readonly #pairs = new Map<number, Pair>()

  /** @param layouts those of the files, each by its place among those that are read */
  constructor(layouts: readonly StatementLayout[]) {
    this.#told = layouts.map((layout) => new Told(layout))
    this.#rivals = this.#told.map(({ layout }, file) =>
      [...this.#told.keys()].filter(
        (at) => at !== file && this.#of(at).layout.ledger === layout.ledger,
      ),
    )
    this.#winners = this.#told.map(({ isWhole }, file) =>
      this.#rivalsOf(file)
        .filter((at) => (this.#of(at).isWhole === isWhole ? at > file : this.#of(at).isWhole))
        .reverse(),
    )
  }

  /** Takes in what a file tells. */
  add(file: number, entry: Entry): void {
    // What nobody else tells needs no looking for.
    if (this.#rivalsOf(file).length > 0) this.#of(file).add(entry)
  }

  /** Whether some of what a file tells may count in another. */
  isToldAgain(file: number): boolean {
    const own = this.#of(file)
    return this.#winnersOf(file).some((at) => {
      const other = this.#of(at)
      return (
        own.isWhole !== other.isWhole ||
        own.hasPending ||
        other.hasPending ||
        [...own.payouts].some((payout) => other.payouts.has(payout)) ||
        [...own.times].some(([, one]) =>
          [...other.times.values()].some((times) => areOverlapping(one, times)),
        )
      )
    })
  }

  /** The place of the file in which an entry counts instead of its own; -1 where it counts. */
  countingIn(file: number, entry: Entry): number {
    return this.#winnersOf(file).find((at) => this.#isTold(file, at, entry)) ?? -1
  }

  /** The places of files of which nobody can tell whether rows of one are in them too. */
  unsure(file: number): number[] {
    return this.#rivalsOf(file).filter((at) => {
      const pair = this.#pairs.get(this.#pairKey(file, at))
      if (pair?.isUnsure || (pair !== undefined && pair.same > 0 && pair.others > 0)) return true
      return at > file && this.#areStoresUnclear(this.#of(file), this.#of(at))
    })
  }

  /** The places of files that tell payouts of a file as a whole, and not as it does. */
  misfits(file: number): Misfit[] {
    return this.#rivalsOf(file).flatMap((at) => {
      const { lacking = 0, differing = 0 } = this.#pairs.get(this.#pairKey(file, at)) ?? {}
      return lacking + differing > 0 ? [{ at, lacking, differing }] : []
    })
  }

  /** Whether rows of an unknown store in one may be those of the other, which is a report of one store. */
  #areStoresUnclear(one: Told, other: Told): boolean {
    return [
      [one.unknown.all, other.unnamed.open],
      [one.unknown.open, other.unnamed.all],
      [one.unnamed.all, other.unknown.open],
      [one.unnamed.open, other.unknown.all],
    ].some(([some, others]) => areOverlapping(some, others))
  }

  #of(file: number): Told {
    return this.#told[file] as Told
  }

  #rivalsOf(file: number): readonly number[] {
    return this.#rivals[file] ?? []
  }

  #winnersOf(file: number): readonly number[] {
    return this.#winners[file] ?? []
  }

  #isTold(file: number, at: number, entry: Entry): boolean {
    const other = this.#of(at)
    const byNumber = isNumbered(entry, other)
    if (byNumber === 'byRow') return this.#isInPayout(file, at, entry)
    if (byNumber !== null) return byNumber
    const pair = this.#pairOf(file, at)
    const found = this.#take(file, at, entry, pair)
    const isOfTheTime = isWithin(entry.moment, other.times.get(entry.account))
    if (found) {
      if (entry.order === '' || !other.isWhole) pair.same++
      return true
    }
    const isOfOther = entry.order !== '' && !other.orders.has(orderOf(entry))
    if (isOfOther || !isOfTheTime) {
      if (isOfTheTime && !other.isWhole) pair.others++
      return false
    }
    // By its day alone it may be told there in another way, or not.
    pair.isUnsure = true
    return true
  }

  #isInPayout(file: number, at: number, entry: Entry): boolean {
    const pair = this.#pairOf(file, at)
    const found = this.#of(at).rows.find(entry, this.#of(file).rows, pair.taken)
    if (found === 'lacking') pair.lacking++
    if (found === 'differs') pair.differing++
    return found !== 'lacking'
  }

  #pairKey(file: number, at: number): number {
    return file * this.#told.length + at
  }

  #pairOf(file: number, at: number): Pair {
    return getOrInsert(this.#pairs, this.#pairKey(file, at), () => ({
      ...{ same: 0, others: 0, lacking: 0, differing: 0 },
      ...{ isUnsure: false, taken: new Map() },
    }))
  }

  /** Takes a row of another file that says the same and is no other row's; whether there is one. */
  #take(file: number, at: number, entry: Entry, pair: Pair): boolean {
    const [own, other] = [this.#of(file), this.#of(at)]
    const account = accountOf(entry, own.layout)
    for (const { payout, likely } of this.#likely(entry, account, other)) {
      const key = keyIn(payout, likely, restOf(entry, own.layout))
      const taken = pair.taken.get(key) ?? 0
      // Rows of the same payout, or of none yet, are told by one another first.
      const others = payout === payoutOf(entry) ? 0 : (own.alike.get(key) ?? 0)
      if ((other.alike.get(key) ?? 0) - taken - others <= 0) continue
      pair.taken.set(key, taken + sizeOf(entry))
      if (likely !== account) pair.isUnsure = true
      return true
    }
    return false
  }

  /** The payouts and accounts in which another file may tell an entry, the likeliest first. */
  #likely(entry: Entry, account: string, other: Told): { payout: string; likely: string }[] {
    const own = payoutOf(entry)
    const payouts = own === '' ? ['', ...other.payouts] : [own, '']
    const accounts = accountsLike(entry, account, other)
    return payouts.flatMap((payout) => accounts.map((likely) => ({ payout, likely })))
  }
}

/** Whether a file tells an entry, by a number that says so, or if its payout has such a row; null where none does. */
function isNumbered(entry: Entry, other: Told): boolean | 'byRow' | null {
  if (entry.number !== '' && other.numbers.size > 0) return other.numbers.has(entry.number)
  const payout = payoutOf(entry)
  if (payout === '' || other.payouts.size === 0) return null
  const isThere = other.payouts.has(payout)
  if (other.isWhole) return isThere && 'byRow'
  return isThere || other.hasOpen ? null : false
}

/** What may change until it is paid is in no payout yet, whichever it names. */
const payoutOf = ({ isPending, payout }: Entry): string => (isPending ? '' : payout)

const isByOrder = ({ order }: Entry, { hasSellersOrders = false }: StatementLayout): boolean =>
  order !== '' && !hasSellersOrders

/** Of stores of one marketplace an order is of one alone, whatever the file calls it. */
const accountOf = (entry: Entry, layout: StatementLayout): string =>
  entry.namesStore !== null && isByOrder(entry, layout) ? '' : entry.account

/** The accounts whose rows may be an entry: those of an unknown store may be of any. */
function accountsLike({ namesStore }: Entry, account: string, { times }: Told): string[] {
  if (namesStore === null) return [account]
  return account === '' ? ['', ...times.keys()] : [account, '']
}

/** What is the same of two rows that are one: of an order its article, of others what they come to and when. */
function restOf(entry: Entry, layout: StatementLayout): string {
  const { kind, type, currency, order, sku, listing, total, moment } = entry
  const what = [kind ?? type, currency, order]
  return isByOrder(entry, layout)
    ? [...what, listing || sku].join('\n')
    : [...what, total, moment.day].join('\n')
}

const orderOf = ({ kind, type, account, order }: Entry): string =>
  `${kind ?? type}\n${account}\n${order}`

const keyIn = (payout: string, account: string, rest: string): string =>
  `${payout}\n${account}\n${rest}`

/** The pieces of an entry; 1 where it counts none. */
const sizeOf = ({ kind, quantity }: Entry): number =>
  countsPieces(kind) && quantity > 0 ? quantity : 1

const isWithin = (one: Period, times: Period | undefined): boolean =>
  times !== undefined && one.from >= times.from && one.to <= times.to

const wider = (times: Period | undefined, { from, to }: Period): Period =>
  times === undefined
    ? { from, to }
    : { from: Math.min(from, times.from), to: Math.max(to, times.to) }

function widen(all: Map<string, Period>, key: string, { from, to }: Period): void {
  const known = all.get(key)
  if (known === undefined) {
    all.set(key, { from, to })
    return
  }
  if (from < known.from) known.from = from
  if (to > known.to) known.to = to
}
