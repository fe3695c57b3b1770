import { readdir, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { usualLimits } from '../../server/src/http/connections.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'
import { residentMemory } from '../server-process.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const allClients = 1500
/** How many requests each client sends at once without reading: more than allowed, and as many as allowed. */
const requestsEach = [100, usualLimits.unanswered]

/** The largest file that the pages load. */
async function largestAsset(): Promise<string> {
  const names = (await readdir(`${dist}/assets`)).filter((name) => !/\.(?:br|gz)$/.test(name))
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await stat(`${dist}/assets/${name}`)).size })),
  )
  const largest = sizes.reduce((most, file) => (file.size > most.size ? file : most))
  return `/assets/${largest.name}`
}

const descriptorsOf = async ({ server }: Product) =>
  (await readdir(`/proc/${server.child.pid}/fd`)).length

/** A client that writes and never reads. Its errors are ignored. */
function deafClient(port: number, bytes: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.pause()
  socket.write(bytes)
  return socket
}

/** Checks a condition ten times a second, and returns after how many seconds it held. */
async function secondsUntil(done: () => Promise<boolean>, most = 90): Promise<number> {
  const began = performance.now()
  while (!(await done())) {
    if (performance.now() - began > most * 1000) return Number.POSITIVE_INFINITY
    await pause(100)
  }
  return Math.round((performance.now() - began) / 100) / 10
}

/** Many clients that request much and read nothing. */
async function deafClients(clients: number, requests: number): Promise<Figure[]> {
  const product = await Product.start('SQLite')
  const path = await largestAsset()
  const request = `GET ${path} HTTP/1.1\r\nHost: margine.example\r\n\r\n`.repeat(requests)
  const before = await residentMemory(product.server.child)
  const descriptorsBefore = await descriptorsOf(product)
  const sockets: Socket[] = []
  let memory = 0
  let descriptors = 0
  const watch = async () => {
    memory = Math.max(memory, (await residentMemory(product.server.child)) ?? 0)
    descriptors = Math.max(descriptors, await descriptorsOf(product))
  }
  for (let client = 0; client < clients; client++) {
    sockets.push(deafClient(product.server.port, request))
    if (client % 50 !== 49) continue
    await pause(10)
    await watch()
  }
  // A good client keeps its connection, and is answered meanwhile.
  const asked = product.client.get('/healthz').catch(() => undefined)
  const gone = await secondsUntil(async () => {
    await watch()
    return (await descriptorsOf(product)) <= descriptorsBefore + 5
  })
  const answer = await asked
  const after = await product.client.get('/healthz')
  for (const socket of sockets) socket.destroy()
  return [
    told('clients that never read', `${clients}, each asking ${requests} times for ${path}`),
    told('memory before', `${before?.toFixed(0)} MB`),
    atMost('memory more at its highest', Math.round(memory - (before ?? 0)), 150, ' MB'),
    atMost('descriptors at their highest', descriptors, 1100),
    atMost('descriptors back after', gone, 20, ' s'),
    told(
      'a request among them',
      `${answer?.status ?? 'dropped'}, ${answer?.milliseconds.toFixed(0) ?? '-'} ms`,
    ),
    exactly('a request after them', after.status, 200),
    await product.stop(),
  ]
}

async function prove(_database: DatabaseKind, share: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const requests of requestsEach)
    figures.push(...(await deafClients(Math.ceil(allClients * share), requests)))
  return figures
}

export const slowClients: Row = {
  name: 'slow-clients',
  proves: 'Clients that read nothing are cut off, and take little memory.',
  databases: ['SQLite'],
  prove,
}
