import { connect } from 'node:net'
import { hostileBodies } from '../../server/test/hostile-bodies.ts'
import { addressOf } from '../../server/test/routes.ts'
import { Inspector, inspected } from '../inspector.ts'
import { Product } from '../product.ts'
import { routesOfProduct } from '../routes-of-product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { Statuses } from '../saving.ts'
import { residentMemory } from '../server-process.ts'

const allInputs = 10_000
const atOnce = 20
const slowestAllowed = 10_000

/** Clients that begin a request and send no more: how many the server cut off. */
async function slowClients(port: number, count: number): Promise<number> {
  const cut = await Promise.all(
    Array.from({ length: count }, () => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('POST /api/calculations HTTP/1.1\r\nHo'),
      )
      const giveUp = setTimeout(() => resolve(false), 60_000)
      socket.on('error', () => {})
      socket.once('close', () => {
        clearTimeout(giveUp)
        resolve(true)
      })
      socket.resume()
      return promise
    }),
  )
  return cut.filter(Boolean).length
}

const inMegabytes = (memories: readonly number[]) =>
  `${memories.map((one) => one.toFixed(0)).join(', ')} MB`

async function prove(database: DatabaseKind, share: number): Promise<Figure[]> {
  const product = await Product.start(database, { environment: inspected })
  const { client, server, appUrl } = product
  const inputs = Math.ceil(allInputs * share)
  const people = await product.addVisitors(atOnce)
  const { routes } = await routesOfProduct(product)
  const changes = routes
    .filter(({ method }) => !['GET', 'ALL'].includes(method))
    .map((route) => ({ method: route.method, path: addressOf(route) }))
    // These end the session that the others need, and read no body.
    .filter(
      ({ method, path }) =>
        !path.endsWith('/sign-out') && !(method === 'DELETE' && path === '/api/account'),
    )
  const statuses = new Statuses()
  const broken: string[] = []
  let busy = 0
  let slowest = 0
  const resident: number[] = []
  const live: number[] = []
  const inspector = await Inspector.open(server.output)
  for (const [index, { method, path }] of changes.entries()) {
    const generated = hostileBodies(inputs)
    let next = 0
    const ask = async (session: string) => {
      while (next < generated.length) {
        const number = next++
        const body = generated[number] as string
        const answer = await client
          .ask({
            method,
            path,
            body,
            session,
            from: `10.${index}.${(number >> 8) & 255}.${number & 255}`,
            headers: { Origin: appUrl.origin, 'Content-Type': 'application/json' },
          })
          .catch(() => undefined)
        if (answer === undefined) {
          broken.push(`${method} ${path}`)
          continue
        }
        statuses.note(answer)
        slowest = Math.max(slowest, answer.milliseconds)
        // Too many passwords at once, and Google not set up: both answers are right.
        if (/"(?:too-busy|google-not-configured)"/.test(answer.text)) busy++
        else if (answer.status >= 500)
          broken.push(`${method} ${path}: ${answer.status} ${body.slice(0, 80)}`)
      }
    }
    await Promise.all(people.map(({ session }) => ask(session)))
    resident.push((await residentMemory(server.child)) ?? 0)
    live.push(await inspector.liveHeap())
  }
  inspector.close()
  const cutOff = await slowClients(server.port, 200)
  const health = await client.get('/readyz')
  const half = Math.floor(live.length / 2)
  const growth = Math.max(...live.slice(half)) - Math.max(...live.slice(0, half))
  return [
    told('endpoints × inputs', `${changes.length} × ${inputs}`),
    told('answers', String(statuses)),
    told('of them 503 on purpose (hashing busy, Google not set up)', String(busy)),
    exactly('broken, or not answered', broken.slice(0, 5).join('; ') || 0, 0),
    atMost('slowest answer', Math.round(slowest), slowestAllowed, ' ms'),
    told('memory held after each endpoint', inMegabytes(resident)),
    told('of it in use, garbage collected', inMegabytes(live)),
    atMost('growth of what is in use, second half over first', Math.round(growth), 5, ' MB'),
    exactly('slow clients cut off, of 200', cutOff, 200),
    exactly('ready afterwards', health.status, 200),
    await product.stop(),
  ]
}

export const fuzz: Row = {
  name: 'fuzz',
  proves: 'Whatever a body holds, no endpoint breaks, and memory does not grow.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
