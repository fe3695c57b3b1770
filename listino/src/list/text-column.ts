import type { KeyHash } from '../articles/hashed-keys.ts'
import { bytesPerUnit, decoded, encodeAt } from '../table/utf8.ts'
import { withoutRoom } from './room.ts'

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

  push(text: string): void {
    const start = this.startOf(this.length)
    this.#makeRoom(start + text.length * bytesPerUnit)
    this.ends[this.length++] = encodeAt(text, this.bytes, start)
  }

  /** Adds a text whose bytes are part of others. */
  pushBytes(from: Uint8Array, begin: number, end: number): void {
    let to = this.startOf(this.length)
    this.#makeRoom(to + end - begin)
    const { bytes } = this
    for (let at = begin; at < end; at++) bytes[to++] = from[at] as number
    this.ends[this.length++] = to
  }

  /** Makes room for so many texts, in the middle as long as those that are here. */
  expect(length: number): void {
    const { ends, bytes } = this
    const end = this.startOf(this.length)
    this.#resize(
      Math.max(bytes.length, Math.ceil((end / Math.max(1, this.length)) * length)),
      Math.max(ends.length, length),
    )
  }

  #makeRoom(needed: number): void {
    const { ends, bytes } = this
    if (needed > bytes.length) this.#resize(Math.max(needed, bytes.length * 2), ends.length)
    if (this.length === ends.length) this.#resize(this.bytes.length, ends.length * 2)
  }

  #resize(bytes: number, ends: number): void {
    if (bytes > this.bytes.length) {
      const before = this.bytes
      this.bytes = new Uint8Array(bytes)
      this.bytes.set(before)
    }
    if (ends === this.ends.length) return
    const before = this.ends
    this.ends = new Uint32Array(ends)
    this.ends.set(before)
  }

  isEmptyAt(row: number): boolean {
    return this.startOf(row) === this.ends[row]
  }

  hashInto(key: KeyHash, row: number): void {
    key.takeBytes(this.bytes, this.startOf(row), this.ends[row] as number)
  }

  at(row: number): string {
    return decoded(this.bytes, this.startOf(row), this.ends[row])
  }

  /** Without the room that was kept for more. */
  trimmed(): TextColumn {
    const end = this.startOf(this.length)
    const isExact = end === this.bytes.length && this.length === this.ends.length
    if (isExact) return this
    const { bytes, ends, length } = this
    return new TextColumn(withoutRoom(bytes, end), withoutRoom(ends, length), length)
  }
}
