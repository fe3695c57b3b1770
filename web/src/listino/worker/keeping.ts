import {
  Articles,
  byName,
  type Column,
  columnNames,
  costColumns,
  type KnownList,
  numberColumns,
  type Place,
  TextColumn,
  Unusable,
} from '@margine/listino/list'
import { encoded, type FileParts, readable, saidIn, Unreadable } from '../../person/kept-bytes.ts'
import { hasFields, isEither, isFlag, isListOf, isNull, isOneOf, isText } from '../../reading.ts'
import { areFacts, areJoined, isMaybe, isNumber, isPlace, isSource } from './kept-shapes.ts'
import { PartsReader } from './parts-reader.ts'

/** A list as its file has it, with the id that it is known by; what was changed is kept apart. */
export type KeptList = Omit<KnownList, 'changes'> & { id: string }

const version = 13

/** What a file says of itself. */
type Head = Pick<KnownList, 'facts' | 'costs' | 'mark' | 'readAt' | 'yieldsToCosts' | 'costsAt'> & {
  version: typeof version
  /** What the list is known by on this device: another one each time that it is kept. */
  id: string
  length: number
  places: Place[]
  sheets: Articles['sheets']
  sources: Articles['sources']
  /** Of how many articles there are options, and the handles of partial products; missing in what an earlier version kept. */
  options?: number
  partial?: string[]
  unusable: number
  /** How many numbers or bytes each part has, in their order. */
  lengths: number[]
}

const textsOf = ({ articles: { texts }, unusable }: Pick<KnownList, 'articles' | 'unusable'>) => [
  texts.sku,
  texts.name,
  texts.listing,
  texts.variation,
  texts.ean,
  unusable.skus,
  unusable.reasons,
  unusable.sheets,
  // What is new stands behind, where an earlier version doesn't look.
  texts.options,
]

/** What articles cost by their own file, where costs of another have changed it; nothing where it is the same. */
const ownParts = ({ own, numbers, length }: Articles) =>
  costColumns.map((name) => {
    const column = own?.[name]
    const isSame = column === undefined || column === numbers[name]
    return isSame ? numbers[name].subarray(0, 0) : column.subarray(0, length)
  })

/** What a list is kept as. */
export function partsOf(list: Omit<KnownList, 'changes'>, id: string): FileParts {
  const { articles, facts, costs, mark, readAt, yieldsToCosts, costsAt, unusable } = list
  const { length, numbers, places } = articles
  const parts: (ArrayBufferView<ArrayBuffer> & { length: number })[] = [
    ...columnNames.map((name) => numbers[name].subarray(0, length)),
    ...ownParts(articles),
    Uint32Array.from(unusable.rows),
    Uint32Array.from(unusable.articles),
    ...textsOf(list).flatMap((texts) => {
      const { bytes, ends } = texts.trimmed()
      return [bytes, ends]
    }),
  ]
  const head: Head = {
    facts,
    costs,
    mark,
    readAt,
    yieldsToCosts,
    costsAt,
    version,
    id,
    length,
    places,
    sheets: articles.sheets,
    sources: articles.sources,
    options: articles.texts.options.length,
    partial: [...articles.partial],
    unusable: unusable.length,
    lengths: parts.map((part) => part.length),
  }
  return [...parts, encoded(head)]
}

const isHead = (said: object): said is Head => 'version' in said && said.version === version

/** Whether what a file says of itself is of its shape: what other parts hold shows when they are taken. */
const fits = hasFields<
  Pick<Head, 'mark' | 'readAt' | 'yieldsToCosts' | 'costsAt' | 'id' | 'length' | 'places'> &
    Pick<Head, 'sheets' | 'sources' | 'options' | 'partial' | 'unusable' | 'lengths' | 'costs'> & {
      facts: object
    }
>({
  facts: areFacts,
  costs: areJoined,
  mark: isOneOf(',', '.'),
  readAt: isNumber,
  yieldsToCosts: isFlag,
  costsAt: isEither(isNull, isNumber),
  id: isText,
  length: isNumber,
  places: isListOf(isPlace),
  sheets: isListOf(hasFields<Head['sheets'][number]>({ name: isText, from: isNumber })),
  sources: isListOf(isSource),
  options: isMaybe(isNumber),
  partial: isMaybe(isListOf(isText)),
  unusable: isNumber,
  lengths: isListOf(isNumber),
})

/** The list in a file, with the id that it is known by. Throws {@link Unreadable}. */
export function listIn(bytes: ArrayBuffer): KeptList {
  const head: { version?: unknown } = saidIn(bytes) ?? {}
  if (!isHead(head)) throw new Unreadable(Number(head.version) > version)
  if (!fits(head)) throw new Unreadable()
  return readable(() => listBy(head, bytes))
}

/** The id of the list in a file; blank where it says none. */
export function listIdIn(bytes: ArrayBuffer): string {
  const { id = '' }: { id?: string } = saidIn(bytes) ?? {}
  return id
}

function listBy(head: Head, buffer: ArrayBuffer): KeptList {
  const parts = new PartsReader(buffer, head.lengths)
  const { length } = head
  const numbers = byName(columnNames, (name) => parts.take<Column>(numberColumns[name], length))
  // Where nothing was kept of an own cost, it is what it is now.
  const kept = byName(costColumns, (name) => parts.take<Column>(numberColumns[name]))
  const isChanged = costColumns.some((name) => kept[name].length > 0)
  const own = byName(costColumns, (name) => (kept[name].length > 0 ? kept : numbers)[name])
  const rows = Array.from(parts.take(Uint32Array, head.unusable))
  const places = Array.from(parts.take(Uint32Array, head.unusable))
  const texts = {
    sku: parts.text(length),
    name: parts.text(length),
    listing: parts.text(length),
    variation: parts.text(length),
    ean: parts.text(length),
    options: new TextColumn(),
  }
  const unusable = new Unusable(
    rows,
    places,
    parts.text(head.unusable),
    parts.text(head.unusable),
    parts.text(head.unusable),
  )
  if (head.options !== undefined) texts.options = parts.text(head.options)
  if (numbers.place.some((place) => place >= head.places.length))
    throw new RangeError('A place is missing')
  const articles = new Articles(numbers, texts, head.places, length)
  articles.partial = new Set(head.partial)
  articles.own = isChanged ? own : null
  articles.sheets = head.sheets
  articles.sources = head.sources
  const { facts, costs, mark, readAt, yieldsToCosts, costsAt, id } = head
  return { articles, unusable, facts, costs, mark, readAt, yieldsToCosts, costsAt, id }
}
