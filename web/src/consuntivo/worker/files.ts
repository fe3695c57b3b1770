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
  type Source,
  type Statement,
  sourceOf,
} from '@margine/listino'
import { readingOf, Unread, unreadIn } from '../../unread-file.ts'
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

/** A table that is no report that is known, nor costs. */
export class UnknownReport extends Error {
  readonly header: readonly string[]

  constructor(header: readonly string[]) {
    super(header.join(', '))
    this.header = header
  }
}

/** No report has fewer columns. */
const fewestColumns = 3

/** What the seller could say of a file that doesn't count; null where that is not why. */
export function askedOf(error: unknown): 'currency' | 'mark' | null {
  const codes = error instanceof BrokenStatement ? error.faults.map(({ code }) => code) : []
  if (codes.includes('ambiguousAmount')) return 'mark'
  return codes.includes('noCurrency') ? 'currency' : null
}

/** Why a statement doesn't count, in Italian; null where the failure is not the file's. */
export const refusalOf = (file: File, error: unknown): string | null =>
  error instanceof BrokenStatement
    ? brokenInWords(file.name, error)
    : (unreadIn(file, error)?.message ?? null)

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
  const { mapping } = costColumns(table)
  const isNamed = mapping.sku ?? mapping.listing ?? mapping.ean
  const saysSomething = [...costParts, 'measures' as const].some(
    (role) => mapping[role] !== undefined,
  )
  const areOrders = fileKindOf(table.header).is === 'orders'
  if (isNamed === undefined || !saysSomething || areOrders) {
    if (table.header.length >= fewestColumns) throw new UnknownReport(table.header)
    return null
  }
  return {
    file,
    costs: await Costs.of(table, { mapping }),
    facts: await ArticleFacts.of(await openTable(sourceOf(file, file.name))),
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
      return { file, statement: await openStatement(countedSource(file, count), choice) }
    } catch (error) {
      if (!(error instanceof BrokenStatement)) throw error
      const costs = isUnknown(error) ? await costsIn(file) : null
      if (costs !== null) return costs
      throw new Unread(brokenInWords(file.name, error))
    }
  })
