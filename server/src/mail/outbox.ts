import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

export type OutboxRow = Schema['outbox']

/** Where requests for mail go: the worker sees to them, now or when it can. */
export class Outbox {
  readonly #now: () => number
  #hear: () => void = () => {}

  constructor(now: () => number) {
    this.#now = now
  }

  /** Puts a request in, as part of the caller's transaction, who rings once that is through. */
  async ask(
    queries: Kysely<Schema>,
    request: Pick<OutboxRow, 'kind' | 'email'> & { message?: string },
  ): Promise<void> {
    const now = this.#now()
    await queries
      .insertInto('outbox')
      .values({
        id: randomUUID(),
        message: '',
        ...request,
        createdAt: now,
        attempts: 0,
        nextAttemptAt: now,
      })
      .execute()
  }

  /** Says that something came in. */
  ring(): void {
    this.#hear()
  }

  /** Whom to tell that something may have come in. Other processes look for themselves now and then. */
  onRing(hear: () => void): void {
    this.#hear = hear
  }
}

/** How long a claim holds: longer than a mail server may take to answer. */
const claim = 120_000

/**
 * Takes the row that has waited longest, so that no other process sends it too, or null when none
 * is due. A worker that dies with it leaves it due again when the claim runs out.
 */
export async function claimDue(queries: Kysely<Schema>, now: number): Promise<OutboxRow | null> {
  const due = await queries
    .selectFrom('outbox')
    .selectAll()
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(1)
    .executeTakeFirst()
  if (due === undefined) return null
  const claimed = await queries
    .updateTable('outbox')
    .set({ attempts: due.attempts + 1, nextAttemptAt: now + claim })
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .where('nextAttemptAt', '=', due.nextAttemptAt)
    .returningAll()
    .executeTakeFirst()
  return claimed ?? claimDue(queries, now)
}

/** After the nth failure the nth pause, the last one from then on. */
const pauses = [10_000, 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000]

/** A mail nobody could take for this long has lost its point: its links would be dead too. */
const giveUpAfter = 24 * 60 * 60_000

/** Puts a row back after a failure, to be tried later; false when it has been tried long enough. */
export async function retryLater(
  queries: Kysely<Schema>,
  { id, attempts, createdAt }: OutboxRow,
  now: number,
): Promise<boolean> {
  if (now - createdAt >= giveUpAfter) {
    await done(queries, id)
    return false
  }
  const pause = pauses[Math.min(attempts, pauses.length) - 1] as number
  await queries
    .updateTable('outbox')
    .set({ nextAttemptAt: now + pause })
    .where('id', '=', id)
    .execute()
  return true
}

/** Takes a row out: sent, or not to be sent. */
export async function done(queries: Kysely<Schema>, id: string): Promise<void> {
  await queries.deleteFrom('outbox').where('id', '=', id).execute()
}
