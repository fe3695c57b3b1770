import { decoded } from './utf8.ts'

const nothing = new Uint8Array(0)

/** A part of the bytes of a text, of which no text is made until somebody asks. */
export class Span {
  bytes: Uint8Array = nothing
  from = 0
  to = 0

  set(bytes: Uint8Array, from: number, to: number): void {
    this.bytes = bytes
    this.from = from
    this.to = to
  }

  get value(): string {
    return decoded(this.bytes, this.from, this.to)
  }
}

const mostTexts = 1 << 10

/** Texts of a column in which few differ: each is decoded once. */
export class FewTexts {
  readonly #known = new Map<number, { bytes: Uint8Array; text: string }>()

  at(bytes: Uint8Array, from: number, to: number): string {
    let hash = to - from
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
    const known = this.#known.get(hash & 0x3fffffff)
    if (known !== undefined && isThere(known.bytes, bytes, from, to)) return known.text
    const text = decoded(bytes, from, to)
    if (this.#known.size < mostTexts)
      this.#known.set(hash & 0x3fffffff, { bytes: bytes.slice(from, to), text })
    return text
  }
}

function isThere(sought: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (sought.length !== to - from) return false
  for (let at = 0; at < sought.length; at++) if (sought[at] !== bytes[from + at]) return false
  return true
}
