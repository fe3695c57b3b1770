import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Product } from '../prove/product.ts'
import { endsWithUs } from '../scripts/at-end.mjs'
import { buildProduct } from '../scripts/build.mjs'
import { distribution } from './distribution.ts'
import { type Load, putUnderLoad, rawRequest } from './load.ts'

export const name = 'saved-list'

const connections = 50
const seconds = 1
const rounds = 15

/**
 * Half was wished for once. To answer this route around the application would reach a third or a little more, and is not
 * worth what it would take to keep the two alike.
 */
const leastShare = 0.25
const aimP99 = 50

const bareServer = fileURLToPath(new URL('bare-server.ts', import.meta.url))

async function startBareServer(bytes: number) {
  const child = endsWithUs(
    spawn(process.execPath, [bareServer, String(bytes)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  const [port] = await once(child.stdout, 'data')
  return { port: Number(port), stop: () => child.kill() }
}

/** The product with a signed-in person who saved two calculations. */
async function startProduct() {
  const product = await Product.start('SQLite')
  const [id = ''] = await product.addUsers(['giulia@example.it'])
  const session = await product.addSession(id)
  for (const name of ['Tazza in ceramica', 'Lampada da tavolo'])
    await product.client.post(
      '/api/calculations',
      { name, formData: { costo: '18,50', spedizione: '4,90', prezzoVendita: '39,90' } },
      { session },
    )
  return { product, session }
}

const line = (what: string, { perSecond, p50, p99, refused }: Load) =>
  `${what.padEnd(26)}${perSecond.toFixed(0).padStart(9)}${p50.toFixed(2).padStart(9)}${p99.toFixed(2).padStart(9)}${String(refused).padStart(9)}`

const median = (values: readonly number[]) => distribution(values).p50

/** What it costs to list one's calculations, beside the least a server can do. */
export async function run(): Promise<boolean> {
  await buildProduct()
  const { product, session } = await startProduct()
  const list = await product.client.get('/api/calculations', session)
  const bare = await startBareServer(Buffer.byteLength(list.text))
  const { port } = product.server
  const ask = rawRequest('GET', '/api/calculations', { Cookie: `__Host-margine=${session}` })
  const askBare = rawRequest('GET', '/')

  const measure = () => putUnderLoad(port, connections, seconds, () => () => ask)
  const measureBare = () => putUnderLoad(bare.port, connections, seconds, () => () => askBare)
  // Once unmeasured: both compile what they run often.
  await measureBare()
  await measure()

  console.log(
    `${rounds} rounds of ${seconds} s with ${connections} connections, ${Buffer.byteLength(list.text)} bytes an answer.`,
  )
  console.log(`${''.padEnd(26)}    req/s   p50 ms   p99 ms  non-2xx`)
  const loads: { bare: Load; ours: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const pair = { bare: await measureBare(), ours: await measure() }
    loads.push(pair)
    console.log(line('bare node:http', pair.bare))
    console.log(line('GET /api/calculations', pair.ours))
  }
  bare.stop()
  await product.stop()

  const share = median(loads.map(({ bare, ours }) => ours.perSecond / bare.perSecond))
  const p99 = median(loads.map(({ ours }) => ours.p99))
  const refused = loads.reduce((sum, { ours }) => sum + ours.refused, 0)
  const holds = share >= leastShare && p99 <= aimP99 && refused === 0
  console.log(
    `Aim: at least ${leastShare * 100} % of the bare server's rate, p99 within ${aimP99} ms, nothing refused. ` +
      `${holds ? 'Met' : 'Missed'}: ${(share * 100).toFixed(0)} %, p99 ${p99.toFixed(1)} ms, ${refused} refused (medians of the rounds).`,
  )
  return holds
}
