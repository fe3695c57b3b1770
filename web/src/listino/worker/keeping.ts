import {
  Articles,
  byName,
  type Column,
  columnNames,
  columnsOfParts,
  costColumns,
  type KnownList,
  numberColumns,
  type PartOfOne,
  type Place,
  partsOfOne,
  type SaidTerms,
  There,
  Unusable,
} from '@margine/listino/list'
import { newestSaid } from '../../person/device.ts'
import { filesIn, listFiles, marketplacesIn } from '../../person/folder.ts'
import { encoded, type FileParts, readable, saidIn, Unreadable } from '../../person/kept-bytes.ts'
import { hasFields, isEither, isFlag, isListOf, isNull, isOneOf, isText } from '../../reading.ts'
import type { ListHere } from './api.ts'
import { arePartNames, KeptColumns, named, type PartNames, textParts } from './kept-columns.ts'
import { areFacts, areJoined, isGone, isMaybe, isNumber, isPlace, isSource } from './kept-shapes.ts'

/** A list as its file has it, with the id that it is known by; what was changed is kept apart. */
export type KeptList = Omit<KnownList, 'changes'> & { id: string }

const version = 18

/** What a file says of itself. */
type Head = Pick<
  KnownList,
  'facts' | 'costs' | 'mark' | 'readAt' | 'yieldsToCosts' | 'costsAt' | 'costsUntil' | 'gone'
> & {
  version: typeof version
  /** What the list is known by on this device: another one each time that it is kept. */
  id: string
  length: number
  places: Place[]
  sheets: Articles['sheets']
  sources: Articles['sources']
  soldOn: Articles['soldOn']
  /** Of how many articles there are options, and the handles of partial products. */
  options: number
  partial: string[]
  unusable: number
  names: PartNames
}

/** What articles cost by their own file, where costs of another have changed it. */
function ownParts({ own, numbers, length }: Articles) {
  const changed = costColumns.filter((name) => own !== null && own[name] !== numbers[name])
  return Object.fromEntries(
    changed.map((name) => [`own ${name}`, (own?.[name] ?? numbers[name]).subarray(0, length)]),
  )
}

type PartThere = 'price' | PartOfOne

/** What articles are asked for on other marketplaces by their file, or what is remembered that they cost on single ones. */
const partsThere = (there: There, length: number, all: readonly PartThere[]) =>
  Object.fromEntries(
    all.flatMap((part) =>
      there.marketplaces
        .filter((one) => there.has(one, part))
        .map((one) => [
          `${part} there ${one}`,
          Float64Array.from({ length }, (_, id) => there.of(one, part, id)),
        ]),
    ),
  )

function thereIn(
  parts: KeptColumns,
  names: PartNames,
  length: number,
  all: readonly PartThere[],
): There {
  const there = new There(length)
  for (const [name] of names) {
    const [part, marketplace = ''] = name.split(' there ')
    const known = all.find((one) => one === part)
    if (known === undefined || marketplace === '') continue
    parts.take(name, Float64Array<ArrayBuffer>, length).forEach((amount, id) => {
      if (!Number.isNaN(amount)) there.write(id, { [marketplace]: { [known]: amount } })
    })
  }
  return there
}

/** What a list is kept as. */
export function partsOf(list: Omit<KnownList, 'changes'>, id: string): FileParts {
  const { articles, unusable, ...said } = list
  const { facts, costs, mark, readAt, yieldsToCosts, costsAt, costsUntil, gone } = said
  const { length, numbers, places, texts } = articles
  const { parts, names } = named({
    ...byName(columnNames, (name) => numbers[name].subarray(0, length)),
    ...ownParts(articles),
    ...partsThere(articles.pricesThere, length, ['price']),
    ...partsThere(articles.there, length, partsOfOne),
    ...textParts('sku', texts.sku),
    ...textParts('name', texts.name),
    ...textParts('listing', texts.listing),
    ...textParts('variation', texts.variation),
    ...textParts('ean', texts.ean),
    ...textParts('options', texts.options),
    'unusable row': Uint32Array.from(unusable.rows),
    'unusable article': Uint32Array.from(unusable.articles),
    ...textParts('unusable sku', unusable.skus),
    ...textParts('unusable reason', unusable.reasons),
    ...textParts('unusable sheet', unusable.sheets),
  })
  const head: Head = {
    ...{
      facts,
      costs,
      mark,
      readAt,
      yieldsToCosts,
      costsAt,
      costsUntil,
      gone,
      version,
      id,
      length,
      places,
      names,
    },
    sheets: articles.sheets,
    sources: articles.sources,
    soldOn: articles.soldOn,
    options: texts.options.length,
    partial: [...articles.partial],
    unusable: unusable.length,
  }
  return [...parts, encoded(head)]
}

const isHead = (said: object): said is Head => 'version' in said && said.version === version

