import { type CalculationFormData, defaultFormData, ratesOf } from '@margine/engine'
import type { Layout } from '../layouts/layout.ts'
import { folded, yesOrNo } from '../layouts/yes-or-no.ts'
import { type Cell, headerKey, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { conditionsAt } from './conditions.ts'
import { termTitles } from './term-titles.ts'

type Row = readonly (Cell | undefined)[]
type Beginning = Pick<Table, 'header' | 'sample'>

/** What a file that we wrote says of all its articles. */
export type OwnTerms = Pick<
  CalculationFormData,
  'marketplace' | 'prezzoIncludesIVA' | 'costoIncludesIVA'
> & { regime: 'ordinario' | 'forfettario' }

/** A word of the file that can't be understood. */
type TermFault = { field: keyof OwnTerms; column: string; text: string }

/** What the file says; of a word that can't be understood there is a fault, and the usual stands in its place. */
export type FoundTerms = { terms: OwnTerms; faults: TermFault[] }

/** Where a file that we wrote says by what its articles were calculated; null where it is none, or doesn't say. */
function columnsIn({ header }: Pick<Table, 'header'>, layout: Layout | null): number[] | null {
  if (layout?.key !== 'margine') return null
  const keys = header.map(headerKey)
  const columns = Object.entries(termTitles).map(([name, title]) =>
    keys.findIndex((key) => key === name || key === headerKey(title)),
  )
  return columns.includes(-1) ? null : columns
}

const textsOf = (row: Row, columns: readonly number[]): string[] =>
  columns.map((column) => textIn(row[column]))

const saysNothing = (texts: readonly string[]) => texts.every((text) => text === '')

/** What the first row says that says something: one that was added by hand may not. */
const firstIn = ({ sample }: Beginning, columns: readonly number[]): string[] | undefined =>
  sample.map((row) => textsOf(row, columns)).find((texts) => !saysNothing(texts))

/** The key of a marketplace by its key or its name. */
function marketplaceOf(text: string, today: string): string | undefined {
  const { marketplaces } = ratesOf({ ...defaultFormData, tariffe: today }).cards
  const found = Object.entries(marketplaces).find(
    ([key, { label }]) => folded(key) === folded(text) || folded(label) === folded(text),
  )
  return found?.[0]
}

const regimeOf = (text: string) =>
  (['ordinario', 'forfettario'] as const).find((regime) => regime === folded(text))

/**
 * The terms of a file that we wrote; null for any other, and where no row says.
 *
 * @param today the day that it is in UTC
 */
export function ownTermsIn(
  table: Beginning,
  layout: Layout | null,
  today: string,
): FoundTerms | null {
  const columns = columnsIn(table, layout)
  const texts = columns === null ? undefined : firstIn(table, columns)
  if (columns === null || texts === undefined) return null
  const faults: TermFault[] = []
  const read = <Value>(
    field: keyof OwnTerms,
    at: number,
    meaning: (text: string) => Value | undefined,
    usual: Value,
  ): Value => {
    const text = texts[at] ?? ''
    const value = meaning(text)
    if (value === undefined)
      faults.push({ field, column: table.header[columns[at] ?? -1] ?? '', text })
    return value ?? usual
  }
  const terms: OwnTerms = {
    marketplace: read('marketplace', 0, (text) => marketplaceOf(text, today), 'amazon'),
    prezzoIncludesIVA: read('prezzoIncludesIVA', 1, yesOrNo, true),
    costoIncludesIVA: read('costoIncludesIVA', 2, yesOrNo, false),
    regime: read('regime', 3, regimeOf, 'ordinario'),
  }
  return { terms, faults }
}

/** What a row may say otherwise than the first: each article has its own. */
const ofEachRow: ReadonlySet<string> = new Set(['costo_con_iva', 'iva'])

/** Tells rows of a file that we wrote which were calculated by something else than its first that says it. */
export function otherTermsIn(table: Beginning, layout: Layout | null): (row: Row) => boolean {
  const all = columnsIn(table, layout)
  if (all === null || firstIn(table, all) === undefined) return () => false
  const ofAll = all.filter((_, at) => !ofEachRow.has(Object.keys(termTitles)[at] ?? ''))
  const conditions = conditionsAt(table.header, layout)
  const columns = conditions === -1 ? ofAll : [...ofAll, conditions]
  const said = firstIn(table, columns) ?? []
  const meant = said.map(folded)
  return (row) => {
    if (columns.every((column, at) => textIn(row[column]) === said[at])) return false
    const texts = textsOf(row, columns)
    return !saysNothing(texts) && texts.some((text, at) => folded(text) !== meant[at])
  }
}
