import { createServer, type RequestListener, type Server } from 'node:http'
import { ProgramError } from '../process/program-error.ts'
import { Connections, nodeLimits, usualLimits } from './connections.ts'

/** How long requests under way may take to end once the server stops. */
const drainMilliseconds = 10_000

const reasons: Readonly<Record<string, (port: number) => string>> = {
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
    this.http = createServer(nodeLimits(limits))
    this.#connections = new Connections(this.http, limits)
    const named = Object.entries(headers)
    this.http.on('request', (request, response) => {
      if (!this.#connections.begin(request, response)) return
      // Here and not in the app, which does not make every answer: not Vite's, nor those to malformed requests.
      for (const [name, value] of named) response.setHeader(name, value)
      response.once('close', () => {
        // Once the server stops, an idle keep-alive connection would hold it up.
        if (!this.http.listening) request.socket.destroySoon()
      })
      listener?.(request, response)
    })
  }

  /** Resolves once the server listens. */
  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.http.once('error', (error: NodeJS.ErrnoException) => {
        const reason = reasons[error.code ?? '']?.(port)
        reject(reason === undefined ? error : new ProgramError(reason))
      })
      this.http.listen(port, resolve)
    })
  }

  /** Takes no new request, lets those under way end, and resolves when all have. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.http.close(() => resolve())
      this.#connections.endIdle()
      setTimeout(() => this.http.closeAllConnections(), drainMilliseconds).unref()
    })
  }
}
