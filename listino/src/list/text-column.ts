const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** At most so many bytes of UTF-8 come of a UTF-16 unit. */
const bytesPerUnit = 3

/** Texts of many rows as the bytes of all and where each ends: a text of its own takes many times the room. */
export class TextColumn {
  bytes: Uint8Array<ArrayBuffer>
  ends: Uint32Array<ArrayBuffer>
  length: number

  constructor(
    bytes: Uint8Array<ArrayBuffer> = new Uint8Array(1 << 12),
    ends: Uint32Array<ArrayBuffer> = new Uint32Array(1 << 8),
    length = 0,
  ) {
    this.bytes = bytes
    this.ends = ends
    this.length = length
  }

  startOf(row: number): number {
    return row === 0 ? 0 : (this.ends[row - 1] as number)
  }

  /** Adds a text, or a part of one. */
  push(text: string, from = 0, to = text.length): void {
    const start = this.startOf(this.length)
    this.#makeRoom(start + (to - from) * bytesPerUnit)
    const end = this.#copy(text, from, to, start) ?? this.#encode(text.slice(from, to), start)
    this.ends[this.length++] = end
  }

  #makeRoom(needed: number): void {
    if (needed > this.bytes.length) {
      const bytes = new Uint8Array(Math.max(needed, this.bytes.length * 2))
      bytes.set(this.bytes)
      this.bytes = bytes
    }
    if (this.length === this.ends.length) {
      const ends = new Uint32Array(this.ends.length * 2)
      ends.set(this.ends)
      this.ends = ends
    }
  }

  /** Where a text of Latin letters ends, as most are; null for any other. */
  #copy(text: string, from: number, to: number, start: number): number | null {
    const { bytes } = this
    let end = start
    for (let at = from; at < to; at++) {
      const code = text.charCodeAt(at)
      if (code >= 0x800) return null
      if (code >= 0x80) {
        bytes[end++] = 0xc0 | (code >> 6)
        bytes[end++] = 0x80 | (code & 0x3f)
      } else bytes[end++] = code
    }
    return end
  }

  #encode(text: string, start: number): number {
    return start + encoder.encodeInto(text, this.bytes.subarray(start)).written
  }

  at(row: number): string {
    const [start, end] = [this.startOf(row), this.ends[row]]
    return start === end ? '' : decoder.decode(this.bytes.subarray(start, end))
  }

  /** Without the room that was kept for more. */
  trimmed(): TextColumn {
    const end = this.startOf(this.length)
    const isExact = end === this.bytes.length && this.length === this.ends.length
    if (isExact) return this
    return new TextColumn(this.bytes.slice(0, end), this.ends.slice(0, this.length), this.length)
  }
}
