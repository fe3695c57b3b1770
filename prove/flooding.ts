import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { endsWithUs } from '../scripts/at-end.mjs'
import type { Product } from './product.ts'

const generator = fileURLToPath(new URL('flood-generator.ts', import.meta.url))

interface Flood {
  perSecond: number
  statuses: Record<string, number>
  cpuMilliseconds: number
}

export interface Rate {
  perSecond: number
  seconds: number
  /** The addresses that tries come from in turn. */
  addresses?: { from: number; count: number }
  /** The one account of every try. */
  victim?: string
  /** The one password of every try. */
  password?: string
  /** The accounts of the tries in turn, each at a browser that it knows by this cookie. */
  known?: { email: string; cookie: string }[]
}

/** Sends sign-ins at a steady rate, from a process of its own. */
export const flooding = ({ server, appUrl }: Product, rate: Rate): Promise<Flood> =>
  floodPort(server.port, appUrl.origin, rate)

/**
 * The same flood to a server beside, which refuses it at once: what it takes of the machine without
 * being our work.
 */
export async function floodingElsewhere({ appUrl }: Product, rate: Rate): Promise<Flood> {
  const beside = createServer((request, response) => {
    request.resume()
    response.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  await once(beside, 'listening')
  try {
    const { port } = beside.address() as AddressInfo
    return await floodPort(port, appUrl.origin, rate)
  } finally {
    beside.close()
  }
}

async function floodPort(port: number, origin: string, rate: Rate): Promise<Flood> {
  const child = endsWithUs(
    spawn(process.execPath, [generator, String(port), origin, JSON.stringify(rate)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  return JSON.parse(await text(child.stdout)) as Flood
}

const readers = 8

/** Reads with a few readers, as fast as they can, while a promise is pending. */
export async function readsDuring(
  { client }: Product,
  session: string,
  lasts: Promise<unknown>,
): Promise<{ perSecond: number; bad: number }> {
  let over = false
  let good = 0
  let bad = 0
  const read = async () => {
    while (!over) {
      const { status } = await client.get('/api/account/session', session)
      if (status === 200) good++
      else bad++
    }
  }
  const began = performance.now()
  const reading = Promise.all(Array.from({ length: readers }, read))
  await lasts
  over = true
  await reading
  return { perSecond: (good / (performance.now() - began)) * 1000, bad }
}

/** The statuses that a flood was answered with, as text. */
export const answersOf = ({ statuses }: Flood): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
