import {
  asItIs,
  betterColumns,
  betterPrices,
  figureColumns,
  lowestPrices,
  priceGroupsOf,
  recalculate,
  sortedRows,
  triedSummary,
} from '../engine/src/index.ts'
import { distribution } from './distribution.ts'
import { openDuckDb } from './duckdb.ts'
import { articles, articleTariffs } from './listino-articles.ts'
import { runPage } from './listino-page.ts'

export const name = 'listino'

const length = 1_000_000
const rounds = 25

const copyAim = 2.5
const duckDbAim = 4

/** Some work and how long it took in each round, in milliseconds. */
type Timed = { what: string; work: () => unknown; times: number[] }

const timed = (what: string, work: () => unknown): Timed => ({ what, work, times: [] })

async function time({ work, times }: Timed): Promise<void> {
  const start = performance.now()
  await work()
  times.push(performance.now() - start)
}

/** How many times as long one takes as another: the middle of the rounds, in each of which they took turns. */
function timesOf(one: Timed, beside: Timed): number {
  return distribution(one.times.map((time, round) => time / (beside.times[round] ?? Number.NaN)))
    .p50
}

function line(one: Timed, beside: Timed): string {
  const { p50, p95 } = distribution(one.times)
  const shown = [Math.min(...one.times), p50, p95].map((time) => time.toFixed(1).padStart(9))
  return [one.what.padEnd(40), ...shown, timesOf(one, beside).toFixed(2).padStart(9)].join('')
}

const verdict = (met: boolean) => (met ? 'Met' : 'Missed')

/** What a million articles cost: recalculated, and in the page. */
export async function run(): Promise<boolean> {
  const isKernelFast = await runKernel()
  return (await runPage()) && isKernelFast
}

/** What it costs to recalculate a million articles: beside a copy of their bytes, and beside a database made for columns. */
async function runKernel(): Promise<boolean> {
  const tariffs = articleTariffs()
  const columns = articles(length, tariffs.net.length)
  const figures = figureColumns(length)
  const prices = new Float64Array(length)
  const better = betterColumns(length)
  const rows = Uint32Array.from({ length }, (_, row) => row)
  const bytes = new Float64Array(8 * length).fill(1)
  const copied = new Float64Array(8 * length)
  const groups = priceGroupsOf(columns, tariffs.net.length)
  const bins = { from: -50, step: 5, count: 24 }

  const copy = timed('copying their 64 MB', () => copied.set(bytes))
  const ours = timed('recalculating', () => recalculate(columns, tariffs, figures))
  const others = [
    timed('recalculating, every price changed', () =>
      recalculate(columns, tariffs, figures, {
        prezzo: 5,
        costo: 2,
        spedizione: { percent: 10 },
      }),
    ),
    timed('every price tried, and summed up', () =>
      triedSummary(groups, tariffs, { ...asItIs, prezzo: 5 }, bins, {
        kind: 'margine',
        percent: 20,
      }),
    ),
    timed('grouping by tariff and price, once', () => priceGroupsOf(columns, tariffs.net.length)),
    timed('the better prices of dead zones', () => betterPrices(columns, tariffs, better)),
    timed('sorting by margin', () => sortedRows(rows, figures.margine, 'descending')),
  ]
  const lowest = timed('the lowest price for 20 %', () =>
    lowestPrices(columns, tariffs, { kind: 'margine', percent: 20 }, prices),
  )
  const duckDb = await openDuckDb(columns, tariffs)
  const peer = duckDb === null ? [] : [timed('DuckDB, a table of the same figures', duckDb.table)]

  const all = [copy, ours, lowest, ...others, ...peer]
  // Once unmeasured: memory is touched and code compiled.
  for (const one of all) await one.work()
  for (let round = 0; round < rounds; round++) for (const one of all) await time(one)

  console.log(`${length} articles, ${rounds} rounds, one thread; DuckDB takes those it wants.`)
  console.log(`${''.padEnd(40)}  best ms   median      p95   × copy`)
  for (const one of all) console.log(line(one, copy))

  const beside = timesOf(ours, copy)
  const isFast = beside <= copyAim
  console.log(
    `Aim: recalculating at most ${copyAim} × the copy of the same bytes. ${verdict(isFast)}: ${beside.toFixed(2)} ×.`,
  )
  const [other] = peer
  if (duckDb === null || other === undefined) {
    console.log('DuckDB is not there to compare with: npm install --prefix bench/peers')
    return isFast
  }
  recalculate(columns, tariffs, figures)
  const sum = figures.guadagno.reduce((all, guadagno) => all + guadagno, 0)
  const isSame = Math.abs((await duckDb.guadagno()) - sum) < 1e-9 * length
  await duckDb.close()
  const ratio = timesOf(other, ours)
  const holds = ratio >= duckDbAim && isSame
  console.log(
    `Aim: at least ${duckDbAim} × faster than DuckDB, with the same sum of profits. ${verdict(holds)}: ${ratio.toFixed(1)} ×, ${isSame ? 'the same' : 'another'}.`,
  )
  return isFast && holds
}
