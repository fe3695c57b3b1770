import type { Database } from '../db/database.ts'
import { clockTolerance, latestEnd } from '../db/moments.ts'
import { TooMany } from '../http/problem-error.ts'
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
 * process may reset it, when somebody has chosen a new password.
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

  /** Counts an attempt at every counter, or at none. @throws TooMany where one is used up */
  async count(counters: readonly Counter[]): Promise<void> {
    const now = Date.now()
    const limits = new Map(counters.map((counter) => [hidden(counter), counter]))
    const most = (key: string) => limits.get(key)?.most ?? 0
    for (const key of limits.keys()) this.#recall(key, now)
    const found = await this.#queries
      .selectFrom('throttles')
      .select(['key', 'points', 'expire'])
      .where('key', 'in', [...limits.keys()])
      .where('expire', '>', now)
      .execute()
    const isOpen = (key: string, expire: number | null) =>
      (expire ?? now) <= latestEnd((limits.get(key)?.seconds ?? 0) * 1000)
    const usedUp = found.filter(
      ({ key, points, expire }) => points >= most(key) && isOpen(key, expire),
    )
    for (const { key, expire } of usedUp) this.#remember(key, expire ?? now, now)
    refuse(usedUp, now)

    const counted = await this.#add(counters, now)
    // Attempts at the same moment may all have found room for one more.
    const over = counted.filter(({ key, points }) => points > most(key))
    if (over.length > 0) await this.forgive({ once: counters })
    refuse(over, now)
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

  /** @throws TooMany where a counter was found used up a moment ago */
  #recall(key: string, now: number): void {
    const known = this.#usedUp.get(key)
    if (known === undefined) return
    const left = known.believed - now
    if (left > 0 && left <= remembered) throw new TooMany(known.expire - now)
    this.#usedUp.delete(key)
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

/** @throws TooMany where any counter is used up, until the last of them opens again */
function refuse(usedUp: readonly { expire: number | null }[], now: number): void {
  if (usedUp.length === 0) return
  throw new TooMany(Math.max(...usedUp.map(({ expire }) => (expire ?? now) - now)))
}

/** The same order in every call: PostgreSQL locks row by row, and two calls in different orders could deadlock. */
const inOrder = <Row extends { key: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))
