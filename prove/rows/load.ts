import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, putUnderLoad, rawRequest, type Script } from '../../bench/load.ts'
import { tazza } from '../../server/test/calculations.ts'
import { Product } from '../product.ts'
import { atMost, type DatabaseKind, exactly, type Figure, type Row, told } from '../row.ts'

const connections = 50
const seconds = 10
/** So many that no one reaches the limit on writes. */
const peopleEach = 40
const aimP99 = 150

/** What the disk alone takes to sync a page: fifty writers in turn can't be quicker. */
function diskAlone(): Figure {
  const path = join(tmpdir(), `margine-disk-${process.pid}`)
  const file = openSync(path, 'wx')
  const times = Array.from({ length: 300 }, (_, page) => {
    const began = performance.now()
    writeSync(file, Buffer.alloc(4096, 1), 0, 4096, page * 4096)
    fdatasyncSync(file)
    return performance.now() - began
  }).sort((one, other) => one - other)
  closeSync(file)
  rmSync(path)
  const [half = 0, nearlyAll = 0] = [times[150], times[297]]
  return told(
    'a write and fdatasync of this disk, alone',
    `half ${half.toFixed(1)} ms, p99 ${nearlyAll.toFixed(1)} ms`,
  )
}

/** The script of one connection: users in turn, because of the limit on writes, save and delete. */
function saveAndDelete(origin: string, sessions: readonly string[]): Script {
  let turn = 0
  const headers = () => ({
    Cookie: `__Host-margine=${sessions[turn % sessions.length]}`,
    Origin: origin,
  })
  return (last) => {
    if (last?.status === 201) {
      const { id } = JSON.parse(last.body) as { id: string }
      return rawRequest('DELETE', `/api/calculations/${id}`, headers())
    }
    turn++
    return rawRequest(
      'POST',
      '/api/calculations',
      { ...headers(), 'Content-Type': 'application/json' },
      JSON.stringify(tazza),
    )
  }
}

/** The mix over so many processes on one database, with the connections spread over them. */
async function mix(database: DatabaseKind, processes: number): Promise<Figure[]> {
  const product = await Product.start(database, { processes })
  const people = await product.addVisitors(connections * peopleEach)
  const origin = product.appUrl.origin
  const each = connections / processes
  const under = (length: number) =>
    Promise.all(
      product.processes.map(({ port }, number) =>
        putUnderLoad(port, each, length, (connection) =>
          saveAndDelete(
            origin,
            people
              .slice((number * each + connection) * peopleEach)
              .slice(0, peopleEach)
              .map(({ session }) => session),
          ),
        ),
      ),
    )
  // Once unmeasured: the servers compile what they run often.
  await under(2)
  const loads = await under(seconds)
  const worst = (figure: (load: Load) => number) => Math.max(...loads.map(figure))
  const total = (figure: (load: Load) => number) =>
    loads.reduce((sum, load) => sum + figure(load), 0)
  const where = `over ${processes} process${processes === 1 ? '' : 'es'}`
  return [
    told(`saves and deletions ${where}`, `${total(({ perSecond }) => perSecond).toFixed(0)}/s`),
    told(`half within, ${where}`, `${worst(({ p50 }) => p50).toFixed(1)} ms`),
    atMost(`p99, ${where}`, Math.round(worst(({ p99 }) => p99)), aimP99, ' ms'),
    exactly(
      `answers outside 2xx, ${where}`,
      total(({ refused }) => refused),
      0,
    ),
    await product.stop(),
  ]
}

async function prove(database: DatabaseKind): Promise<Figure[]> {
  return [diskAlone(), ...(await mix(database, 1)), ...(await mix(database, 2)), diskAlone()]
}

export const load: Row = {
  name: 'load',
  proves: 'Fifty people who save and delete at once wait little, on one process and on two.',
  databases: ['SQLite', 'PostgreSQL'],
  prove,
}
