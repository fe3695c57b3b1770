/** What a listener hears of a text of XML as it comes: names without their prefix, texts as they are meant. */
export interface XmlListener {
  /** A tag that is closed at once is opened and closed. */
  open(name: string, attributes: string): void
  close?(name: string): void
  /** One text may come in several: a comment or a CDATA section divides it. */
  text?(text: string): void
}

/** No tag, text or comment is longer: a cell has 32,767 characters, and none takes more than ten bytes. */
const longestPiece = 1 << 20

const lessThan = 0x3c
const greaterThan = 0x3e
const exclamation = 0x21
const question = 0x3f
const slash = 0x2f
const colon = 0x3a

const isQuote = (code: number) => code === 0x22 || code === 0x27
const isSpace = (code: number) => code === 0x20 || (code >= 0x09 && code <= 0x0d)

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
}

/** A text of XML as it is meant. */
const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(?:x([\da-f]+)|(\d+))|(\w+));/gi, (whole, hex, decimal, name) =>
        name === undefined
          ? String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
          : (entities[name] ?? whole),
      )
    : text

/** Whether the text before an equals sign ends in a name, with a prefix or without. */
function endsInName(attributes: string, from: number, equals: number, name: string): boolean {
  let end = equals
  while (end > from && isSpace(attributes.charCodeAt(end - 1))) end--
  const start = end - name.length
  if (start < from || !attributes.startsWith(name, start)) return false
  const before = attributes.charCodeAt(start - 1)
  return start === from || before === colon || isSpace(before)
}

/** What an attribute says; null where the tag doesn't have it. Each value is walked over once. */
export function attribute(attributes: string, name: string): string | null {
  let at = 0
  for (;;) {
    const equals = attributes.indexOf('=', at)
    if (equals === -1) return null
    let start = equals + 1
    while (isSpace(attributes.charCodeAt(start))) start++
    const end = attributes.indexOf(attributes.charAt(start), start + 1)
    if (!isQuote(attributes.charCodeAt(start)) || end === -1)
      throw new RangeError('An attribute has no quotes')
    if (endsInName(attributes, at, equals, name)) return decoded(attributes.slice(start + 1, end))
    at = end + 1
  }
}

/**
 * Tells a text of XML apart, part by part. Each character is looked at once, however the text is broken: what a hostile file
 * takes is in proportion to its length.
 */
export class XmlScanner {
  /** How many characters were looked at. */
  looked = 0
  readonly #listener: XmlListener
  /** How many tags are open. */
  #depth = 0
  /** The beginning of a piece that no part has ended so far. */
  #rest = ''
  /** How much of it was looked at. */
  #seen = 0
  /** The quote that a tag is inside of; 0 where it is outside of any. */
  #quote = 0

  constructor(listener: XmlListener) {
    this.#listener = listener
  }

  /** Throws where the text is no XML. */
  take(part: string): void {
    const text = this.#rest + part
    let at = 0
    for (;;) {
      const end = this.#endOf(text, at)
      if (end === -1) break
      this.#tell(text, at, end)
      at = end
      this.#seen = 0
    }
    this.#rest = text.slice(at)
    if (this.#rest.length > longestPiece) throw new RangeError('A piece has no end')
  }

  /** Throws where the text ends within a piece, or within a tag that is open. */
  end(): void {
    if (this.#rest.trim() !== '' || this.#depth !== 0) throw new RangeError('The text has no end')
  }

  /** Where the piece ends that begins at a place; -1 where it doesn't, and then `#seen` says how much of it was looked at. */
  #endOf(text: string, at: number): number {
    if (text.charCodeAt(at) !== lessThan) return this.#found(text, at, '<', 0)
    const next = text.charCodeAt(at + 1)
    if (next === question) return this.#found(text, at, '?>', 2)
    if (next !== exclamation) return this.#endOfTag(text, at)
    if (text.startsWith('<!--', at)) return this.#found(text, at, '-->', 3)
    if (text.startsWith('<![CDATA[', at)) return this.#found(text, at, ']]>', 3)
    // A document type is not allowed in a workbook.
    if (text.length - at >= 9) throw new RangeError('A declaration is not allowed')
    return -1
  }

  /** Where an end stands, with so many of its characters. */
  #found(text: string, at: number, end: string, length: number): number {
    const from = at + Math.max(this.#seen, text.charCodeAt(at) === lessThan ? 2 : 0)
    const found = text.indexOf(end, from)
    this.looked += (found === -1 ? text.length : found) - from
    this.#seen = Math.max(0, text.length - at - length)
    return found === -1 ? -1 : found + length
  }

  #endOfTag(text: string, at: number): number {
    const from = at + Math.max(1, this.#seen)
    let quote = this.#quote
    let place = from
    for (; place < text.length; place++) {
      const code = text.charCodeAt(place)
      // Attributes hold none: a tag that another begins in is none.
      if (code === lessThan) throw new RangeError('A tag begins in another')
      if (quote !== 0) {
        if (code === quote) quote = 0
      } else if (code === greaterThan) break
      else if (isQuote(code)) quote = code
    }
    this.looked += place - from
    const hasEnd = place < text.length
    this.#quote = hasEnd ? 0 : quote
    this.#seen = place - at
    return hasEnd ? place + 1 : -1
  }

  #tell(text: string, at: number, end: number): void {
    if (text.charCodeAt(at) !== lessThan) {
      this.#listener.text?.(decoded(text.slice(at, end)))
      return
    }
    const next = text.charCodeAt(at + 1)
    if (next === question) return
    if (next === exclamation) {
      if (text.startsWith('<![CDATA[', at)) this.#listener.text?.(text.slice(at + 9, end - 3))
    } else this.#tellTag(text, at, end)
  }

  #tellTag(text: string, at: number, end: number): void {
    const isClosing = text.charCodeAt(at + 1) === slash
    const isClosed = text.charCodeAt(end - 2) === slash
    let from = at + (isClosing ? 2 : 1)
    const last = end - (isClosed ? 2 : 1)
    let place = from
    for (; place < last; place++) {
      const code = text.charCodeAt(place)
      if (code === colon) from = place + 1
      else if (isSpace(code)) break
    }
    const name = text.slice(from, place)
    if (!isClosing) {
      this.#depth++
      this.#listener.open(name, text.slice(place, last))
    }
    if (isClosing || isClosed) {
      this.#depth--
      this.#listener.close?.(name)
    }
  }
}
