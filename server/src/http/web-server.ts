import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Socket, Server as SocketServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ProgramError } from '../process/program-error.ts'
import { answersWith } from './answer.ts'
import { Connections, nodeLimits, usualLimits } from './connections.ts'
import { isAmbiguous, refusalOf } from './malformed.ts'

/** How long requests under way may take to end once the server takes no other. */
const lastRequests = 10_000

/** How a server stops. Times are in milliseconds. */
export interface Drain {
  /** For how long it goes on as ever, so that a proxy in front can notice that it is not ready any more. */
  notice: number
  /** For how long a connection without a request is then kept: one may be on its way. */
  idle: number
}

/** Where people's browsers connect to the server themselves. */
export const drainOfBrowsers: Drain = { notice: 0, idle: 500 }

/** The proxy asks more often than that whether we are ready, and keeps connections for less: see docs/operations.md. */
export const drainOfProxies: Drain = { notice: 3000, idle: 4000 }

/** Who may connect by default: this machine alone. */
export const loopback = '127.0.0.1'

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRNOTAVAIL: (_port, host) =>
    `This machine has no address ${host}. Choose one it has: HOST=127.0.0.1, or HOST=0.0.0.0 for every network.`,
  EADDRINUSE: (port) =>
    `Port ${port} is already in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  EACCES: (port) =>
    `Port ${port} is not open to this user. Choose one above 1023: PORT=3000 npm start`,
}

/** Node's HTTP server with limits on slow clients, a clear message when its port is taken, and a stop that does not hang. */
export class WebServer {
  readonly http: Server
  readonly #connections: Connections

  /** @param headers set on every answer, which may replace them */
  constructor(
    listener?: RequestListener,
    headers: Readonly<Record<string, string>> = {},
    limits = usualLimits,
  ) {
    // Here and not in the app, which does not make every answer: not Vite's, nor those to malformed requests.
    this.http = createServer({ ...nodeLimits(limits), ServerResponse: answersWith(headers) })
    this.#connections = new Connections(this.http, limits)
    this.http.on('request', (request, response) => {
      if (!this.#connections.begin(request, response)) return
      if (isAmbiguous(request)) response.writeHead(400, { Connection: 'close' }).end()
      else listener?.(request, response)
    })
    this.http.on('clientError', (error, socket) => {
      const mayAnswer = socket instanceof Socket && !this.#connections.isAnswering(socket)
      if (mayAnswer && socket.writable) socket.write(refusalOf(error, headers))
      // As Node does: what the system has taken arrives, and nobody who reads nothing is waited for.
      socket.destroy()
    })
  }

  /** Resolves once the server listens. */
  listen(port: number, host = loopback): Promise<void> {
    return new Promise((resolve, reject) => {
      this.http.once('error', (error: NodeJS.ErrnoException) => {
        const reason = reasons[error.code ?? '']?.(port, host)
        reject(reason === undefined ? error : new ProgramError(reason))
      })
      this.http.listen(port, host, resolve)
    })
  }

  /** Takes no new connection, lets requests under way or on their way end, and resolves when all have. */
  async stop({ notice, idle } = drainOfBrowsers): Promise<void> {
    if (notice > 0) await wait(notice)
    const closed = once(this.http, 'close')
    // As a server of sockets: an HTTP server would at once destroy connections without a request.
    SocketServer.prototype.close.call(this.http)
    this.#connections.endAll(idle)
    setTimeout(() => this.http.closeAllConnections(), lastRequests).unref()
    await closed
    // Ends what Node checks connections with.
    this.http.close()
  }
}
