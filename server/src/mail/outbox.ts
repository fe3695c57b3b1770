import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { batchSize } from '../db/in-batches.ts'
import { latestEnd } from '../db/moments.ts'
import type { Schema } from '../db/schema.ts'

export type OutboxRow = Schema['outbox']

/** What can be asked for without a session: such mails have a pace, and repeated requests before it are one mail. */
const asked = ['signUp', 'verification', 'passwordReset'] as const

export const isAskedFor = (kind: OutboxRow['kind']): kind is (typeof asked)[number] =>
  asked.some((one) => one === kind)

/** Puts a request for mail into the outbox, as part of the caller's transaction. The worker sends it. */
export async function requestMail(
  queries: Kysely<Schema>,
  request: Pick<OutboxRow, 'kind' | 'email'> & { message?: string },
): Promise<void> {
  const now = Date.now()
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

/** After the nth failure the nth pause in milliseconds, the last one from then on. */
const pauses = [10_000, 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000]
const longestPause = Math.max(...pauses)

/** How long a claim lasts, in milliseconds: longer than a mail server may take to answer. */
const claim = 120_000

/** How much feedback may wait: of more the newest, among which is what others write meanwhile. */
const mostFeedback = 2000

/** Puts feedback into the outbox, takes out the oldest of what is too much, and answers how many messages those were. */
export async function requestFeedback(queries: Kysely<Schema>, message: string): Promise<number> {
  await requestMail(queries, { kind: 'feedback', email: '', message })
  const { numDeletedRows } = await queries
    .deleteFrom('outbox')
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'feedback')
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .offset(mostFeedback)
        .limit(batchSize),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Takes out what else asks for the same mail as a row just claimed: its link will be made after all of them. */
async function takeTogether(
  queries: Kysely<Schema>,
  { id, kind, email }: OutboxRow,
): Promise<void> {
  await queries
    .deleteFrom('outbox')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
    .where('id', '<>', id)
    .execute()
}

/**
 * Claims the row that has waited longest, so that no other process sends it too; null when none is due. What was tried
 * before comes later, as it may take its time again, and feedback last: nobody waits for it, and there may be much of it.
 * If a worker dies with a row, the row is due again when the claim ends.
 */
export async function claimDue(queries: Kysely<Schema>): Promise<OutboxRow | null> {
  const now = Date.now()
  const due = await queries
    .selectFrom('outbox')
    .selectAll()
    .where(({ eb, or }) =>
      or([eb('nextAttemptAt', '<=', now), eb('nextAttemptAt', '>', latestEnd(longestPause))]),
    )
    // Spelled out, as in their index: SQLite finds no index for an expression with a parameter.
    .orderBy(sql`kind = 'feedback'`)
    .orderBy(sql`attempts > 0`)
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
  if (claimed === undefined) return claimDue(queries)
  if (isAskedFor(claimed.kind)) await takeTogether(queries, claimed)
  return claimed
}

/** Sets when a row is due, and what else of it changes. */
async function setDue(
  queries: Kysely<Schema>,
  { id }: OutboxRow,
  wait: number,
  more: Partial<Pick<OutboxRow, 'attempts' | 'createdAt'>> = {},
): Promise<void> {
  const columns = { nextAttemptAt: Date.now() + wait, ...more }
  await queries.updateTable('outbox').set(columns).where('id', '=', id).execute()
}

/** Makes a claim last from now on: a write in the transaction of each mail, also of one that is not sent. */
export const renewClaim = (queries: Kysely<Schema>, row: OutboxRow): Promise<void> =>
  setDue(queries, row, claim)

/** Makes a claimed row due after a while, as if it had never been claimed. */
export const postpone = (queries: Kysely<Schema>, row: OutboxRow, wait: number): Promise<void> =>
  setDue(queries, row, wait, { attempts: row.attempts - 1 })

/** Makes a claimed row due again after its attempt was aborted. */
export const release = (queries: Kysely<Schema>, row: OutboxRow): Promise<void> =>
  setDue(queries, row, 0)

/** A mail is given up after this long and so many attempts: the clock alone may be wrong. */
const giveUpAfter = { time: 24 * 60 * 60_000, attempts: 10 }

/** Puts a row back after a failure, to be tried later; false when it has been tried for long enough. */
export async function retryLater(queries: Kysely<Schema>, row: OutboxRow): Promise<boolean> {
  const { attempts, createdAt } = row
  const now = Date.now()
  if (now - createdAt >= giveUpAfter.time && attempts >= giveUpAfter.attempts) return false
  const pause = pauses[Math.min(attempts, pauses.length) - 1] as number
  await setDue(queries, row, pause, { createdAt: Math.min(createdAt, now) })
  return true
}

/** Takes a row out: sent, or not to be sent. */
export async function done(queries: Kysely<Schema>, id: string): Promise<void> {
  await queries.deleteFrom('outbox').where('id', '=', id).execute()
}
