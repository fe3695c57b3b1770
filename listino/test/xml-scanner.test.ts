import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attribute, XmlScanner } from '../src/table/xml-scanner.ts'

/** What a scanner tells of some parts of a text, and how many characters it looked at. */
function told(parts: readonly string[]) {
  const events: string[] = []
  const scanner = new XmlScanner({
    open: (name, attributes) => events.push(`<${name}|${attributes.trim()}>`),
    close: (name) => events.push(`</${name}>`),
    text: (text) => events.push(text),
  })
  for (const part of parts) scanner.take(part)
  scanner.end()
  return { events, looked: scanner.looked }
}

/** How many characters are looked at until a text ends, or turns out to be none. */
function lookedAt(parts: readonly string[]): number {
  const scanner = new XmlScanner({ open: () => {}, close: () => {}, text: () => {} })
  try {
    for (const part of parts) scanner.take(part)
    scanner.end()
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError)
  }
  return scanner.looked
}

const inParts = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  )

const sample = `\uFEFF<?xml version="1.0"?><!-- a > "b -- c --><x:row r="1" x14ac:d='a>b'>
 <c t="s"/><v >1 &amp; 2 &#233;&#x20AC;&copy;</v><![CDATA[<&amp;>]]]></x:row >`

const meant = [
  '\uFEFF',
  `<row|r="1" x14ac:d='a>b'>`,
  '\n ',
  '<c|t="s">',
  '</c>',
  '<v|>',
  '1 & 2 é€&copy;',
  '</v>',
  '<&amp;>]',
  '</row>',
]

describe('A text of XML', () => {
  it('is told by its tags and texts, whatever its parts are', () => {
    expect(told([sample]).events).toEqual(meant)
    for (let size = 1; size < sample.length; size++)
      expect(told(inParts(sample, size)).events).toEqual(meant)
  })

  it.each([
    ['a tag within another', '<a <b>'],
    ['a tag within an attribute', '<a b="<c>"/>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['a tag without an end', '<a><b '],
    ['a tag that is not closed', '<a><b></b>'],
    ['a comment without an end', '<a><!-- </a>'],
    ['a character that there is none of', '<a>&#x110000;</a>'],
    ['a text that is longer than a cell can hold', `<a>${'b'.repeat(1 << 21)}</a>`],
  ])('with %s is none', (_, text) => {
    expect(() => told(inParts(text, 1 << 14))).toThrow(RangeError)
  })

  it('has attributes by their names, with a prefix or without, and none within the values of others', () => {
    const attributes = ` name='id="1"' x:id = "2" sid="3" t="&quot;a&#38;b" e=""`
    expect(
      ['name', 'id', 't', 'e', 's', 'd', 'x'].map((name) => attribute(attributes, name)),
    ).toEqual(['id="1"', '2', '"a&b', '', null, null, null])
    expect(() => attribute(' r=1', 'r')).toThrow(RangeError)
    expect(() => attribute(' r="1', 'r')).toThrow(RangeError)
  })
})

describe('What a hostile text takes', () => {
  const pieces = [
    '<sheet ',
    '<cellXfs>',
    '<a b="',
    `<a b='"' `,
    '<a/>',
    '<a b="c"/>',
    '</a>',
    '<!--',
    '-->',
    '<!-',
    '->',
    '<![CDATA[',
    ']]>',
    ']]',
    '<?',
    '?>',
    '<!',
    '"',
    "'",
    '>',
    '&',
    '&#x',
    '&amp;',
    ' ',
    'a',
  ]

  it.each(pieces)('is in proportion to its length: %s, again and again', (piece) => {
    for (const size of [1 << 14, 700]) {
      const text = `<a>${piece.repeat(Math.ceil(200_000 / piece.length))}`
      expect(lookedAt(inParts(text, size))).toBeLessThan(1.1 * text.length)
    }
  })

  it('is in proportion to its length, whatever it is made of and however it is broken', () => {
    const text = fc
      .array(fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 60 })), {
        minLength: 1,
        maxLength: 12,
      })
      .map((runs) => runs.map(([piece, count]) => piece.repeat(count)).join(''))
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 300 }), (whole, size) => {
        // Two characters of an end that a part cut off are looked at again.
        const parts = inParts(whole, size)
        expect(lookedAt(parts)).toBeLessThanOrEqual(whole.length + 3 * parts.length)
      }),
      { numRuns: 300 },
    )
  })
})
