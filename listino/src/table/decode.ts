import { ControlCharacters } from './control-characters.ts'
import { isMacRoman } from './mac-roman.ts'
import { bytesOf, decoded, encoded } from './utf8.ts'

/** The encodings that sellers' files come in. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

/** What was found out about the text of a file while it was read. */
export type Decoding = {
  encoding: Encoding
  /** Characters that the file's encoding does not have: they read «�». */
  replaced: number
  /** Control characters, which stand nowhere: none of them is in any cell. */
  controls: number
}

const nothingFound = (): Decoding => ({ encoding: 'utf-8', replaced: 0, controls: 0 })

const replacement = '\uFFFD'
const sampled = 4096

const markOf = (bytes: Uint8Array): { encoding: Encoding; length: number } | null => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { encoding: 'utf-8', length: 3 }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', length: 2 }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', length: 2 }
  return null
}

/** UTF-16 without a mark shows by its zeros: Latin letters have one in every second byte. */
function wideEncodingOf(bytes: Uint8Array): Encoding | null {
  const end = Math.min(bytes.length, sampled) & ~1
  let [even, odd] = [0, 0]
  for (let at = 0; at < end; at += 2) {
    if (bytes[at] === 0) even++
    if (bytes[at + 1] === 0) odd++
  }
  const most = end / 2
  if (odd > most * 0.6 && even < most * 0.1) return 'utf-16le'
  return even > most * 0.6 && odd < most * 0.1 ? 'utf-16be' : null
}

/** Where a chunk can be cut: after its last ASCII byte no character is open. */
function cutOf(bytes: Uint8Array): number {
  let at = bytes.length
  while (at > 0 && (bytes[at - 1] ?? 0) >= 0x80) at--
  return at
}

const countOf = (text: string, character: string) => text.split(character).length - 1

/** How many characters beyond ASCII were read, those that could not be read left out. */
function readBeyondAscii(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x80 && code !== 0xfffd) count++
  }
  return count
}

/** Makes UTF-8 of a text, chunk by chunk. One that is no UTF-8 is Windows-1252, or Mac Roman: files without a mark are. */
export class Decoder {
  readonly found: Decoding
  readonly #controls = new ControlCharacters()
  #isFirst = true
  #isCertain = false
  #rest: Uint8Array = new Uint8Array(0)
  #wide: TextDecoder | null = null
  /** Null until a part is no UTF-8. */
  #single: TextDecoder | null = null
  #strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

  /** @param found where what is found out is kept */
  constructor(found: Decoding = nothingFound()) {
    this.found = Object.assign(found, nothingFound())
  }

  /** The text that a chunk and the ones before it make, without control characters. */
  text(chunk: Uint8Array, isLast: boolean): string {
    const text = this.#controls.removedFrom(decoded(this.utf8(chunk, isLast)))
    this.found.controls = this.#controls.count
    return text
  }

  /** Whether what was read so far begins as no text does. */
  get isBinary(): boolean {
    return this.#controls.areMany
  }

  /** The same as bytes of UTF-8, in which there may be some. */
  utf8(chunk: Uint8Array, isLast: boolean): Uint8Array {
    const bytes = this.#isFirst ? this.#begin(chunk) : chunk
    if (this.#wide !== null)
      return encoded(this.#counted(this.#wide.decode(bytes, { stream: !isLast })))
    const joined = this.#rest.length === 0 ? bytes : bytesOf(this.#rest, bytes)
    const cut = isLast ? joined.length : cutOf(joined)
    this.#rest = joined.slice(cut)
    return this.#narrow(joined.subarray(0, cut))
  }

  #begin(bytes: Uint8Array): Uint8Array {
    this.#isFirst = false
    const mark = markOf(bytes)
    const encoding = mark?.encoding ?? wideEncodingOf(bytes)
    if (encoding === null) return bytes
    this.found.encoding = encoding
    this.#isCertain = true
    if (encoding !== 'utf-8') this.#wide = new TextDecoder(encoding)
    return bytes.subarray(mark?.length ?? 0)
  }

  #counted(text: string): string {
    if (text.includes(replacement)) this.found.replaced += countOf(text, replacement)
    return text
  }

  #narrow(bytes: Uint8Array): Uint8Array {
    if (this.#single !== null) return encoded(this.#single.decode(bytes))
    try {
      const text = this.#strict.decode(bytes)
      // Letters beyond ASCII take more bytes than one.
      this.#isCertain ||= text.length < bytes.length
      return bytes
    } catch {
      const text = decoded(bytes)
      const lost = countOf(text, replacement)
      if (this.#isCertain || readBeyondAscii(text) > lost) {
        this.#isCertain = true
        return encoded(this.#counted(text))
      }
      this.found.encoding = isMacRoman(bytes) ? 'macintosh' : 'windows-1252'
      this.#single = new TextDecoder(this.found.encoding)
      return encoded(this.#single.decode(bytes))
    }
  }
}

/** The text of a file, part by part, its line ends all `\n`. */
export async function* textOf(
  chunks: AsyncIterable<Uint8Array>,
  decoder: Decoder,
): AsyncGenerator<string> {
  let held = ''
  for await (const chunk of chunks) {
    const text = held + decoder.text(chunk, false)
    // A part may end between the two characters of one.
    held = text.endsWith('\r') ? '\r' : ''
    yield withOneLineEnd(text.slice(0, text.length - held.length))
  }
  yield withOneLineEnd(held + decoder.text(new Uint8Array(0), true))
}

/** A text with the line ends of Windows and of old Macs as `\n`. */
export const withOneLineEnd = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
