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
import { openDuckDb } from './duckdb.ts'
import { articles, articleTariffs } from './listino-articles.ts'
import { runPage } from './listino-page.ts'

export const name = 'listino'

const length = 1_000_000
const rounds = 25

const recalculationAimMs = 16
const lowestAimMs = 250
const duckDbAim = 4

/** Some work and how long it took in each round, in milliseconds. */
type Timed = { what: string; work: () => unknown; times: number[] }

const timed = (what: string, work: () => unknown): Timed => ({ what, work, times: [] })

async function time({ work, times }: Timed): Promise<void> {
  const start = performance.now()
  await work()
  times.push(performance.now() - start)
}

const shareOf = ({ times }: Timed, share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN
const medianOf = (one: Timed) => shareOf(one, 0.5)

const line = (one: Timed, beside: Timed) =>
  [
    one.what.padEnd(40),
    shareOf(one, 0).toFixed(1).padStart(9),
    medianOf(one).toFixed(1).padStart(9),
    shareOf(one, 0.95).toFixed(1).padStart(9),
    (medianOf(one) / medianOf(beside)).toFixed(2).padStart(9),
  ].join('')

const verdict = (met: boolean) => (met ? 'Met' : 'Missed')

/** Says whether the middle round keeps within an aim. */
function within(what: string, one: Timed, aimMs: number): boolean {
  const [best, median] = [shareOf(one, 0), medianOf(one)]
  const met = median <= aimMs
  console.log(
    `Aim: ${what} within ${aimMs} ms. ${verdict(met)}: ${median.toFixed(1)} ms, at best ${best.toFixed(1)}.`,
  )
  return met
}

/** What a million articles cost: reckoned anew, and in the page. */
export async function run(): Promise<boolean> {
  const isKernelFast = await runKernel()
  return (await runPage()) && isKernelFast
}

/** What it costs to reckon a million articles anew: beside a copy of their bytes, and beside a database made for columns. */
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
      triedSummary(groups, tariffs, { ...asItIs, prezzo: 5 }, bins, 20),
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

  const isFast = within('recalculating', ours, recalculationAimMs)
  const isLowestFast = within('lowest prices', lowest, lowestAimMs)
  const beside = medianOf(ours) / medianOf(copy)
  console.log(`Recalculating takes ${beside.toFixed(2)} × the copy of the same bytes.`)
  const [other] = peer
  if (duckDb === null || other === undefined) {
    console.log('DuckDB is not there to compare with: npm install --prefix bench/peers')
    return isFast && isLowestFast
  }
  recalculate(columns, tariffs, figures)
  const sum = figures.guadagno.reduce((all, guadagno) => all + guadagno, 0)
  const isSame = Math.abs((await duckDb.guadagno()) - sum) < 1e-9 * length
  await duckDb.close()
  const ratio = medianOf(other) / medianOf(ours)
  const holds = ratio >= duckDbAim && isSame
  console.log(
    `Aim: at least ${duckDbAim} × faster than DuckDB, with the same sum of profits. ${verdict(holds)}: ${ratio.toFixed(1)} ×, ${isSame ? 'the same' : 'another'}.`,
  )
  return isFast && isLowestFast && holds
}
