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

/** After how long an idle connection begins to send TCP keep-alives, in milliseconds. */
const keepAliveDelay = 5000

/** How long a connection may take to close, in milliseconds: a server that has gone never confirms it. */
const closeTimeout = 500

class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('Connection terminated: the server did not answer in time')
  }
}

type Ask = (...parameters: unknown[]) => unknown

/**
 * A connection that is closed when a statement is not answered in time. pg's own `query_timeout` only fails
 * the call: the statement stays under way, and the next user of the connection waits for it.
 */
class ClientWithTimeout extends pg.Client {
  readonly socket: Socket

  constructor(config: pg.ClientConfig, answerWait: number, onTimeout: () => void) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.socket = socket
    const ask: Ask = (...parameters) => Reflect.apply(pg.Client.prototype.query, this, parameters)
    const query: Ask = (...parameters) => {
      // An answer may have arrived while this process was busy: it is read first.
      const giveUp = () => setImmediate(() => answered || this.#breakOff(onTimeout))
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
    this.query = query as typeof this.query
  }

  #breakOff(onTimeout: () => void): void {
    this.socket.destroy(new NoAnswer())
    onTimeout()
  }
}

/**
 * A pool of connections with timeouts. When one times out the idle ones are closed too: they lead to the same server,
 * and each would cost a request the same wait.
 */
export function createPool(
  config: pg.ClientConfig,
  waits: PostgresWaits,
  logError: (error: Error) => void,
) {
  const open = new Set<ClientWithTimeout>()
  const idle = new Set<pg.PoolClient>()
  const dropIdle = () => {
    for (const client of open)
      if (idle.has(client as unknown as pg.PoolClient)) client.socket.destroy(new NoAnswer())
  }
  const pool = new pg.Pool({
    ...config,
    max: 10,
    connectionTimeoutMillis: waits.connection,
    idleTimeoutMillis: 30_000,
    // The server gives up a little before we do, so that it does not work on what nobody waits for.
    statement_timeout: Math.ceil(waits.answer * 0.9),
    lock_timeout: Math.ceil(waits.answer * 0.8),
    // A transaction that lost its connection half-way keeps its locks no longer than this.
    idle_in_transaction_session_timeout: 4000,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
    Client: class extends ClientWithTimeout {
      constructor(options: pg.ClientConfig) {
        super(options, waits.answer, dropIdle)
        open.add(this)
        this.socket.once('close', () => open.delete(this))
      }
    } as unknown as new () => pg.ClientBase,
  })
  // A connection may break between two statements of a transaction. Nobody else listens then, and an
  // unheard 'error' would end the process. The next statement fails, and the pool drops the connection.
  pool.on('connect', (client) => {
    // Once: over TLS the same break is reported twice.
    client.once('error', logError)
    client.on('error', () => {})
  })
  // The pool reports a break of an idle connection again.
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
      }, closeTimeout)
      timer.unref()
    },
  }
}
