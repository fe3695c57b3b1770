import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { type Ended, ended, listino } from '../prove/listino/command.ts'
import { distribution } from './distribution.ts'
import { calculateFile } from './duckdb.ts'
import { shopRow } from './shop-file.ts'

export const name = 'listino-command'

const rows = 1_000_000
const rounds = 5

const timesAim = 1.3
const megabytesAim = 300

const { PYTHON: python = 'python3' } = process.env
const script = fileURLToPath(new URL('peers/figures.py', import.meta.url))

const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const linesAtOnce = 10_000

/** A file of five columns, all of which both programs read. */
function* lines(): Generator<string> {
  yield 'SKU;Nome;Prezzo;Costo;Spedizione\r\n'
  for (let from = 0; from < rows; from += linesAtOnce)
    yield Array.from({ length: linesAtOnce }, (_, at) => {
      const { sku, price, cost, shipping } = shopRow(from + at)
      return `${sku};Articolo ${from + at};${amount(price)};${amount(cost)};${amount(shipping)}\r\n`
    }).join('')
}

/** The sum of all profits in some results. */
async function profitIn(path: string): Promise<number> {
  let place = -1
  let sum = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const cells = line.split(';')
    if (place === -1) place = cells.indexOf('guadagno')
    else sum += Number(cells[place]?.replace(',', '.'))
  }
  return sum
}

/** `six` is ours with so many columns; `duck` how long DuckDB took, null where it is not installed. */
type Round = { ours: Ended; six: Ended; theirs: Ended; duck: number | null }

const sixColumns = ['--colonne', 'sku,nome,prezzo,commissione,guadagno,margine']
const duckAims = { all: 2, six: 1 }

const middle = (numbers: readonly number[]) => distribution(numbers).p50

function told(what: string, all: readonly Ended[]): void {
  const seconds = all.map((one) => one.seconds)
  const [best, median] = [Math.min(...seconds), middle(seconds)]
  const peak = Math.max(...all.map((one) => one.peakMb))
  console.log(
    `${what.padEnd(12)} ${best.toFixed(1)} s at best, ${median.toFixed(1)} in the middle, ${Math.round(peak)} MB`,
  )
}

/** Prints whether the command line keeps within its aims, beside the script in the same rounds. */
function judged(all: readonly Round[], isSame: boolean): boolean {
  const ratio = middle(all.map(({ ours, theirs }) => ours.seconds / theirs.seconds))
  const peak = Math.max(...all.map(({ ours }) => ours.peakMb))
  const isMet = ratio <= timesAim && peak < megabytesAim && isSame
  console.log(
    `Aim: at most ${timesAim} × the script, below ${megabytesAim} MB, with the same sum of profits. ${isMet ? 'Met' : 'Missed'}: ${ratio.toFixed(2)} ×, ${Math.round(peak)} MB, ${isSame ? 'the same' : 'another'}.`,
  )
  return isMet
}

/** Prints how often as long the command line takes as DuckDB; answers whether it keeps within its aims. */
function besideDuckDb(all: readonly Round[]): boolean {
  const ratioOf = (of: (round: Round) => Ended) =>
    middle(all.map((round) => of(round).seconds / (round.duck ?? Number.NaN)))
  const seconds = middle(all.map(({ duck }) => duck ?? Number.NaN))
  if (Number.isNaN(seconds)) {
    console.log('DuckDB is not there to compare with: `npm ci` in bench/peers.')
    return true
  }
  const [whole, six] = [ratioOf(({ ours }) => ours), ratioOf((round) => round.six)]
  const isMet = whole <= duckAims.all && six <= duckAims.six
  console.log(
    `Aim: at most ${duckAims.all} × DuckDB reading, calculating six columns and writing them (${seconds.toFixed(2)} s in the middle), ${duckAims.six} × with six of ours. ${isMet ? 'Met' : 'Missed'}: ${whole.toFixed(1)} ×, ${six.toFixed(1)} × with six.`,
  )
  return isMet
}

async function compare(folder: string): Promise<boolean> {
  const file = join(folder, 'articoli.csv')
  await pipeline(Readable.from(lines()), createWriteStream(file))
  const [mine, other] = [join(folder, 'listino.csv'), join(folder, 'python.csv')]
  const [few, duck] = [join(folder, 'sei.csv'), join(folder, 'duckdb.csv')]
  const all: Round[] = []
  for (let round = 0; round < rounds; round++) {
    const theirs = await ended(python, [script, file], other)
    const ours = await listino([file], mine)
    const six = await listino([file, ...sixColumns], few)
    all.push({ theirs, ours, six, duck: await calculateFile(file, duck) })
  }
  console.log(`${rows} articles of five columns, ${rounds} rounds in turns.`)
  told(
    'listino',
    all.map(({ ours }) => ours),
  )
  told(
    'six columns',
    all.map(({ six }) => six),
  )
  told(
    'Python, csv',
    all.map(({ theirs }) => theirs),
  )
  const difference = (await profitIn(mine)) - (await profitIn(other))
  // Each profit is written to the cent.
  const isMet = judged(all, Math.abs(difference) < rows * 0.01)
  return besideDuckDb(all) && isMet
}

/** What the command line takes for a million articles, beside ten lines of Python and a line of SQL that know one fee and nothing else. */
export async function run(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'margine-listino-'))
  try {
    return await compare(folder)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    console.log(`${python} is not there to compare with.`)
    return true
  } finally {
    await rm(folder, { recursive: true })
  }
}
