import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** The network between a browser and a server on this machine, which can be gone for a while. */
export class Gate {
  readonly port: number
  readonly #target: number
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null

  constructor(port: number, target: number) {
    this.port = port
    this.#target = target
  }

  async open(): Promise<void> {
    const server = createServer((client) => {
      const upstream = connect(this.#target, '127.0.0.1')
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(from)
        from.pipe(to)
        from.on('error', () => {})
        from.on('close', () => {
          this.#sockets.delete(from)
          to.destroy()
        })
      }
    })
    server.listen(this.port, '127.0.0.1')
    await once(server, 'listening')
    this.#server = server
  }

  /** From now on every connection is refused. */
  async close(): Promise<void> {
    const server = this.#server
    if (server === null) return
    this.#server = null
    server.close()
    for (const socket of this.#sockets) socket.destroy()
    await once(server, 'close')
  }
}
