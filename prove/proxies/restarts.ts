import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '../client.ts'
import type { Product } from '../product.ts'
import { atLeast, exactly, type Figure, told } from '../row.ts'
import { idIn, Statuses, save } from '../saving.ts'
import type { ProxyProcess } from './proxy.ts'

const connections = 20
/** So many that no one reaches the limit on writes. */
const peopleEach = 40
const fewest = 1000
/** How long the manual waits before the next server is stopped, so that the proxy notices the one that is back. */
const pauseBetween = 3000

/** Saves and deletes for one person after another until stopped; what is not answered counts as 0. */
async function writing(
  client: Client,
  sessions: readonly string[],
  statuses: Statuses,
  isOver: () => boolean,
) {
  for (let turn = 0; !isOver(); turn++) {
    const session = sessions[turn % sessions.length] as string
    const saving = await save(client, session).catch(() => ({ status: 0, text: '' }))
    statuses.note(saving)
    if (saving.status !== 201) continue
    const path = `/api/calculations/${idIn(saving)}`
    statuses.note(await client.delete(path, session).catch(() => ({ status: 0 })))
  }
}

/** Each of two servers stopped and started again in turn, so many times in all, while people write. */
export async function rollingRestarts(
  product: Product,
  proxy: ProxyProcess,
  restarts: number,
): Promise<Figure[]> {
  const sessions = (await product.addVisitors(connections * peopleEach)).map(
    ({ session }) => session,
  )
  const client = proxy.client(product)
  const statuses = new Statuses()
  let over = false
  const writers = Array.from({ length: connections }, (_, number) =>
    writing(
      client,
      sessions.slice(number * peopleEach, (number + 1) * peopleEach),
      statuses,
      () => over,
    ),
  )
  const began = performance.now()
  const codes = new Set<number | null>()
  let slowest = 0
  for (let restart = 0; restart < restarts; restart++) {
    const server = product.processes[restart % product.processes.length]
    const asked = performance.now()
    codes.add((await server?.stop()) ?? null)
    slowest = Math.max(slowest, performance.now() - asked)
    await server?.restart()
    await pause(pauseBetween)
  }
  over = true
  await Promise.all(writers)
  const seconds = (performance.now() - began) / 1000
  client.close()
  const done = statuses.count(201) + statuses.count(204)
  return [
    told(
      `${restarts} restarts under ${connections} connections`,
      `${statuses}, ${(done / seconds).toFixed(0)}/s`,
    ),
    atLeast('saves and deletions', done, fewest),
    exactly('requests that failed', statuses.total - done, 0),
    exactly('exit codes', [...codes].join(), '0'),
    told('a stop took at most', `${(slowest / 1000).toFixed(1)} s`),
  ]
}
