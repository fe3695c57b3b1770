import { type Kind, kindNamed } from './kinds.ts'
import type { RowType, StatementLayout } from './layout.ts'

/** What the seller says that a type of row is, by its words. */
export type Meanings = ReadonlyMap<string, Kind>

/** A type of row as it is compared: case and blanks don't count. */
export const typeKey = (text: string): string =>
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

const mostKnown = 1000

/** Knows what the rows of a file are about. */
export class RowTypes {
  readonly #meanings: Meanings
  readonly #byWords = new Map<string, RowType[]>()
  readonly #known = new Map<string, Kind | null>()

  constructor({ types }: StatementLayout, meanings: Meanings) {
    this.#meanings = meanings
    for (const type of types)
      for (const words of type.words)
        this.#byWords.set(words, [...(this.#byWords.get(words) ?? []), type])
  }

  /** A type as the seller says what it is: with its detail, where details of that type tell what rows are. */
  called(type: string, detail: string): string {
    const asksDetail = this.#typesOf(type).some((one) => one.detail !== undefined)
    return asksDetail ? typeWithDetail(type, detail) : type
  }

  /** What a row is about; null where no table knows it, and the seller doesn't say. */
  kindOf(type: string, detail: string, total: number): Kind | null {
    const sign = total < 0 ? 'paid' : 'received'
    const key = `${sign} ${this.called(type, detail)}`
    let kind = this.#known.get(key)
    if (kind === undefined) {
      kind = this.#find(typeKey(type), typeKey(detail), sign)
      if (this.#known.size < mostKnown) this.#known.set(key, kind)
    }
    return kind
  }

  #typesOf(type: string): readonly RowType[] {
    return this.#byWords.get(typeKey(type)) ?? this.#byWords.get('*') ?? []
  }

  #find(type: string, detail: string, sign: 'paid' | 'received'): Kind | null {
    const meant =
      this.#meanings.get(typeKey(typeWithDetail(type, detail))) ?? this.#meanings.get(type)
    if (meant !== undefined) return meant
    const found = this.#typesOf(type).find(
      (one) => (one.detail?.test(detail) ?? true) && (one.sign ?? sign) === sign,
    )
    return found?.is ?? null
  }
}
