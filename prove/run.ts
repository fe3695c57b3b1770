import { parseArgs } from 'node:util'
import { machine } from '../bench/machine.ts'
import { buildProduct } from '../scripts/build.mjs'
import { exitWith, Failure } from '../scripts/failure.mjs'
import type { PlainRow, Row } from './row.ts'
import { browsers } from './rows/browsers.ts'
import { container } from './rows/container.ts'
import { device } from './rows/device.ts'
import { durability } from './rows/durability.ts'
import { enumeration } from './rows/enumeration.ts'
import { faults } from './rows/faults.ts'
import { flood } from './rows/flood.ts'
import { fuzz } from './rows/fuzz.ts'
import { knownDevice } from './rows/known-device.ts'
import { listino } from './rows/listino.ts'
import { load } from './rows/load.ts'
import { postgresTools } from './rows/postgres-tools.ts'
import { prices } from './rows/prices.ts'
import { behindCaddy, behindNginx } from './rows/proxies.ts'
import { sideChannel } from './rows/side-channel.ts'
import { silence } from './rows/silence.ts'
import { slowClients } from './rows/slow-clients.ts'
import { soak } from './rows/soak.ts'
import { figuresOf, type Turn, tableOf, turnsOf } from './turns.ts'

// A new row is a new file, and its name here.
const rows: (Row | PlainRow)[] = [
  prices,
  enumeration,
  sideChannel,
  flood,
  knownDevice,
  load,
  device,
  durability,
  faults,
  silence,
  slowClients,
  behindNginx,
  behindCaddy,
  postgresTools,
  fuzz,
  listino,
  browsers,
  container,
  soak,
]

async function proveAll(asked: readonly Turn[], share: number) {
  let held = true
  for (const turn of asked) {
    const began = performance.now()
    console.log(`\n▸ ${turn.title}: ${turn.proves}`)
    const figures = await figuresOf(turn, share)
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    console.log([...tableOf(figures), `  ${seconds} s`].join('\n'))
    held &&= figures.every(({ holds }) => holds)
  }
  return held
}

/** The options and rows that were typed. Throws a failure that lists the options if one does not exist. */
function commandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        // For a slow machine, or a long row: `npm run prove -- soak --share 0.1 --database SQLite`.
        share: { type: 'string', default: '1' },
        database: { type: 'string' },
      },
    })
  } catch (error) {
    const { message } = error as Error
    throw new Failure(`${message}\nThere is --share, --database, and the rows' names.`)
  }
}

/** What they ask for. Throws a failure with the reason if it can't be done. */
function request(): { turns: Turn[]; share: number } {
  const { values, positionals } = commandLine()
  const { database } = values
  const share = Number(values.share)
  const names = rows.map(({ name }) => name)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0)
    throw new Failure(`No row ${unknown.join(', ')}. There is: ${names.join(', ')}.`)
  if (!(share > 0 && share <= 1))
    throw new Failure(`--share must be above 0 and at most 1 (it is "${values.share}").`)
  const turns = rows
    .filter(({ name }) => positionals.length === 0 || positionals.includes(name))
    .flatMap(turnsOf)
    .filter((turn) => database === undefined || turn.database === database)
  if (turns.length === 0) throw new Failure(`Nothing of that runs on the database ${database}.`)
  return { turns, share }
}

await exitWith(async () => {
  const { turns, share } = request()
  if (turns.some(({ database }) => database !== undefined)) await buildProduct()
  console.log(machine())
  if (share < 1) console.log(`Only ${share} of the repetitions.`)
  const held = await proveAll(turns, share)
  console.log(held ? '\nEverything holds.' : '\nSomething falls short: see ✗ above.')
  return held ? 0 : 1
})
