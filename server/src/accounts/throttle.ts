import type { Database } from '../db/database.ts'
import { clockTolerance, latestEnd } from '../db/moments.ts'
import { hashToken } from './secret-token.ts'

/** One limit on one key: at most so many times in so many seconds, beginning with the first. */
export interface Counter {
  /** Of the limit. */
  readonly name: string
  readonly key: string
  readonly most: number
  readonly seconds: number
}

/**
 * How long a counter found used up is remembered without asking the table, in milliseconds. Short: another
 * process may reset it, after a new password.
 */
const remembered = 1000

/** At most so many are remembered. */
const mostRemembered = 10_000

/** Lower than any count. */
const everything = -1_000_000

/** The table holds a hash of each key, different for each limit: nobody can read in it who tried what. */
const hidden = ({ name, key }: Counter) => `${name}:${hashToken(`${name} ${key}`)}`

/**
 * Counts attempts in the `throttles` table, which every process shares. All the limits of a call are one read and
 * one write. A refused call writes nothing, however often it is repeated, and reads at most once a second.
 */
export class Throttle {
  readonly #queries: Database['counting']
  /** For each counter found used up: when it opens, and until when that is remembered. */
  readonly #usedUp = new Map<string, { expire: number; believed: number }>()

  constructor(database: Database) {
    this.#queries = database.counting
  }

  /** Counts an attempt at every counter, or at none: then it says in how many milliseconds the last of them opens again. */
  async waitFor(counters: readonly Counter[]): Promise<number> {
    const now = Date.now()
    const limits = new Map(counters.map((counter) => [hidden(counter), counter]))
    const known = Math.max(...[...limits.keys()].map((key) => this.#recall(key, now)))
    if (known > 0) return known
    const found = await this.#queries
      .selectFrom('throttles')
      .select(['key', 'points', 'expire'])
      .where('key', 'in', [...limits.keys()])
      .where('expire', '>', now)
      .execute()
    const usedUp = found.filter(({ key, points, expire }) => {
      const { most, seconds } = limits.get(key) ?? { most: 0, seconds: 0 }
      return points >= most && (expire ?? now) <= latestEnd(seconds * 1000)
    })
    for (const { key, expire } of usedUp) this.#remember(key, expire ?? now, now)
    if (usedUp.length > 0) return longestOf(usedUp, now)

    const counted = await this.#add(counters, now)
    // Attempts at the same moment may all have found room for one more.
    const over = counted.filter(({ key, points }) => points > (limits.get(key)?.most ?? 0))
    if (over.length > 0) await this.forgive({ once: counters })
    return longestOf(over, now)
  }

  /** Takes one attempt back at some counters, and all of them at others. */
  async forgive({
    once = [],
    all = [],
  }: {
    once?: readonly Counter[]
    all?: readonly Counter[]
  }): Promise<void> {
    const expire = Date.now()
    const rows = [
      ...once.map((counter) => ({ key: hidden(counter), points: -1, expire })),
      ...all.map((counter) => ({ key: hidden(counter), points: everything, expire })),
    ]
    await this.#queries
      .insertInto('throttles')
      // A counter that does not exist is inserted as expired, and so counts for nothing.
      .values(inOrder(rows))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => {
          const left = eb('throttles.points', '+', ref('excluded.points'))
          return { points: eb.case().when(left, '>', 0).then(left).else(0).end() }
        }),
      )
      .execute()
    for (const { key } of rows) this.#usedUp.delete(key)
  }

  /** In how many milliseconds a counter opens again that was found used up a moment ago; 0 for any other. */
  #recall(key: string, now: number): number {
    const known = this.#usedUp.get(key)
    if (known === undefined) return 0
    const left = known.believed - now
    if (left > 0 && left <= remembered) return known.expire - now
    this.#usedUp.delete(key)
    return 0
  }

  #remember(key: string, expire: number, now: number): void {
    if (this.#usedUp.size >= mostRemembered) this.#usedUp.clear()
    this.#usedUp.set(key, { expire, believed: Math.min(expire, now + remembered) })
  }

  #add(counters: readonly Counter[], now: number) {
    const rows = counters.map((counter) => ({
      key: hidden(counter),
      points: 1,
      expire: now + counter.seconds * 1000,
    }))
    return this.#queries
      .insertInto('throttles')
      .values(inOrder(rows))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(({ eb, ref }) => {
          const latest = eb('excluded.expire', '+', clockTolerance)
          const isOver = eb.or([
            eb('throttles.expire', '<=', now),
            eb('throttles.expire', '>', latest),
          ])
          const oneMore = eb('throttles.points', '+', 1)
          return {
            points: eb.case().when(isOver).then(1).else(oneMore).end(),
            expire: eb
              .case()
              .when(isOver)
              .then(ref('excluded.expire'))
              .else(ref('throttles.expire'))
              .end(),
          }
        }),
      )
      .returning(['key', 'points', 'expire'])
      .execute()
  }
}

/** In how many milliseconds the last of these opens again; 0 where there are none. */
const longestOf = (usedUp: readonly { expire: number | null }[], now: number): number =>
  Math.max(0, ...usedUp.map(({ expire }) => (expire ?? now) - now))

/** The same order in every call: PostgreSQL locks row by row, and two calls in different orders could deadlock. */
const inOrder = <Row extends { key: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
