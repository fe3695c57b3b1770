import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type ShopRow, shopRow } from '../../bench/shop-file.ts'
import { calculatedCells, figuresFor, written } from './expected.ts'

/** What is wrong with a file of results, held against the engine row by row. */
export type Judged = {
  rows: number
  /** The first rows with a profit or margin other than that of `figuresOf`. */
  wrong: string[]
  /** How many were held against `calculate`, `pricesFor` and `deadZones`, and the first that differ. */
  sampled: number
  wrongSampled: string[]
  /** All profits as they are written, in cents. */
  sum: number
  /** For each article a hash of all that is written of it, but for where it stands and what its category rests on. */
  hashes: Uint32Array
  /** How many rows have no result, by why. */
  without: Map<string, number>
}

const mostTold = 3

/** The cells of a line that a spreadsheet would open. */
function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(';')
  const found = line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)
  return Array.from(found, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

function hashOf(texts: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const text of texts)
    for (let at = 0; at <= text.length; at++)
      hash = Math.imul(hash ^ (at < text.length ? text.charCodeAt(at) : 0xffff), 0x01000193)
  return hash >>> 0
}

/** What may differ between two files of the same results: where an article stands, and what people read as words. */
const passing = new Set(['riga', 'categoria', 'categoria_da', 'costo_da', 'marketplace'])

/** The columns that are looked at, by what people read above them in a file from the page. */
const columnsByTitle: Readonly<Record<string, string>> = {
  Riga: 'riga',
  SKU: 'sku',
  Articolo: 'nome',
  Categoria: 'categoria',
  'Categoria presa da': 'categoria_da',
  'Costo preso da': 'costo_da',
  Commissione: 'commissione',
  Guadagno: 'guadagno',
  'Margine %': 'margine',
  'Prezzo minimo': 'prezzo_minimo',
  Pareggio: 'pareggio',
  'Prezzo migliore': 'prezzo_migliore',
  Problema: 'problema',
  Marketplace: 'marketplace',
}

/** Where each column is, by its name. */
function placesOf(header: readonly string[]): Map<string, number> {
  const titles = header.map((title) => title.replace('\uFEFF', ''))
  return new Map(titles.map((title, at) => [columnsByTitle[title] ?? title, at]))
}

function placeOf(name: string, places: ReadonlyMap<string, number>): number {
  const place = places.get(name)
  if (place === undefined) throw new Error(`The file of results has no column ${name}.`)
  return place
}

function rowOf(sku: string): number {
  const [, row] = /^ART-(\d{7})$/.exec(sku) ?? []
  if (row === undefined) throw new Error(`The file of results has an article ${sku}.`)
  return Number(row)
}

type Cells = (name: string) => string

class Judge {
  readonly judged: Judged
  readonly #tariffe: string
  readonly #every: number

  constructor(rows: number, tariffe: string, every: number) {
    this.#tariffe = tariffe
    this.#every = every
    this.judged = {
      rows: 0,
      wrong: [],
      sampled: 0,
      wrongSampled: [],
      sum: 0,
      hashes: new Uint32Array(rows),
      without: new Map(),
    }
  }

  add(at: number, cells: Cells): void {
    const { judged } = this
    const row = shopRow(at)
    const problem = cells('problema')
    judged.rows++
    if (row.kind !== 'whole') {
      judged.without.set(problem, (judged.without.get(problem) ?? 0) + 1)
      if (problem === '' || cells('guadagno') !== '') judged.wrong.push(row.sku)
      return
    }
    judged.sum += Math.round(Number(cells('guadagno').replace(',', '.')) * 100)
    if (judged.wrong.length < mostTold && !this.#isRight(row, cells)) judged.wrong.push(row.sku)
    if (at % this.#every === 0) this.#sample(row, cells)
  }

  #isRight(row: ShopRow, cells: Cells): boolean {
    const { guadagno, margine } = figuresFor(row, this.#tariffe)
    return (
      cells('nome') === row.name &&
      cells('problema') === '' &&
      cells('guadagno') === written(guadagno) &&
      cells('margine') === written(margine)
    )
  }

  #sample(row: ShopRow, cells: Cells): void {
    const { judged } = this
    judged.sampled++
    if (judged.wrongSampled.length >= mostTold) return
    for (const [name, text] of Object.entries(calculatedCells(row, this.#tariffe)))
      if (cells(name) !== text)
        judged.wrongSampled.push(`${row.sku} ${name}: ${cells(name)}, not ${text}`)
  }
}

/**
 * Holds a file of results for a spreadsheet against the engine.
 *
 * @param rows of the file that the articles come from
 * @param every of so many rows one is held against the calculator's whole result
 */
export async function judgeResults(
  path: string,
  rows: number,
  tariffe: string,
  every: number,
): Promise<Judged> {
  const judge = new Judge(rows, tariffe, every)
  let places: ReadonlyMap<string, number> | null = null
  let kept: number[] = []
  for await (const line of createInterface({
    input: createReadStream(path),
    crlfDelay: Infinity,
  })) {
    const cells = cellsOf(line)
    if (places === null) {
      places = placesOf(cells)
      kept = [...places].flatMap(([name, at]) => (passing.has(name) ? [] : [at]))
      continue
    }
    const known = places
    const cellOf = (name: string) => cells[placeOf(name, known)] ?? ''
    const at = rowOf(cellOf('sku'))
    judge.add(at, cellOf)
    judge.judged.hashes[at] = hashOf(kept.map((column) => cells[column] ?? ''))
  }
  return judge.judged
}

/** How many articles have results in one file that differ from those in another. */
export const differing = (one: Judged, other: Judged): number =>
  one.hashes.reduce(
    (sum, hash, at) =>
      sum + Number(hash !== 0 && other.hashes[at] !== 0 && hash !== other.hashes[at]),
    0,
  )
