import { TextColumn } from '@margine/listino/list'
import { aligned, headBytes } from '../../person/kept-bytes.ts'

/** Takes the parts of a file one after the other. Throws where they are not what the file says. */
export class PartsReader {
  readonly #buffer: ArrayBuffer
  readonly #lengths: readonly number[]
  #next = 0
  #at = headBytes

  constructor(buffer: ArrayBuffer, lengths: readonly number[]) {
    this.#buffer = buffer
    this.#lengths = lengths
  }

  /** @param expected how many there must be, where that is known */
  take<Made extends ArrayBufferView>(
    kind: {
      BYTES_PER_ELEMENT: number
      new (buffer: ArrayBuffer, at: number, length: number): Made
    },
    expected = this.#lengths[this.#next],
  ): Made {
    const length = this.#lengths[this.#next++]
    if (length === undefined || length !== expected) throw new RangeError('A part is missing')
    const part = new kind(this.#buffer, this.#at, length)
    this.#at += aligned(length * kind.BYTES_PER_ELEMENT)
    return part
  }

  text(length: number): TextColumn {
    const bytes = this.take(Uint8Array)
    const ends = this.take(Uint32Array, length)
    if ((ends.at(-1) ?? 0) !== bytes.length) throw new RangeError('A text is missing')
    return new TextColumn(bytes, ends, length)
  }
}
