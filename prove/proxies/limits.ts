import { connect as connectSocket } from 'node:net'
import { connect } from 'node:tls'
import { tazza } from '../../server/test/calculations.ts'
import type { Answer } from '../client.ts'
import type { Product } from '../product.ts'
import { atMost, exactly, type Figure } from '../row.ts'
import { Statuses } from '../saving.ts'
import { host, type ProxyProcess } from './proxy.ts'

/** The most that the server reads by the manual, in bytes. */
const largestBody = 64 * 1024
const slowClients = 200

const typeOf = (headers: Answer['headers']) => headers['content-type'] ?? 'none'

/** A body that is too large: a little, which is ours to refuse, and very, which the proxy's limit is for. */
export async function largeBodies(product: Product, proxy: ProxyProcess): Promise<Figure[]> {
  const [visitor] = await product.addVisitors(1)
  const { session = '' } = visitor ?? {}
  const client = proxy.client(product)
  const sized = (bytes: number) =>
    client.post('/api/calculations', { ...tazza, name: 'x'.repeat(bytes) }, { session })
  const [fits, little, much] = [
    await sized(largestBody / 2),
    await sized(largestBody + 1),
    await sized(largestBody * 4),
  ]
  client.close()
  return [
    exactly('half of what may be sent', fits.status, 422),
    exactly('a body a little too large', little.status, 413),
    exactly('is refused in our words', typeOf(little.headers), 'application/problem+json'),
    exactly('a body four times too large', much.status, 413),
  ]
}

/** Sends the beginning of a request and no more; answers after how many seconds the connection ends. */
function heldFor(proxy: ProxyProcess, bytes: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const began = performance.now()
  const below = connectSocket({ host: '127.0.0.1', port: proxy.port, localAddress: '127.0.0.2' })
  below.on('error', () => {})
  const socket = connect({ socket: below, servername: host, rejectUnauthorized: false })
  socket.on('error', () => {})
  socket.once('close', () => resolve((performance.now() - began) / 1000))
  socket.resume()
  socket.write(bytes)
  return promise
}

/** Many clients that stop in the middle of a request, and one that does not. */
export async function slowOnes(product: Product, proxy: ProxyProcess): Promise<Figure[]> {
  const head = `POST /api/feedback HTTP/1.1\r\nHost: ${host}\r\n`
  const rest = `Origin: https://${host}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`
  const held = Array.from({ length: slowClients }, (_, number) =>
    heldFor(proxy, number % 2 === 0 ? head : head + rest),
  )
  const client = proxy.client(product)
  let slowest = 0
  const statuses = new Statuses()
  for (let time = 0; time < 20; time++) {
    const answer = await client.get('/readyz')
    statuses.note(answer)
    slowest = Math.max(slowest, answer.milliseconds)
  }
  client.close()
  return [
    exactly(`requests among ${slowClients} that stay half`, String(statuses), '20 × 200'),
    atMost('the slowest of them', Math.round(slowest), 3000, ' ms'),
    atMost(
      'half a request, cut after',
      Math.round(Math.max(...(await Promise.all(held)))),
      40,
      ' s',
    ),
  ]
}
