import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a client may cost. Times are in milliseconds. */
export interface ConnectionLimits {
  /** From the first byte to the end of the headers. */
  headers: number
  /** From the first byte to the end of the body. */
  request: number
  /** How often Node looks for those that have passed these two. */
  check: number
  /** For how long an answer may be stuck because the client reads nothing of it. */
  stuck: number
  /** From the end of our work on an answer to its last byte, however slowly the client reads. */
  answer: number
  /** How long a connection may be kept without a request. A proxy in front must keep its own less long: see docs/operations.md. */
  keepAlive: number
  /** How many requests a connection may have unanswered. Browsers and proxies wait for each answer. */
  unanswered: number
  /** How many connections there may be; what comes beyond is dropped. */
  connections: number
}

export const usualLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  check: 1000,
  stuck: 5000,
  answer: 60_000,
  keepAlive: 10_000,
  unanswered: 8,
  connections: 1000,
}

/** From this part of all connections on, a new one makes those go that do nothing for anybody. */
const crowded = 0.9

/** An honest body arrives in less, in milliseconds. */
const usualArrival = 2000

/** What Node's server is told of the limits it keeps itself. */
export const nodeLimits = ({ headers, request, check, keepAlive }: ConnectionLimits) => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: check,
  keepAliveTimeout: keepAlive,
})

/** Every connection of a server, and what it is at. Clients that cost more than they may are cut off. */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #unanswered = new Map<Socket, number>()
  /**
   * Connections without a request under way. Node's own `closeIdleConnections` leaves out those that
   * never had one, such as browsers open in advance, and a stop would wait for their time-out.
   */
  readonly #idle = new Set<Socket>()
  /** Those that have not read yet what we have answered, the longest first. */
  readonly #unread = new Set<Socket>()
  /** The request each of the others is at, and since when, the longest first. */
  readonly #requests = new Map<Socket, { request: IncomingMessage; since: number }>()

  constructor(http: Server, limits: ConnectionLimits) {
    this.#limits = limits
    http.maxConnections = limits.connections
    http.on('connection', (socket) => this.#enter(socket))
  }

  /** Notes a request; false when its connection has too many already, and is no more. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1
    this.#unanswered.set(socket, unanswered)
    this.#idle.delete(socket)
    this.#requests.set(socket, { request, since: performance.now() })
    response.once('prefinish', () => this.#watchReading(socket, response))
    response.once('close', () => this.#answered(socket))
    if (unanswered > this.#limits.unanswered) socket.destroy()
    return !socket.destroyed
  }

  /** Ends the connections that nobody uses. */
  endIdle(): void {
    for (const socket of this.#idle) socket.destroy()
  }

  #enter(socket: Socket): void {
    if (this.#unanswered.size >= this.#limits.connections * crowded) this.#makeRoom()
    this.#unanswered.set(socket, 0)
    this.#idle.add(socket)
    socket.once('close', () => {
      for (const kept of [this.#unanswered, this.#idle, this.#unread, this.#requests])
        kept.delete(socket)
    })
  }

  /** Who reads no answer goes first, then whose body dawdles, then who asks for nothing. */
  #makeRoom(): void {
    const [unread] = this.#unread
    const [idle] = this.#idle
    const victim = unread ?? this.#dawdling(usualArrival) ?? idle ?? this.#dawdling(0)
    victim?.destroy()
  }

  /** Whose body has been on its way for the longest, if for so many milliseconds. */
  #dawdling(atLeast: number): Socket | undefined {
    const latest = performance.now() - atLeast
    for (const [socket, { request, since }] of this.#requests) {
      if (since > latest) return undefined
      if (!request.complete) return socket
    }
    return undefined
  }

  #answered(socket: Socket): void {
    this.#unread.delete(socket)
    if (socket.destroyed) return
    const unanswered = (this.#unanswered.get(socket) ?? 1) - 1
    this.#unanswered.set(socket, unanswered)
    if (unanswered > 0) return
    this.#requests.delete(socket)
    this.#idle.add(socket)
  }

  /** Nothing to watch where the system has taken the whole answer at once, as it mostly does. */
  #watchReading(socket: Socket, response: ServerResponse): void {
    if (socket.writableLength === 0) return
    this.#unread.add(socket)
    // Counts only while nothing at all is read; Node takes it back when the answer is through.
    socket.setTimeout(this.#limits.stuck)
    const timer = setTimeout(() => socket.destroy(), this.#limits.answer)
    response.once('close', () => clearTimeout(timer))
  }
}
