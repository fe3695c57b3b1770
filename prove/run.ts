import { parseArgs } from 'node:util'
import { machine } from '../bench/machine.ts'
import { buildWebApp } from '../scripts/build.mjs'
import { exitWith } from '../scripts/failure.mjs'
import type { Figure, PlainRow, Row } from './row.ts'
import { browser } from './rows/browser.ts'
import { bruteForce } from './rows/brute-force.ts'
import { csrf } from './rows/csrf.ts'
import { durability } from './rows/durability.ts'
import { enumeration } from './rows/enumeration.ts'
import { faults } from './rows/faults.ts'
import { flood } from './rows/flood.ts'
import { fuzz } from './rows/fuzz.ts'
import { greedy } from './rows/greedy.ts'
import { isolation } from './rows/isolation.ts'
import { listino } from './rows/listino.ts'
import { load } from './rows/load.ts'
import { prices } from './rows/prices.ts'
import { race } from './rows/race.ts'
import { redirects } from './rows/redirects.ts'
import { refused } from './rows/refused.ts'
import { retry } from './rows/retry.ts'
import { sideChannel } from './rows/side-channel.ts'
import { silence } from './rows/silence.ts'
import { slowClients } from './rows/slow-clients.ts'
import { suite } from './rows/suite.ts'
import { sweeping } from './rows/sweeping.ts'
import { tokens } from './rows/tokens.ts'

// A new row is a new file, and its name here.
const rows: (Row | PlainRow)[] = [
  suite,
  prices,
  isolation,
  csrf,
  redirects,
  tokens,
  bruteForce,
  enumeration,
  sideChannel,
  flood,
  greedy,
  refused,
  sweeping,
  load,
  race,
  retry,
  durability,
  faults,
  silence,
  slowClients,
  fuzz,
  listino,
  browser,
]

function show(figures: readonly Figure[]): void {
  const widths = (
    [(one) => one.what, (one) => one.seen, (one) => one.wanted] as const satisfies ((
      one: Figure,
    ) => string)[]
  ).map((column) => Math.max(...figures.map((figure) => column(figure).length)))
  for (const { what, seen, wanted, holds } of figures) {
    const [first = 0, second = 0, third = 0] = widths
    const verdict = wanted === '' ? ' ' : holds ? '✓' : '✗'
    console.log(
      `  ${verdict} ${what.padEnd(first)}  ${seen.padStart(second)}  ${wanted.padEnd(third)}`.trimEnd(),
    )
  }
}

/** A row on each of its databases. */
function turnsOf(row: Row | PlainRow, share: number) {
  if (!('databases' in row)) return [{ title: row.name, prove: () => row.prove(share) }]
  return row.databases.map((database) => ({
    title: `${row.name} (${database})`,
    prove: () => row.prove(database, share),
  }))
}

async function proveAll(asked: readonly (Row | PlainRow)[], share: number): Promise<boolean> {
  let held = true
  for (const { title, prove } of asked.flatMap((row) => turnsOf(row, share))) {
    const began = performance.now()
    console.log(`\n▸ ${title}`)
    const figures = await prove()
    show(figures)
    console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s`)
    held &&= figures.every(({ holds }) => holds)
  }
  return held
}

await exitWith(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    // For a slow machine: `npm run prove -- race --share 0.1`.
    options: { share: { type: 'string', default: '1' } },
  })
  const share = Number(values.share)
  const names = rows.map(({ name }) => name)
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`No row ${unknown.join(', ')}. There is: ${names.join(', ')}.`)
    return 1
  }
  if (!(share > 0 && share <= 1)) {
    console.error(`--share must be above 0 and at most 1 (it is "${values.share}").`)
    return 1
  }
  const asked = rows.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (asked.some((row) => 'databases' in row)) await buildWebApp()
  console.log(machine())
  if (share < 1) console.log(`Only ${share} of the repetitions.`)
  const held = await proveAll(asked, share)
  console.log(held ? '\nEverything holds.' : '\nSomething falls short: see ✗ above.')
  return held ? 0 : 1
})
