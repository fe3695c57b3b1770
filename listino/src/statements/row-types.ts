import { type Kind, kindNamed } from './kinds.ts'
import type { RowType, StatementLayout } from './layout.ts'

/** What the seller says that a type of row is, by its words. */
export type Meanings = ReadonlyMap<string, Kind>

/** A type of row as it is compared: case and blanks don't count. */
const typeKey = (text: string): string =>
  text.normalize('NFC').trim().replaceAll('\u2019', "'").replace(/\s+/g, ' ').toLowerCase()

/**
 * What a seller typed, «Tipo=significato»; null where there is no such meaning.
 *
 * @example
 * readMeaning('Rettifica speciale=altri costi') // ['rettifica speciale', 'service']
 */
export function readMeaning(text: string): readonly [string, Kind] | null {
  const end = text.lastIndexOf('=')
  const kind = end < 1 ? null : kindNamed(text.slice(end + 1))
  return kind === null ? null : [typeKey(text.slice(0, end)), kind]
}

const typeWithDetail = (type: string, detail: string): string =>
  detail === '' ? type : `${type} · ${detail}`

/** Files have few types, statuses and events; what is known of so many is kept. */
const mostKnown = 1000

/** Words of which few come again and again. */
export class Words {
  readonly #words: ReadonlySet<string>
  readonly #known = new Map<string, boolean>()

  /** @param words in small letters */
  constructor(words: readonly string[] = []) {
    this.#words = new Set(words)
  }

  /** Whether a text is one of them, in any case. */
  has(text: string): boolean {
    if (text === '' || this.#words.size === 0) return false
    let found = this.#known.get(text)
    if (found === undefined) {
      found = this.#words.has(typeKey(text))
      if (this.#known.size < mostKnown) this.#known.set(text, found)
    }
    return found
  }
}

type Sign = NonNullable<RowType['sign']>

/** What is known of a type as a file writes it. */
type KnownType = {
  types: readonly RowType[]
  /** Whether details tell what its rows are. */
  asksDetail: boolean
  /** By the sign of the row, and by its detail where that tells. */
  kinds: Map<string, Kind | null>
}

/** Knows what the rows of a file are about. */
export class RowTypes {
  readonly #meanings: Meanings
  readonly #byWords = new Map<string, RowType[]>()
  readonly #known = new Map<string, KnownType>()

  constructor({ types }: StatementLayout, meanings: Meanings) {
    this.#meanings = meanings
    for (const type of types)
      for (const words of type.words)
        this.#byWords.set(words, [...(this.#byWords.get(words) ?? []), type])
  }

  /** A type as the seller says what it is: with its detail, where details of that type tell what rows are. */
  called(type: string, detail: string): string {
    return this.#knownOf(type).asksDetail ? typeWithDetail(type, detail) : type
  }

  /** What a row is about; null where no table knows it, and the seller doesn't say. */
  kindOf(type: string, detail: string, total: number): Kind | null {
    const known = this.#knownOf(type)
    const sign = total < 0 ? 'paid' : 'received'
    const key = known.asksDetail ? `${sign} ${detail}` : sign
    let kind = known.kinds.get(key)
    if (kind === undefined) {
      kind = this.meant(type, detail) ?? find(known.types, typeKey(detail), sign)
      if (known.kinds.size < mostKnown) known.kinds.set(key, kind)
    }
    return kind
  }

  #knownOf(type: string): KnownType {
    let known = this.#known.get(type)
    if (known === undefined) {
      const types = this.#byWords.get(typeKey(type)) ?? this.#byWords.get('*') ?? []
      const asksDetail = types.some(({ detail }) => detail !== undefined)
      known = { types, asksDetail, kinds: new Map() }
      if (this.#known.size < mostKnown) this.#known.set(type, known)
    }
    return known
  }

  /** What the seller says that a row is about; null where they don't. */
  meant(type: string, detail: string): Kind | null {
    if (this.#meanings.size === 0) return null
    return (
      this.#meanings.get(typeKey(typeWithDetail(type, detail))) ??
      this.#meanings.get(typeKey(type)) ??
      null
    )
  }
}

/** The first type that fits a detail and a sign. */
const find = (types: readonly RowType[], said: string, paid: Sign): Kind | null =>
  types.find(({ detail, sign = paid }) => (detail?.test(said) ?? true) && sign === paid)?.is ?? null
