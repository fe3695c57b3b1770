import { greatestOf } from '../extremes.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { type Cell, headerKey, textIn } from '../table/cell.ts'
import type { Source } from '../table/source.ts'
import { openTable, type Table, type TableChoice } from '../table/table.ts'
import { currencyAbove } from './currencies.ts'
import { BrokenStatement } from './fault.ts'
import type { KeepingColumn } from './kept-shipping.ts'
import { explained, statementHeader, statementWith, type Titles } from './known.ts'
import type { StatementLayout, TextRole } from './layout.ts'
import { Moments } from './moments.ts'
import { Money, saidIn } from './money.ts'
import type { Part } from './parts.ts'
import { unwrapped } from './wrapped-rows.ts'

export type StatementChoice = Pick<TableChoice, 'sheet' | 'pause'> & {
  /** How its numbers are written, where the seller says so. */
  mark?: DecimalMark | null
  /** What its amounts are in where nothing in the file says it. */
  currency?: string
  /** Which account of the seller the file is about, where the seller says so. */
  account?: string
  /** What titles of the file mean that no table knows. */
  titles?: Titles
}

/** Where the columns of a file stand that say something. */
type Places = {
  texts: Readonly<Partial<Record<TextRole, readonly number[]>>>
  amounts: readonly (KeepingColumn & {
    at: number
    sign: 1 | -1
    within: Part | null
    tellsZero: boolean
  })[]
  /** -1 where there is none. */
  total: number
  totalWithoutVAT: number
  announced: number
  /** A row that is cut off has no cell here. */
  last: number
}

/** A report of charges of which the beginning was read. */
export type Statement = {
  table: Table
  layout: StatementLayout
  places: Places
  /** What its amounts are in by the lines above its header; blank where these don't say. */
  currency: string
  /** What they are in where neither those nor a row nor its store says; blank where nothing does. */
  otherCurrency: string
  /** The store of rows that name none: the file's, where it has only one; else blank. */
  store: string
  /** The account of the seller that they or the lines above the header name; blank where none do. */
  account: string
  /** How its numbers are written, where the seller says so. */
  mark: DecimalMark | null
}

const at = (keys: readonly string[], names: readonly string[]): number[] =>
  names.flatMap((name) => {
    const found = keys.indexOf(name)
    return found === -1 ? [] : [found]
  })

function placesIn(header: readonly Cell[], layout: StatementLayout): Places {
  const keys = header.map(headerKey)
  const texts = Object.fromEntries(
    Object.entries(layout.columns)
      .map(([role, names]) => [role, at(keys, names)] as const)
      .filter(([, found]) => found.length > 0),
  )
  const amounts = layout.amounts.flatMap(
    ({ part, names, isCharge, within = null, tellsZero = false, mayKeep = false, of = null }) =>
      at(keys, names).map((place) => ({
        at: place,
        part,
        sign: isCharge === true ? (-1 as const) : (1 as const),
        within,
        tellsZero,
        mayKeep,
        of,
      })),
  )
  const [total = -1] = at(keys, layout.total)
  const [totalWithoutVAT = -1] = at(keys, layout.totalWithoutVAT ?? [])
  const [announced = -1] = at(keys, layout.announced ?? [])
  const used = [
    ...(Object.values(texts).flat() as number[]),
    ...amounts.map((one) => one.at),
    total,
    totalWithoutVAT,
    announced,
  ]
  const twice = used.find((place) => place !== -1 && keys.lastIndexOf(keys[place] ?? '') !== place)
  if (twice !== undefined)
    throw new BrokenStatement([{ row: 0, code: 'twiceTheColumn', column: String(header[twice]) }])
  return { texts, amounts, total, totalWithoutVAT, announced, last: greatestOf(used, -1) }
}

/** The stores that some rows name, as the results name them. */
const storesIn = ({ sample }: Table, places: Places): string[] => {
  const [column] = places.texts.store ?? []
  if (column === undefined) return []
  const named = new Set(sample.map((row) => storeIn(row[column])).filter((store) => store !== ''))
  return [...named].filter((store) => !isElsewhere(store))
}

/** Whether a store is the name that Amazon gives to orders from elsewhere that it sends: `Non-Amazon IT`. */
export const isElsewhere = (store: string): boolean =>
  /^(?:non-amazon|si .* marketplace)/.test(store)

/** What stands beside one of a layout's words above the header. */
function accountIn({ preface }: Table, { accountAbove = [] }: StatementLayout): string {
  const row = preface.find((cells) => accountAbove.includes(headerKey(cells[0] ?? '')))
  return saidIn(row?.[1])
}

/** A store as the results name it. */
export const storeIn = (cell: Cell | undefined): string => saidIn(cell).toLowerCase()

/**
 * Opens a report of charges by what is in it. Throws `Unreadable` where it is no table, `BrokenStatement` where it is none
 * that is known.
 */
export async function openStatement(
  source: Source,
  {
    mark = null,
    currency: otherwise = '',
    account: said = '',
    titles = new Map(),
    ...choice
  }: StatementChoice = {},
): Promise<Statement> {
  const isKnown = statementHeader(titles)
  const opened = await openTable(source, { ...choice, isKnown })
  const found = unwrapped(opened, isKnown)
  const header = explained(found.header, titles).map(textIn)
  const table = { ...found, header }
  const layout = statementWith(header)
  if (layout === null) throw new BrokenStatement([{ row: 0, code: 'unknownFile' }])
  const places = placesIn(table.header, layout)
  const [store = '', other] = storesIn(table, places)
  const only = other === undefined ? store : ''
  const currency = currencyAbove(table.preface) ?? ''
  const otherCurrency = layout.currency ?? otherwise
  const account = said || accountIn(table, layout)
  return { table, layout, places, currency, otherCurrency, store: only, account, mark }
}

/** Reads the days of a statement. */
export function momentsOf({ table, layout, places }: Statement): Moments {
  const columns = places.texts.day ?? []
  const cells = table.sample.flatMap((row) => columns.map((column) => row[column]))
  return new Moments(cells, layout.isMonthFirst ?? null)
}

/** Reads the amounts of a statement. */
export function moneyOf({ table, places, mark }: Statement): Money {
  const { amounts, total, totalWithoutVAT, announced } = places
  const columns = [...amounts.map((one) => one.at), total, totalWithoutVAT, announced]
  const cells = table.sample.flatMap((row) => columns.map((column) => row[column]))
  return new Money(cells, mark)
}
