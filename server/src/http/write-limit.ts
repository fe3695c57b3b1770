import { TooMany } from './problem-error.ts'

const minute = 60_000

/** More than any hand saves, replaces and deletes in a minute. */
const mostEachMinute = 120

/** From so many users on, those with an expired minute are forgotten. */
const fewUsers = 1000

/**
 * How much one user may write. Counted in the memory of each process: a count in the database would
 * itself be a write, and cost as much as what it is to prevent.
 */
export class WriteLimit {
  readonly #minutes = new Map<string, { writes: number; ends: number }>()

  /** Counts a write. @throws TooMany beyond the limit */
  count(userId: string): void {
    const now = Date.now()
    const known = this.#minutes.get(userId)
    if (known === undefined || known.ends <= now || known.ends > now + minute) {
      this.#forgetOld(now)
      this.#minutes.set(userId, { writes: 1, ends: now + minute })
    } else if (known.writes < mostEachMinute) known.writes++
    else throw new TooMany(known.ends - now)
  }

  #forgetOld(now: number): void {
    if (this.#minutes.size < fewUsers) return
    for (const [userId, { ends }] of this.#minutes) if (ends <= now) this.#minutes.delete(userId)
  }
}
