import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Schema } from '../db/schema.ts'
import type { Letter } from './letters.ts'
import {
  claimDue,
  done,
  type OutboxRow,
  postpone,
  release,
  renewClaim,
  retryLater,
} from './outbox.ts'
import { asHtml, asText } from './render.ts'
import { isFinal, type Transport } from './transport.ts'

/** How many mails may hold a place: what begins together. */
const places = 5

/**
 * How many may be under way, with or without a place: fewer than the fifty connections that Postfix takes from one client,
 * where one process sends.
 */
const mostUnderWay = 40

/** How long a mail may still take once the worker stops, in milliseconds. */
const grace = 1000

/** A letter and whom it goes to. */
export interface Addressed {
  to: string
  letter: Letter
}

/** What a request in the outbox comes to, null for nothing. What it writes, it writes in the transaction. */
export type Compose = (row: OutboxRow, transaction: Kysely<Schema>) => Promise<Addressed | null>

interface Parts {
  database: Database
  compose: Compose
  /** In how many milliseconds a mail may leave; 0 where it may now, which counts. */
  pace: (row: OutboxRow) => Promise<number>
  transport: Transport
  /** Milliseconds between two looks. */
  tick: number
  /** After how many milliseconds a mail under way gives its place up: one that takes long holds up no other. */
  hold: number
  /** Told of each mail that was not taken, and whether it will be tried again. */
  onRefused: (row: OutboxRow, error: Error, again: boolean) => void
  /** Told when the outbox itself can't be read; it is looked at again in any case. */
  logError: (error: Error) => void
}

/**
 * Sends what is in the outbox, so that no request ever waits for a mail server.
 *
 * It looks at the outbox on a steady tick only. If it worked right after a request, the following requests would
 * be slower, more so for a known address, and one could measure it.
 */
export class MailWorker {
  readonly #parts: Parts
  readonly #givenUp = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  /** Those that hold a place. */
  readonly #holding = new Set<Promise<void>>()
  #isStopping = false
  #running: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    this.#timer = setInterval(() => this.#look(), this.#parts.tick)
    this.#timer.unref()
  }

  /** Stops looking, and breaks off mails that take too long: they stay due. Resolves when nothing is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#isStopping = true
    // Not at once: a mail that the server has just taken would be sent again.
    const last = setTimeout(() => this.#givenUp.abort(), grace)
    await this.#running
    await Promise.all(this.#underWay)
    clearTimeout(last)
  }

  #look(): void {
    this.#running ??= this.#begin()
      .catch(this.#parts.logError)
      .finally(() => {
        this.#running = null
      })
  }

  /** Sends everything that is due now. */
  async drain(): Promise<void> {
    await this.#begin()
    await Promise.all(this.#underWay)
  }

  /** Begins with everything that is due now. Waits only for a place, or while too many are under way. */
  async #begin(): Promise<void> {
    const { database, hold, logError } = this.#parts
    while (!this.#isStopping) {
      const row = await claimDue(database.queries)
      if (row === null) return
      const sending = this.#send(row)
        .catch(logError)
        .finally(() => this.#underWay.delete(sending))
      this.#underWay.add(sending)
      const held = Promise.race([sending, wait(hold, undefined, { ref: false })]).finally(() =>
        this.#holding.delete(held),
      )
      this.#holding.add(held)
      if (this.#holding.size >= places) await Promise.race(this.#holding)
      if (this.#underWay.size >= mostUnderWay) await Promise.race(this.#underWay)
    }
  }

  async #send(row: OutboxRow): Promise<void> {
    const { database, transport, pace } = this.#parts
    const pause = row.attempts === 1 ? await pace(row) : 0
    if (pause > 0) return postpone(database.queries, row, pause)
    try {
      const addressed = await this.#compose(row)
      if (addressed !== null) {
        const { to, letter } = addressed
        const { subject } = letter
        const mail = { id: row.id, to, subject, text: asText(letter), html: asHtml(letter) }
        await transport(mail, this.#givenUp.signal)
      }
    } catch (error) {
      return this.#putBack(row, error as Error)
    }
    await this.#end(row)
  }

  /** Takes a row out. What an account leaves ends with the letter about it: from then on its address is in no file. */
  async #end({ id, kind }: OutboxRow): Promise<void> {
    const { database } = this.#parts
    await done(database.queries, id)
    // It fails while the database is read; the next sweep does it then.
    if (kind === 'accountDeleted') await database.scrub()
  }

  /** Composes the mail. One transaction writes in every case, so that none can be told apart by its time. */
  #compose(row: OutboxRow): Promise<Addressed | null> {
    const { database, compose } = this.#parts
    return database.queries.transaction().execute(async (queries) => {
      const addressed = await compose(row, queries)
      await renewClaim(queries, row)
      return addressed
    })
  }

  async #putBack(row: OutboxRow, error: Error): Promise<void> {
    const { database, onRefused } = this.#parts
    if (this.#givenUp.signal.aborted) return release(database.queries, row)
    const again = !isFinal(error) && (await retryLater(database.queries, row))
    if (!again) await this.#end(row)
    onRefused(row, error, again)
  }
}
