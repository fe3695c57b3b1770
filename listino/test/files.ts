import type { Source } from '../src/table/source.ts'

/** A file of some bytes, read in chunks of some size. */
export const fileOf = (bytes: Uint8Array, chunkSize = 1 << 16, name = 'file.csv'): Source => ({
  name,
  chunks: async function* () {
    for (let from = 0; from < bytes.length; from += chunkSize)
      yield bytes.subarray(from, from + chunkSize)
  },
})

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Bytes of a text of Latin-1 characters and the euro sign. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => (character === '€' ? 0x80 : character.charCodeAt(0)))

export function utf16(text: string, isBig: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), !isBig)
  return new Uint8Array(bytes.buffer)
}

export const textFile = (text: string, chunkSize?: number): Source => fileOf(utf8(text), chunkSize)
