import { connect as connectSocket } from 'node:net'
import { connect } from 'node:tls'
import { tazza } from '../../server/test/calculations.ts'
import { type Answer, Client } from '../client.ts'
import type { Product } from '../product.ts'
import { atMost, exactly, type Figure } from '../row.ts'
import { Statuses } from '../saving.ts'
import { host, type ProxyProcess } from './proxy.ts'

/** What the manual says that the server reads at most, in bytes. */
const largestBody = 64 * 1024
const slowClients = 200
/** Feedback of one network in an hour: more is refused. */
const feedbackEach = 5

const from = (product: Product, proxy: ProxyProcess, address?: string) =>
  new Client(proxy.port, `https://${host}`, product.secrets, proxy.agent(address))

const typeOf = (headers: Answer['headers']) => headers['content-type'] ?? 'none'

/** A body that is too large: a little, which is ours to refuse, and very, which the proxy's limit is for. */
export async function largeBodies(product: Product, proxy: ProxyProcess): Promise<Figure[]> {
  const [visitor] = await product.addVisitors(1)
  const { session = '' } = visitor ?? {}
  const client = from(product, proxy)
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

/** Clients with another invented address in `X-Forwarded-For` each time. */
export async function inventedAddresses(product: Product, proxy: ProxyProcess): Promise<Figure[]> {
  const write = async (client: Client, number: number) =>
    (
      await client.post(
        '/api/feedback',
        { message: 'Buona idea.' },
        { from: `203.0.113.${number}, 198.51.100.${number}` },
      )
    ).status
  const liar = from(product, proxy, '127.0.0.2')
  const other = from(product, proxy, '127.0.0.3')
  const statuses = new Statuses()
  for (let number = 0; number <= feedbackEach; number++)
    statuses.note({ status: await write(liar, number) })
  const next = await write(other, 0)
  for (const client of [liar, other]) client.close()
  return [
    exactly(
      'feedback under an invented address each time',
      String(statuses),
      `${feedbackEach} × 202, 1 × 429`,
    ),
    exactly('feedback of somebody else', next, 202),
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
  const client = from(product, proxy)
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