/** Whether what a file says of itself is of its shape: what other parts hold shows when they are taken. */
const fits = hasFields<
  Pick<
    Head,
    'mark' | 'readAt' | 'yieldsToCosts' | 'costsAt' | 'costsUntil' | 'id' | 'length' | 'places'
  > &
    Pick<
      Head,
      | 'sheets'
      | 'sources'
      | 'soldOn'
      | 'options'
      | 'partial'
      | 'unusable'
      | 'names'
      | 'costs'
      | 'gone'
    > & {
      facts: object
    }
>({
  facts: areFacts,
  costs: areJoined,
  mark: isOneOf(',', '.'),
  readAt: isNumber,
  yieldsToCosts: isFlag,
  costsAt: isEither(isNull, isNumber),
  costsUntil: isEither(isNull, isText),
  id: isText,
  length: isNumber,
  places: isListOf(isPlace),
  sheets: isListOf(hasFields<Head['sheets'][number]>({ name: isText, from: isNumber })),
  sources: isListOf(isSource),
  soldOn: isText,
  options: isNumber,
  partial: isListOf(isText),
  unusable: isNumber,
  names: arePartNames,
  gone: isMaybe(isListOf(isGone)),
})

/** The list in a file, with the id that it is known by. Throws {@link Unreadable}. */
export function listIn(bytes: ArrayBuffer): KeptList {
  const head: { version?: unknown } = saidIn(bytes) ?? {}
  if (!isHead(head)) throw new Unreadable(Number(head.version) > version)
  if (!fits(head)) throw new Unreadable()
  return readable(() => listBy(head, bytes))
}

/** A list on the device. */
type FoundList = Pick<ListHere, 'marketplace' | 'articles'> & {
  /** The marketplace that it is calculated on: its own, or another that the seller chose. */
  soldOn: string
  /** What its file is called, where that is of no known kind. */
  table: string | null
}

/** The lists on a person's device, as far as the browser says which there are. */
export async function listsIn(home: string): Promise<FoundList[]> {
  const marketplaces = marketplacesIn(await filesIn(home).catch(() => []))
  return Promise.all(
    marketplaces.map(async (marketplace) => {
      const { articles, terms } = listFiles(marketplace)
      const said = await newestSaid(home, articles).catch(() => null)
      const { facts, id }: Partial<Head> = said?.value ?? {}
      const by = await newestSaid(home, terms).catch(() => null)
      const of: { id?: unknown; terms?: SaidTerms } = by?.value ?? {}
      const soldOn = (of.id === id && of.terms?.marketplace) || marketplace
      const table = facts?.label === null ? facts.fileName : null
      return { marketplace, articles: facts?.articles ?? null, table, soldOn }
    }),
  )
}

function listBy(head: Head, buffer: ArrayBuffer): KeptList {
  const parts = new KeptColumns(buffer, head.names)
  const { length } = head
  const numbers = byName(columnNames, (name) => {
    // A part of what articles cost that wasn't known then.
    const isNew = !parts.has(name) && columnsOfParts.some((one) => one === name)
    return isNew
      ? new numberColumns[name](length)
      : parts.take<Column>(name, numberColumns[name], length)
  })
  // Where nothing was kept of an own cost, it is what it is now.
  const changed = costColumns.filter((name) => parts.has(`own ${name}`))
  const own = {
    ...byName(costColumns, (name) => numbers[name]),
    ...byName(changed, (name) => parts.take<Column>(`own ${name}`, numberColumns[name], length)),
  }
  const texts = {
    sku: parts.text('sku', length),
    name: parts.text('name', length),
    listing: parts.text('listing', length),
    variation: parts.text('variation', length),
    ean: parts.text('ean', length),
    options: parts.text('options', head.options),
  }
  const unusable = new Unusable(
    Array.from(parts.take('unusable row', Uint32Array<ArrayBuffer>, head.unusable)),
    Array.from(parts.take('unusable article', Uint32Array<ArrayBuffer>, head.unusable)),
    parts.text('unusable sku', head.unusable),
    parts.text('unusable reason', head.unusable),
    parts.text('unusable sheet', head.unusable),
  )
  if (numbers.place.some((place) => place >= head.places.length))
    throw new RangeError('A place is missing')
  const articles = new Articles(numbers, texts, head.places, length)
  articles.partial = new Set(head.partial)
  articles.own = changed.length > 0 ? own : null
  articles.sheets = head.sheets
  articles.sources = head.sources
  articles.soldOn = head.soldOn
  articles.pricesThere = thereIn(parts, head.names, length, ['price'])
  articles.there = thereIn(parts, head.names, length, partsOfOne)
  const { facts, costs, mark, readAt, yieldsToCosts, costsAt, costsUntil, gone, id } = head
  const said = { facts, costs, mark, readAt, yieldsToCosts, costsAt, costsUntil, gone, id }
  return { articles, unusable, ...said }
}
