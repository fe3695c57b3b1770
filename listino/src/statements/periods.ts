import type { Entry } from './entry.ts'

/** From when to when, in seconds since 1970. */
type Period = { from: number; to: number }

const areOverlapping = (one: Period, other: Period) => one.from <= other.to && one.to >= other.from

/** Which periods and payouts the files of one ledger tell, each file by its place among those that are read. */
export class Periods {
  /** Account by account. */
  readonly #periods = new Map<string, (Period | undefined)[]>()
  /** Of rows of an unknown store, and of those that are counted for the only store of their file. */
  readonly #unknown = new Map<string, (Period | undefined)[]>()
  readonly #unnamed = new Map<string, (Period | undefined)[]>()
  /** The payouts that each file tells. */
  readonly #payouts: (Set<string> | undefined)[] = []

  /** The period of the entry before: most are of one account. */
  #last: { ledger: string; file: number; account: string; period: Period } | null = null

  /** Takes in what a file tells. */
  add(ledger: string, file: number, { account, store, namesStore, payout, moment }: Entry): void {
    const last = this.#last
    if (last?.account === account && last.file === file && last.ledger === ledger)
      widenBy(last.period, moment)
    else {
      const period = widen(this.#periods, `${ledger}\n${account}`, file, moment)
      this.#last = { ledger, file, account, period }
    }
    if (namesStore === false)
      widen(store === '' ? this.#unknown : this.#unnamed, ledger, file, moment)
    if (payout === '') return
    const payouts = this.#payouts[file] ?? new Set()
    this.#payouts[file] = payouts
    payouts.add(payout)
  }

  /**
   * The place of the file that tells an entry again and counts instead: the last that does; -1 where none does. Of two files of
   * payouts one tells the other's entry where it has the same payout, any other where it tells the time of the account.
   */
  replacing(ledger: string, file: number, { account, payout, moment }: Entry): number {
    const files = this.#periods.get(`${ledger}\n${account}`) ?? []
    return files.findLastIndex((period, at) => {
      if (at <= file || period === undefined) return false
      const payouts = this.#payouts[at]
      if (payout !== '' && payouts !== undefined) return payouts.has(payout)
      return moment.from >= period.from && moment.to <= period.to
    })
  }

  /** The places of the files after one that tell some of what it does again. */
  after(ledger: string, file: number): number[] {
    const found = new Set<number>()
    for (const [key, files] of this.#periods) {
      const own = key.startsWith(`${ledger}\n`) ? files[file] : undefined
      if (own === undefined) continue
      files.forEach((period, at) => {
        if (at <= file || period === undefined) return
        if (this.#tellSamePayout(file, at) ?? areOverlapping(period, own)) found.add(at)
      })
    }
    return [...found]
  }

  /** The places of the files after one with rows that may be the same as some of its own: those of one of the two name no store. */
  doubtful(ledger: string, file: number): number[] {
    const [unknown = [], unnamed = []] = [this.#unknown.get(ledger), this.#unnamed.get(ledger)]
    const found = new Set<number>()
    for (const [own, others] of [
      [unknown[file], unnamed],
      [unnamed[file], unknown],
    ] as const)
      others.forEach((other, at) => {
        if (at <= file || own === undefined || other === undefined) return
        if (this.#tellSamePayout(file, at) === null && areOverlapping(own, other)) found.add(at)
      })
    return [...found]
  }

  /** Whether two files of payouts have one in common; null where one of them isn't such a file. */
  #tellSamePayout(file: number, other: number): boolean | null {
    const [own, others] = [this.#payouts[file], this.#payouts[other]]
    if (own === undefined || others === undefined) return null
    return [...own].some((payout) => others.has(payout))
  }
}

function widen(
  all: Map<string, (Period | undefined)[]>,
  key: string,
  file: number,
  moment: Period,
): Period {
  const files = all.get(key) ?? []
  all.set(key, files)
  const period = files[file] ?? { from: moment.from, to: moment.to }
  files[file] = period
  widenBy(period, moment)
  return period
}

function widenBy(period: Period, { from, to }: Period): void {
  if (from < period.from) period.from = from
  if (to > period.to) period.to = to
}
