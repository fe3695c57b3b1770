import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Limits on what a client may use. Times are in milliseconds. */
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

/** From this share of all connections on, a new one replaces one that does nothing. */
const crowded = 0.9

/** A body usually arrives in less, in milliseconds. */
const usualArrival = 2000

/** The limits that Node's server enforces itself. */
export const nodeLimits = ({ headers, request, check, keepAlive }: ConnectionLimits) => ({
  headersTimeout: headers,
  requestTimeout: request,
  connectionsCheckingInterval: check,
  keepAliveTimeout: keepAlive,
})

interface UnderWay {
  request: IncomingMessage
  response: ServerResponse
  since: number
}

/** Tells the client that no further request is answered on the connection. */
function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Every connection of a server and its state. Clients over a limit are cut off. */
export class Connections {
  readonly #limits: ConnectionLimits
  readonly #unanswered = new Map<Socket, number>()
  /**
   * Connections without a request under way, and how many bytes each had read by then. Node's own
   * `closeIdleConnections` leaves out those that never had one, such as browsers open in advance, and a stop
   * would wait for their time-out.
   */
  readonly #idle = new Map<Socket, number>()
  /** Connections that have not read our answer yet, the oldest first. */
  readonly #unread = new Set<Socket>()
  /** The request under way on each connection, and since when, the oldest first. */
  readonly #requests = new Map<Socket, UnderWay>()
  /** Once connections are ending: for how long one is left without a request. */
  #ending: number | undefined

  constructor(http: Server, limits: ConnectionLimits) {
    this.#limits = limits
    http.maxConnections = limits.connections
    http.on('connection', (socket) => this.#enter(socket))
  }

  /** Notes a request. False when its connection had too many, and was closed. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request
    const unanswered = (this.#unanswered.get(socket) ?? 0) + 1
    this.#unanswered.set(socket, unanswered)
    this.#idle.delete(socket)
    this.#requests.set(socket, { request, response, since: performance.now() })
    if (this.#ending !== undefined) sayLast(response)
    response.once('prefinish', () => this.#watchReading(socket, response))
    response.once('close', () => this.#answered(socket))
    if (unanswered > this.#limits.unanswered) socket.destroy()
    return !socket.destroyed
  }

  /** Whether an answer has begun, in which another would be lost. */
  isAnswering(socket: Socket): boolean {
    return this.#requests.get(socket)?.response.headersSent === true
  }

  /**
   * Ends every connection: one with a request after its answer, the others once so many milliseconds have passed
   * without a request. Sooner, one that is under way would be lost, and nobody could tell whether it was done.
   */
  endAll(afterIdle: number): void {
    this.#ending = afterIdle
    for (const { response } of this.#requests.values()) sayLast(response)
    for (const socket of this.#idle.keys()) this.#endUnlessUsed(socket, afterIdle)
  }

  #endUnlessUsed(socket: Socket, afterIdle: number): void {
    const end = () => {
      if (this.#idle.get(socket) === socket.bytesRead) socket.destroySoon()
    }
    setTimeout(end, afterIdle).unref()
  }

  #enter(socket: Socket): void {
    if (this.#unanswered.size >= this.#limits.connections * crowded) this.#makeRoom()
    this.#unanswered.set(socket, 0)
    this.#idle.set(socket, socket.bytesRead)
    socket.once('close', () => {
      for (const kept of [this.#unanswered, this.#idle, this.#unread, this.#requests])
        kept.delete(socket)
    })
  }

  /** Closes one connection: one that does not read its answer, else one with a slow body, else an idle one. */
  #makeRoom(): void {
    const [unread] = this.#unread
    const [idle] = this.#idle.keys()
    const victim = unread ?? this.#slowBody(usualArrival) ?? idle ?? this.#slowBody(0)
    victim?.destroy()
  }

  /** The connection with the body that has been arriving for the longest, if for at least so many milliseconds. */
  #slowBody(atLeast: number): Socket | undefined {
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
    this.#idle.set(socket, socket.bytesRead)
    if (this.#ending !== undefined) this.#endUnlessUsed(socket, this.#ending)
  }

  /** Watches whether the client reads the answer. Mostly the system has taken all of it at once. */
  #watchReading(socket: Socket, response: ServerResponse): void {
    if (socket.writableLength === 0) return
    this.#unread.add(socket)
    // Counts only while nothing is read; Node clears it when the answer is out.
    socket.setTimeout(this.#limits.stuck)
    const timer = setTimeout(() => socket.destroy(), this.#limits.answer)
    response.once('close', () => clearTimeout(timer))
  }
}
