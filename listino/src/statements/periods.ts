import type { Entry } from './entry.ts'

/** From when to when a file tells of an account, in seconds since 1970. */
type Period = { from: number; to: number }

/** Which periods the files of one ledger tell, account by account, each file by its place among those that are read. */
export class Periods {
  readonly #periods = new Map<string, (Period | undefined)[]>()

  /** Takes in what a file tells. */
  add(ledger: string, file: number, { account, moment }: Entry): void {
    const key = `${ledger}\n${account}`
    let files = this.#periods.get(key)
    if (files === undefined) {
      files = []
      this.#periods.set(key, files)
    }
    const known = files[file]
    if (known === undefined) files[file] = { from: moment.from, to: moment.to }
    else {
      known.from = Math.min(known.from, moment.from)
      known.to = Math.max(known.to, moment.to)
    }
  }

  /** The place of the file that tells an entry again and counts instead: the last that does; -1 where none does. */
  replacing(ledger: string, file: number, { account, moment }: Entry): number {
    const files = this.#periods.get(`${ledger}\n${account}`) ?? []
    return files.findLastIndex(
      (period, at) =>
        at > file && period !== undefined && moment.from >= period.from && moment.to <= period.to,
    )
  }

  /** The places of the files after one that tell some of its period again. */
  after(ledger: string, file: number): number[] {
    const found = new Set<number>()
    for (const [key, files] of this.#periods) {
      const own = key.startsWith(`${ledger}\n`) ? files[file] : undefined
      if (own === undefined) continue
      files.forEach((period, at) => {
        if (at > file && period !== undefined && period.from <= own.to && period.to >= own.from)
          found.add(at)
      })
    }
    return [...found]
  }
}
