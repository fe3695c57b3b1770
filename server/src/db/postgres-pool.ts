import { Socket } from 'node:net'
import pg from 'pg'

/** How long to wait, in milliseconds. */
export interface PostgresWaits {
  /** For a connection, new or free. */
  connection: number
  /** For the answer to a statement. */
  answer: number
  /** For `/readyz`. */
  readiness: number
}

/** A connection that lay idle for so long asks whether the other end is still there, in milliseconds. */
const keepAliveDelay = 5000

/** How long a connection may take to say goodbye, in milliseconds: a silent server never answers it. */
const goodbyePatience = 500

class Silence extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('Connection terminated: the server did not answer in time')
  }
}

type Ask = (...parameters: unknown[]) => unknown

/**
 * A connection that breaks when a statement is not answered in time. pg's own `query_timeout` only
 * tells the caller: the statement stays under way, and whoever gets the connection next waits for it.
 */
class ImpatientClient extends pg.Client {
  readonly socket: Socket

  constructor(config: pg.ClientConfig, answerWait: number, onSilence: () => void) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
    const ask: Ask = (...parameters) => Reflect.apply(pg.Client.prototype.query, this, parameters)
    const impatient: Ask = (...parameters) => {
      // What has arrived while we were busy ourselves is read first.
      const giveUp = () => setImmediate(() => answered || this.#breakOff(onSilence))
      const timer = setTimeout(giveUp, answerWait)
      let answered = false
      const done = () => {
        answered = true
        clearTimeout(timer)
      }
      const callback = parameters.at(-1)
      if (typeof callback === 'function') {
        const told: Ask = (...results) => {
          done()
          return callback(...results)
        }
        return ask(...parameters.slice(0, -1), told)
      }
      const result = ask(...parameters) as Promise<unknown>
      result.then(done, done)
      return result
    }
    this.query = impatient as typeof this.query
  }

  #breakOff(onSilence: () => void): void {
    this.socket.destroy(new Silence())
    onSilence()
  }
}

/**
 * A pool none of whose connections waits for ever. Where one of them has met with silence the idle
 * ones are dropped with it: they lead the same way, and each would cost somebody the same wait.
 */
export function createPool(
  config: pg.ClientConfig,
  waits: PostgresWaits,
  logError: (error: Error) => void,
) {
  const open = new Set<ImpatientClient>()
  const idle = new Set<pg.PoolClient>()
  const dropIdle = () => {
    for (const client of open)
      if (idle.has(client as unknown as pg.PoolClient)) client.socket.destroy(new Silence())
  }
  const pool = new pg.Pool({
    ...config,
    max: 10,
    connectionTimeoutMillis: waits.connection,
    idleTimeoutMillis: 30_000,
    // The server gives up before we do: what nobody waits for any more must not go on there.
    statement_timeout: Math.ceil(waits.answer * 0.9),
    lock_timeout: Math.ceil(waits.answer * 0.8),
    // A transaction of ours that silence cut in two holds its locks no longer than this.
    idle_in_transaction_session_timeout: 4000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    Client: class extends ImpatientClient {
      constructor(options: pg.ClientConfig) {
        super(options, waits.answer, dropIdle)
        open.add(this)
        this.socket.once('close', () => open.delete(this))
      }
    } as unknown as new () => pg.ClientBase,
  })
  // Also one that breaks in the middle of a transaction, between two statements: nobody else listens
  // to it then, and the process would end. What it is asked next fails, and the pool drops it.
  pool.on('connect', (client) => {
    // Once: over TLS the same break is told twice, and by then carries the client with it.
    client.once('error', logError)
    client.on('error', () => {})
  })
  // The same of one that breaks while idle, once more.
  pool.on('error', () => {})
  pool.on('acquire', (client) => idle.delete(client))
  pool.on('release', (_error, client) => idle.add(client))
  pool.on('remove', (client) => idle.delete(client))
  return {
    pool,
    async close(): Promise<void> {
      await pool.end()
      const timer = setTimeout(() => {
        for (const { socket } of open) socket.destroy()
      }, goodbyePatience)
      timer.unref()
    },
  }
}
