import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { BulkColumns, Tariffs } from '../engine/src/index.ts'

type Appender = {
  appendDouble(value: number): void
  appendUSmallInt(value: number): void
  endRow(): void
  closeSync(): void
}
type Connection = {
  run(sql: string): Promise<unknown>
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>
  createAppender(table: string): Promise<Appender>
  closeSync(): void
}
/** Of DuckDB's module what is used here: its own types are only there once it is installed. */
type DuckDb = {
  DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Connection> }> }
}

async function duckDb(): Promise<DuckDb | null> {
  const peers = createRequire(new URL('peers/package.json', import.meta.url))
  try {
    const module: { default: DuckDb } = await import(
      pathToFileURL(peers.resolve('@duckdb/node-api')).href
    )
    return module.default
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** The file of `peers/figures.py` read, calculated and written by the same formula, as SQL. */
const fileFigures = (file: string, out: string) => `
  COPY (
    SELECT sku, nome, round(netto, 2) AS netto, round(commissione, 2) AS commissione,
      round(guadagno, 2) AS guadagno, round(guadagno / netto * 100, 2) AS margine
    FROM (
      SELECT *, netto - costo - spedizione - commissione AS guadagno
      FROM (
        SELECT SKU AS sku, Nome AS nome, Costo AS costo, Spedizione AS spedizione,
          Prezzo / 1.22 AS netto, greatest(Prezzo * 0.15, 0.3) AS commissione
        FROM read_csv('${file}', delim = ';', decimal_separator = ',', header = true, columns = {
          'SKU': 'VARCHAR', 'Nome': 'VARCHAR', 'Prezzo': 'DOUBLE', 'Costo': 'DOUBLE', 'Spedizione': 'DOUBLE'
        }))))
  TO '${out}' (HEADER, DELIMITER ';')`

/** Writes what the articles of a file come to; answers how long that took, null where DuckDB is not installed. */
export async function calculateFile(file: string, out: string): Promise<number | null> {
  const module = await duckDb()
  if (module === null) return null
  const began = performance.now()
  const connection = await (await module.DuckDBInstance.create(':memory:')).connect()
  await connection.run(fileFigures(file, out))
  connection.closeSync()
  return (performance.now() - began) / 1000
}

/** A number as SQL for exactly that double. */
const double = (value: number) => value.toExponential()

/** The fees of a tariff, line by line: the last has no end. */
function feesIn({ width, upTo, terms }: Tariffs, tariff: number): string {
  const first = tariff * width
  const end = upTo.indexOf(Number.POSITIVE_INFINITY, first)
  const fees = (line: number) =>
    `${double(terms[9 * line + 5] ?? 0)} + ${double(terms[9 * line + 6] ?? 0)} * prezzo`
  const steps = Array.from({ length: end - first }, (_, at) => first + at).map(
    (line) => `WHEN prezzo <= ${double(upTo[line] ?? 0)} THEN ${fees(line)}`,
  )
  return steps.length === 0 ? fees(end) : `CASE ${steps.join(' ')} ELSE ${fees(end)} END`
}

/** The same formula, with the steps of each tariff: all are entered alike, so one share of each amount is enough. */
function figuresIn(tariffs: Tariffs): string {
  const { net, costo, services, logistica } = tariffs
  const cases = Array.from(net, (_, tariff) => `WHEN ${tariff} THEN ${feesIn(tariffs, tariff)}`)
  return `
    SELECT commissione, guadagno, guadagno / netto * 100 AS margine FROM (
      SELECT commissione, netto,
        netto - costo * ${double(costo[0] ?? 0)}
          - (spedizione + packaging + pubblicita + logistica * ${double(logistica[0] ?? 0)}) * ${double(services[0] ?? 0)} - commissione AS guadagno
      FROM (
        SELECT *, prezzo * ${double(net[0] ?? 0)} AS netto,
          CASE tariffa ${cases.join(' ')} END AS commissione
        FROM articoli))`
}

const amounts = [
  'prezzoVendita',
  'costo',
  'spedizione',
  'packaging',
  'pubblicita',
  'logistica',
] as const

async function fill(connection: Connection, columns: BulkColumns): Promise<void> {
  await connection.run(
    'CREATE TABLE articoli (prezzo DOUBLE, costo DOUBLE, spedizione DOUBLE, packaging DOUBLE, pubblicita DOUBLE, logistica DOUBLE, tariffa USMALLINT)',
  )
  const appender = await connection.createAppender('articoli')
  for (let row = 0; row < columns.length; row++) {
    for (const amount of amounts) appender.appendDouble(columns[amount][row] ?? 0)
    appender.appendUSmallInt(columns.tariffa[row] ?? 0)
    appender.endRow()
  }
  appender.closeSync()
}

/** The articles in DuckDB's memory, and the formula as SQL; null where DuckDB is not installed. */
export async function openDuckDb(columns: BulkColumns, tariffs: Tariffs) {
  const module = await duckDb()
  if (module === null) return null
  const connection = await (await module.DuckDBInstance.create(':memory:')).connect()
  await fill(connection, columns)
  const figures = figuresIn(tariffs)
  return {
    /** Calculates every row and keeps the figures. */
    table: () => connection.run(`CREATE OR REPLACE TEMP TABLE conti AS ${figures}`),
    /** The sum of all profits. */
    guadagno: async () => {
      const read = await connection.runAndReadAll(`SELECT sum(guadagno) FROM (${figures})`)
      return Number(read.getRows()[0]?.[0])
    },
    close: () => connection.closeSync(),
  }
}
