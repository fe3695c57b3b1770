const [space, quote, comma, semicolon, tilde, minus, zero] = [
  0x20, 0x22, 0x2c, 0x3b, 0x7e, 0x2d, 0x30,
]
/** What a spreadsheet may run begins with one of these, or with what is passed over before it. */
const beginnings = new Set([..." '=+-@"].map((sign) => sign.charCodeAt(0)))
const longestPlain = 1_000
/** The bytes that no such cell has: what may end it, what a spreadsheet can't hold, and what wide signs begin with. */
const odd = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte < space || [quote, comma, semicolon, 0x7f, 0xef].includes(byte)),
)
/** Below it whole numbers are divided fast. */
const mostDigits = 1e9
const encoder = new TextEncoder()

/** UTF-8 that grows at its end. */
export class Bytes {
  #bytes: Uint8Array<ArrayBuffer>
  length = 0

  constructor(room = 1 << 16) {
    this.#bytes = new Uint8Array(room)
  }

  /** The bytes so far, which begin anew. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.#bytes.slice(0, this.length)
    this.length = 0
    return taken
  }

  #makeRoom(more: number): void {
    const needed = this.length + more
    if (needed <= this.#bytes.length) return
    const made = new Uint8Array(Math.max(needed, this.#bytes.length * 2))
    made.set(this.#bytes.subarray(0, this.length))
    this.#bytes = made
  }

  byte(byte: number): void {
    this.#makeRoom(1)
    this.#bytes[this.length++] = byte
  }

  /** The bytes since a place. */
  since(from: number): Uint8Array {
    return this.#bytes.slice(from, this.length)
  }

  add(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length)
    for (let at = 0; at < bytes.length; at++) this.#bytes[this.length + at] = bytes[at] as number
    this.length += bytes.length
  }

  text(text: string): void {
    // A character of one unit takes at most three bytes.
    this.#makeRoom(3 * text.length)
    this.length += encoder.encodeInto(text, this.#bytes.subarray(this.length)).written
  }

  /** Writes a text that is the same in every cell, guarded and quoted or not; answers whether it is one. */
  plain(text: string): boolean {
    const { length } = text
    if (length > longestPlain || beginnings.has(text.charCodeAt(0))) return false
    this.#makeRoom(length)
    const [bytes, from] = [this.#bytes, this.length]
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at)
      if (code < space || code > tilde || code === quote || code === comma || code === semicolon)
        return false
      bytes[from + at] = code
    }
    this.length += length
    return true
  }

  /** The same of a text in UTF-8; one that begins with another than an ASCII character is none. */
  plainBytes(text: Uint8Array, begin: number, end: number): boolean {
    if (end - begin > longestPlain) return false
    const first = text[begin] as number
    if (end > begin && (first > tilde || beginnings.has(first))) return false
    this.#makeRoom(end - begin)
    const bytes = this.#bytes
    let to = this.length
    for (let at = begin; at < end; at++) {
      const byte = text[at] as number
      if (odd[byte] === 1) return false
      bytes[to++] = byte
    }
    this.length = to
    return true
  }

  /** Writes a whole number, with a mark before its last two digits or (0) without; answers whether it is small enough. */
  digits(number: number, mark: number): boolean {
    const size = Math.abs(number)
    if (!(size < mostDigits)) return false
    this.#makeRoom(16)
    const bytes = this.#bytes
    if (number < 0) bytes[this.length++] = minus
    let count = mark === 0 ? 1 : 3
    for (let more = mark === 0 ? 10 : 1000; size >= more; more *= 10) count++
    let at = this.length + count + Number(mark !== 0)
    this.length = at
    let rest = size | 0
    for (let place = 0; place < count; place++) {
      if (place === 2 && mark !== 0) bytes[--at] = mark
      const tens = (rest / 10) | 0
      bytes[--at] = zero + rest - tens * 10
      rest = tens
    }
    return true
  }
}
