import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports of outgoing connections, one of which could take it before it is used. */
const lowest = 20_000
const highest = 32_000

/** Each worker of a test run takes from its own: a server needs a moment to take its port, which another could draw meanwhile. */
const shares = 8
const { VITEST_POOL_ID, TEST_WORKER_INDEX = '0' } = process.env
const share = Number(VITEST_POOL_ID ?? TEST_WORKER_INDEX) % shares
const length = (highest - lowest) / shares

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const port = lowest + share * length + randomInt(length)
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
