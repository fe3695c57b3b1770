import { accountOf, type ColumnAccount, leftOut } from '../articles/account.ts'
import { whyLeftOut } from '../articles/account-words.ts'
import { ambiguousNumber, areCostsCertain, isCertain } from '../articles/certainty.ts'
import { hasCutAmounts } from '../articles/columns.ts'
import { costColumns } from '../articles/cost-columns.ts'
import type { OpenedList } from '../articles/open-list.ts'
import type { Certainty, ColumnsFor, Mapping, Role } from '../layouts/role.ts'
import { namesChannel } from '../layouts/title.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { headerKey, shownIn } from '../table/cell.ts'
import { decimalCommasIn } from '../table/decimal-commas.ts'
import type { Table } from '../table/table.ts'
import { Unreadable } from '../table/unreadable.ts'

/** What the columns of a file are, and the mark before decimals; without one each column tells. */
export type ColumnChoice = { mapping: Mapping; mark: DecimalMark | null }

/** What a seller chose before, by the fingerprint of the file's header. */
export type KnownChoices = Readonly<Record<string, ColumnChoice>>

/** What a seller is asked about a file's columns. */
export type ColumnsAsked = {
  what: ColumnsFor
  fileName: string
  /** What kind of file it is; null for one that isn't known. */
  label: string | null
  header: readonly string[]
  /** The first rows, as they stand there. */
  rows: readonly (readonly string[])[]
  /** What we believe, and how certain each column is. */
  choice: ColumnChoice
  certainty: Readonly<Partial<Record<Role, Certainty>>>
  /** Why each column doesn't count though it may be something that does, in Italian; empty for all others. */
  doubts: readonly string[]
  /** Null where the file has no header to know it by. */
  fingerprint: string | null
}

/** How it is found out what the columns of a file are. */
export type ColumnsBy = {
  known: KnownChoices
  /** Whether the seller is asked even where nothing is unsure. */
  isAsked: boolean
  /** What the seller just said. */
  said: Readonly<Partial<Record<ColumnsFor, ColumnChoice>>>
}

/** A file with columns that the seller has to choose, as it was opened. */
export type ColumnsWanted = { asked: ColumnsAsked; opened: OpenedList }

const shownRows = 5

/**
 * Files with the same header are of one kind, whatever their rows are; where titles name marketplaces, the one in use decides
 * which column counts.
 */
export function fingerprintOf(
  what: ColumnsFor,
  { header, headerRow }: Pick<Table, 'header' | 'headerRow'>,
  marketplace = '',
): string | null {
  if (headerRow === 0) return null
  const named = header.some(namesChannel) ? [marketplace] : []
  return JSON.stringify([what, ...named, ...header.map(headerKey)])
}

function doubtsOf(account: readonly ColumnAccount[], header: readonly string[]): string[] {
  const left = new Map(leftOut(account).map((one) => [one.column, one]))
  return header.map((_, column) => {
    const one = left.get(column)
    return one === undefined || one.could === null ? '' : whyLeftOut(one, account)
  })
}

function chosen(
  what: ColumnsFor,
  opened: OpenedList,
  isSure: boolean,
  { known, isAsked, said }: ColumnsBy,
  marketplace?: string,
): ColumnChoice | ColumnsWanted {
  if (said[what] !== undefined) return said[what]
  const { table, layout, mapping, certainty } = opened
  const fingerprint = fingerprintOf(what, table, marketplace)
  const before = fingerprint === null ? undefined : known[fingerprint]
  const choice = before ?? { mapping, mark: opened.mark }
  const areCut = hasCutAmounts(table, choice.mapping, choice.mark)
  if (areCut && decimalCommasIn(table, choice.mapping) === 'cut')
    throw new Unreadable('decimalCommas')
  const isUnclear = choice.mark === null && ambiguousNumber(table, choice.mapping) !== null
  const canBeRead = !areCut && !isUnclear
  if (!isAsked && canBeRead && (before !== undefined || isSure)) return choice
  const asked: ColumnsAsked = {
    what,
    fileName: table.name,
    label: layout?.label ?? null,
    header: table.header,
    rows: table.sample.slice(0, shownRows).map((row) => row.map(shownIn)),
    choice,
    certainty: before === undefined ? certainty : {},
    doubts: doubtsOf(accountOf(opened, choice.mapping, what), table.header),
    fingerprint,
  }
  return { asked, opened }
}

/** What the columns of a file of articles are, as far as that is certain. */
export const articleColumns = (
  opened: OpenedList,
  by: ColumnsBy,
  marketplace: string,
): ColumnChoice | ColumnsWanted =>
  chosen('articles', opened, isCertain(accountOf(opened), opened.layout !== null), by, marketplace)

/** What the columns of a file of costs are, as far as that is certain. */
export function costColumnsOf(
  table: Table,
  by: ColumnsBy,
): { opened: OpenedList; choice: ColumnChoice | ColumnsWanted } {
  const opened: OpenedList = { table, layout: null, mark: null, ...costColumns(table) }
  const isSure = areCostsCertain(accountOf(opened, opened.mapping, 'costs'))
  return { opened, choice: chosen('costs', opened, isSure, by) }
}
