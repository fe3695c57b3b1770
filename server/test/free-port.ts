import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that a system gives to outgoing connections: one of these could take it before its use. */
const lowest = 20_000
const highest = 32_000

/** A port that nobody listens on at the moment. */
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
