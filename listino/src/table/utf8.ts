const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** At most so many bytes of UTF-8 come of a UTF-16 unit. */
export const bytesPerUnit = 3

export const encoded = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text)

/** Texts up to so many bytes are put together by the letter, where all are ASCII: the decoder takes four times as long in a browser. */
const shortBytes = 32

const decodedWhole = (bytes: Uint8Array, from: number, to: number): string =>
  decoder.decode(bytes.subarray(from, to))

/** The text of some bytes. */
export function decoded(bytes: Uint8Array, from = 0, to = bytes.length): string {
  if (to - from > shortBytes) return decodedWhole(bytes, from, to)
  let text = ''
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if (byte >= 0x80) return decodedWhole(bytes, from, to)
    text += String.fromCharCode(byte)
  }
  return text
}

/** Writes a text where there is room for it; answers where it ends. */
export function encodeAt(text: string, bytes: Uint8Array<ArrayBuffer>, start: number): number {
  let end = start
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    // Most texts are of Latin letters, and short.
    if (code >= 0x800) return start + encoder.encodeInto(text, bytes.subarray(start)).written
    if (code >= 0x80) {
      bytes[end++] = 0xc0 | (code >> 6)
      bytes[end++] = 0x80 | (code & 0x3f)
    } else bytes[end++] = code
  }
  return end
}

/** The bytes of two texts, one after the other. */
export function bytesOf(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

/** How long a text of some bytes is. */
export function unitsIn(bytes: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if ((byte & 0xc0) !== 0x80) count += byte < 0xf0 ? 1 : 2
  }
  return count
}
