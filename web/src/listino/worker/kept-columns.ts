import { TextColumn } from '@margine/listino/list'
import { aligned, type FileParts, headBytes } from '../../person/kept-bytes.ts'
import { isListOf, type Reads } from '../../reading.ts'

type Part = ArrayBufferView<ArrayBuffer> & { length: number; BYTES_PER_ELEMENT: number }

type Kind<Made> = {
  BYTES_PER_ELEMENT: number
  new (buffer: ArrayBuffer, at: number, length: number): Made
}

/** The name of a part of a file, the bytes of each of its numbers, and how many there are. */
type Named = readonly [name: string, size: number, length: number]

/** What a file says of its parts, in their order: one more or less moves no other. */
export type PartNames = readonly Named[]

export const arePartNames: Reads<PartNames> = isListOf(
  (one): one is Named =>
    Array.isArray(one) &&
    typeof one[0] === 'string' &&
    typeof one[1] === 'number' &&
    typeof one[2] === 'number',
)

/** Parts by their names, as a file has them and as it says them of itself. */
export function named(byName: Readonly<Record<string, Part>>): {
  parts: FileParts
  names: PartNames
} {
  const names = Object.entries(byName).map(
    ([name, { BYTES_PER_ELEMENT, length }]): Named => [name, BYTES_PER_ELEMENT, length],
  )
  return { parts: Object.values(byName), names }
}

/** The two parts that a column of texts is kept as. */
export function textParts(name: string, texts: TextColumn): Record<string, Part> {
  const { bytes, ends } = texts.trimmed()
  return { [name]: bytes, [`${name} ends`]: ends }
}

/** Takes the parts of a file by their names. Throws where they are not what the file says. */
export class KeptColumns {
  readonly #buffer: ArrayBuffer
  readonly #found = new Map<string, { at: number; size: number; length: number }>()

  constructor(buffer: ArrayBuffer, names: PartNames) {
    this.#buffer = buffer
    let at = headBytes
    for (const [name, size, length] of names) {
      this.#found.set(name, { at, size, length })
      at += aligned(size * length)
    }
  }

  has(name: string): boolean {
    return this.#found.has(name)
  }

  /** @param expected how many there must be, where that is known */
  take<Made>(name: string, kind: Kind<Made>, expected?: number): Made {
    const found = this.#found.get(name)
    if (found === undefined || found.size !== kind.BYTES_PER_ELEMENT)
      throw new RangeError('A part is missing')
    if (expected !== undefined && found.length !== expected)
      throw new RangeError('A part is too long or too short')
    return new kind(this.#buffer, found.at, found.length)
  }

  text(name: string, length: number): TextColumn {
    const bytes = this.take(name, Uint8Array<ArrayBuffer>)
    const ends = this.take(`${name} ends`, Uint32Array<ArrayBuffer>, length)
    if ((ends.at(-1) ?? 0) !== bytes.length) throw new RangeError('A text is missing')
    return new TextColumn(bytes, ends, length)
  }
}
