import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy on loopback that can stop passing bytes on. */
export async function startSilentProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  let silent = false
  /** What was connected while it was silent stays so: bytes are missing there. */
  const deaf = new Set<Socket>()
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => {
      if (!deaf.has(from)) to.write(bytes)
    })
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      // Not even the end of a connection is passed on.
      if (!deaf.has(from)) to.destroy()
    })
  }
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    pass(client, upstream)
    pass(upstream, client)
    if (silent) for (const socket of [client, upstream]) deaf.add(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** From now on nothing passes, in connections old and new. */
    swallow() {
      silent = true
      for (const socket of sockets) deaf.add(socket)
    },
    /** New connections pass again. */
    heal() {
      silent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
