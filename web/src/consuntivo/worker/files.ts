import {
  ArticleFacts,
  BrokenStatement,
  Costs,
  costColumns,
  costParts,
  faultInWords,
  fileKindOf,
  openStatement,
  openTable,
  propose,
  type Source,
  type Statement,
  sourceOf,
  type Table,
  Unreadable,
} from '@margine/listino'
import { readingOf, Unread, unreadIn, utcDay } from '@margine/listino/list'
import type { Unsaid } from './api.ts'

/** A file of costs, and what else it says of articles. */
export type CostsRead = { file: File; costs: Costs; facts: ArticleFacts }

/** A statement of which the beginning was read. */
export type StatementOpened = { file: File; statement: Statement }

/** Is told how many bytes were read. */
export type CountBytes = (bytes: number) => void

/** A file as a source that tells what was read of it. */
function countedSource(file: File, count: CountBytes): Source {
  const source = sourceOf(file, file.name)
  async function* chunks() {
    for await (const chunk of source.chunks()) {
      count(chunk.length)
      yield chunk
    }
  }
  return { name: file.name, chunks }
}

const brokenInWords = (name: string, { faults }: BrokenStatement): string =>
  `«${name}» non si può contare: ${faults.map(faultInWords).join('; ')}.`

/** A table that is no report that is known, nor costs; it may be a list of articles. */
export class UnknownReport extends Error {
  readonly header: readonly string[]
  readonly mayBeList: boolean

  constructor(header: readonly string[], mayBeList: boolean) {
    super(header.join(', '))
    this.header = header
    this.mayBeList = mayBeList
  }
}

/** Throws `Unreadable` where there is nothing below the titles of a file. */
function assertHasRows({ headerRow, sample }: Table): void {
  if (headerRow > 0 && sample.length === 0) throw new Unreadable('noRows')
}

const listInWords = (name: string, label: string): string =>
  `«${name}» è un elenco di articoli (${label}), senza costi: è per il listino.`

/** No report has fewer columns. */
const fewestColumns = 3

/** What the seller could say of a file that doesn't count; null where that is not why. */
export function askedOf(error: unknown): 'currency' | 'mark' | null {
  const codes = error instanceof BrokenStatement ? error.faults.map(({ code }) => code) : []
  if (codes.includes('ambiguousAmount')) return 'mark'
  return codes.includes('noCurrency') ? 'currency' : null
}

/** Why a statement doesn't count, in Italian; null where the failure is not the file's. */
export const refusalOf = (file: File, error: unknown): Unread | null =>
  error instanceof BrokenStatement
    ? new Unread(brokenInWords(file.name, error))
    : unreadIn(file, error)

/** A copy of a file, which the seller may move or change while the page is open. Throws `Unread`. */
export const copyOf = (file: File): Promise<File> =>
  readingOf(file, async () => {
    const bytes = await new Response(file.stream()).blob()
    return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified })
  })

const isUnknown = (error: unknown): error is BrokenStatement =>
  error instanceof BrokenStatement && error.faults.some(({ code }) => code === 'unknownFile')

/**
 * Reads a file that is no report we know as one of costs, to its end; null where it has none. Throws `UnknownReport` where
 * its columns may be said.
 */
async function costsIn(file: File): Promise<CostsRead | null> {
  const table = await openTable(sourceOf(file, file.name))
  assertHasRows(table)
  const { mapping } = costColumns(table)
  const isNamed = mapping.sku ?? mapping.listing ?? mapping.ean
  const saysSomething = [...costParts, 'measures' as const].some(
    (role) => mapping[role] !== undefined,
  )
  const kind = fileKindOf(table.header)
  if (isNamed === undefined || !saysSomething || kind.is === 'orders') {
    if (kind.is === 'list')
      throw new Unread(listInWords(file.name, kind.layout.label), { page: '/listino', file })
    if (table.header.length < fewestColumns) return null
    const { price } = propose(table.header, table.sample).mapping
    throw new UnknownReport(table.header, isNamed !== undefined && price !== undefined)
  }
  return {
    file,
    costs: await Costs.of(table, { mapping }),
    facts: await ArticleFacts.of(await openTable(sourceOf(file, file.name)), utcDay()),
  }
}

/** Finds out what a file is by what is in it. Throws `UnknownReport` or `Unread` where it is neither a statement nor costs. */
export const openFile = (
  file: File,
  unsaid: Unsaid,
  count: CountBytes,
): Promise<StatementOpened | CostsRead> =>
  readingOf(file, async () => {
    try {
      const { titles = [], ...said } = unsaid
      const choice = { ...said, titles: new Map(titles) }
      const statement = await openStatement(countedSource(file, count), choice)
      assertHasRows(statement.table)
      return { file, statement }
    } catch (error) {
      if (!(error instanceof BrokenStatement)) throw error
      const costs = isUnknown(error) ? await costsIn(file) : null
      if (costs !== null) return costs
      throw new Unread(brokenInWords(file.name, error))
    }
  })
