import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports of outgoing connections, one of which could take it before it is used. */
const lowest = 20_000
const highest = 32_000

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, highest)
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
