import { Articles, type Place } from './articles.ts'
import { aligned, makeFolder, readFile, writeFile } from './device.ts'
import type { JoinedCosts } from './import.ts'
import type { ListFacts } from './messages.ts'
import type { Terms } from './terms.ts'
import { TextColumn } from './text-column.ts'
import { Unusable } from './unusable.ts'

/** All that is known of a list. */
export type KnownList = {
  articles: Articles
  unusable: Unusable
  facts: ListFacts
  costs: JoinedCosts | null
  mark: ',' | '.'
}

type Part = ArrayBufferView<ArrayBuffer> & { length: number }

/** What a file says of itself. */
type Head = {
  version: 2
  length: number
  places: Place[]
  facts: ListFacts
  costs: JoinedCosts | null
  mark: ',' | '.'
  unusable: number
  /** How many numbers or bytes each part has, in their order. */
  lengths: number[]
}

const listFile = 'articoli'
const termsFile = 'condizioni'

const textsOf = ({ articles: { texts }, unusable }: Pick<KnownList, 'articles' | 'unusable'>) => [
  texts.sku,
  texts.name,
  texts.listing,
  texts.variation,
  unusable.skus,
  unusable.reasons,
]

const encoded = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
const decoded = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

/** Keeps a list on this device. Throws where there is no room, or the browser allows none. */
export async function keepList(list: KnownList): Promise<void> {
  const { articles, unusable, facts, costs, mark } = list
  const { length, numbers, places } = articles
  const parts: Part[] = [
    ...Object.values(numbers).map((column) => column.subarray(0, length)),
    Uint32Array.from(unusable.rows),
    ...textsOf(list).flatMap((texts) => {
      const { bytes, ends } = texts.trimmed()
      return [bytes, ends]
    }),
  ]
  const head: Head = {
    version: 2,
    length,
    places,
    facts,
    costs,
    mark,
    unusable: unusable.length,
    lengths: parts.map((part) => part.length),
  }
  await makeFolder()
  await writeFile(listFile, [...parts, encoded(head)])
}

/** The parts of a file one after the other. */
class Parts {
  readonly #buffer: ArrayBuffer
  readonly #lengths: readonly number[]
  #next = 0
  #at = 8

  constructor(buffer: ArrayBuffer, lengths: readonly number[]) {
    this.#buffer = buffer
    this.#lengths = lengths
  }

  take<Made extends Part>(kind: {
    BYTES_PER_ELEMENT: number
    new (buffer: ArrayBuffer, at: number, length: number): Made
  }): Made {
    const length = this.#lengths[this.#next++] ?? 0
    const part = new kind(this.#buffer, this.#at, length)
    this.#at += aligned(length * kind.BYTES_PER_ELEMENT)
    return part
  }

  text(length: number): TextColumn {
    return new TextColumn(this.take(Uint8Array), this.take(Uint32Array), length)
  }
}

function isHead(value: unknown): value is Head {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 2
}

/** The list that is kept on this device; null where there is none. */
export async function keptList(): Promise<KnownList | null> {
  const file = await readFile(listFile)
  if (file === null) return null
  const head = decoded(new Uint8Array(file.buffer, file.last))
  if (!isHead(head)) return null
  const parts = new Parts(file.buffer, head.lengths)
  const { length } = head
  const numbers = {
    prezzoVendita: parts.take(Float64Array),
    costo: parts.take(Float64Array),
    spedizione: parts.take(Float64Array),
    packaging: parts.take(Float64Array),
    pubblicita: parts.take(Float64Array),
    truePercent: parts.take(Float64Array),
    row: parts.take(Uint32Array),
    place: parts.take(Uint16Array),
    costBasis: parts.take(Uint8Array),
    tableAgrees: parts.take(Uint8Array),
  }
  const rows = Array.from(parts.take(Uint32Array))
  const texts = {
    sku: parts.text(length),
    name: parts.text(length),
    listing: parts.text(length),
    variation: parts.text(length),
  }
  const unusable = new Unusable(rows, parts.text(head.unusable), parts.text(head.unusable))
  const articles = new Articles(numbers, texts, head.places, length)
  return { articles, unusable, facts: head.facts, costs: head.costs, mark: head.mark }
}

/** Keeps what a list is reckoned with. */
export const keepTerms = (terms: Terms): Promise<void> => writeFile(termsFile, [encoded(terms)])

export async function keptTerms(first: Terms): Promise<Terms> {
  const file = await readFile(termsFile)
  const terms = file === null ? null : decoded(new Uint8Array(file.buffer, file.last))
  return typeof terms === 'object' && terms !== null ? { ...first, ...terms } : first
}
