import type { Database } from '../db/database.ts'
import type { Addressed } from './compose.ts'
import { claimDue, done, type Outbox, type OutboxRow, retryLater } from './outbox.ts'
import { asHtml, asText } from './render.ts'
import type { Transport } from './transport.ts'

/** How often to look for what other processes put in, and for what is due again. */
const lookEvery = 2000

interface Parts {
  database: Database
  outbox: Outbox
  compose: (row: OutboxRow) => Promise<Addressed | null>
  transport: Transport
  now: () => number
  /** Told of each mail that was not taken, and whether it will be tried again. */
  onRefused: (row: OutboxRow, error: Error, again: boolean) => void
  /** Told when the outbox itself can't be read; it is looked at again in any case. */
  logError: (error: Error) => void
}

/** Sends what is in the outbox, one mail after another, so that no request ever waits for a mail server. */
export class MailWorker {
  readonly #parts: Parts
  #running: Promise<void> | null = null
  #again = false
  #stopping = false
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    this.#parts.outbox.onRing(() => setImmediate(() => this.#look()))
    this.#timer = setInterval(() => this.#look(), lookEvery)
    this.#timer.unref()
    this.#look()
  }

  /** Stops looking, and resolves when the mail under way, if any, is settled. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#parts.outbox.onRing(() => {})
    this.#again = false
    this.#stopping = true
    await this.#running
  }

  #look(): void {
    if (this.#running !== null) {
      this.#again = true
      return
    }
    this.#running = this.drain()
      .catch(this.#parts.logError)
      .finally(() => {
        this.#running = null
        if (!this.#again) return
        this.#again = false
        this.#look()
      })
  }

  /** Sends everything that is due now. */
  async drain(): Promise<void> {
    const { database, now } = this.#parts
    while (!this.#stopping) {
      const row = await claimDue(database.queries, now())
      if (row === null) return
      await this.#send(row)
    }
  }

  async #send(row: OutboxRow): Promise<void> {
    const { database, compose, transport, now, onRefused } = this.#parts
    try {
      const addressed = await compose(row)
      if (addressed !== null) {
        const { to, letter } = addressed
        const { subject } = letter
        await transport({ id: row.id, to, subject, text: asText(letter), html: asHtml(letter) })
      }
    } catch (error) {
      const again = await retryLater(database.queries, row, now())
      onRefused(row, error as Error, again)
      return
    }
    await done(database.queries, row.id)
  }
}
