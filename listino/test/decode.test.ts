import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Decoder, textOf } from '../src/table/decode.ts'
import { fileOf, utf8, utf16, windows1252 } from './files.ts'

async function decoded(bytes: Uint8Array, chunkSize?: number) {
  const decoder = new Decoder()
  let text = ''
  for await (const part of textOf(fileOf(bytes, chunkSize).chunks(), decoder)) text += part
  return { text, ...decoder.found }
}

const sentence = 'Perché il caffè è più caro: 12,50 €\nun’altra riga\n'
const plainSentence = sentence.replace('’', "'")

describe('The text of a file', () => {
  it.each([
    ['UTF-8', utf8(sentence), sentence],
    ['UTF-8 with its mark', utf8(`\uFEFF${sentence}`), sentence],
    ['UTF-16 LE with its mark', utf16(`\uFEFF${sentence}`, false), sentence],
    ['UTF-16 BE with its mark', utf16(`\uFEFF${sentence}`, true), sentence],
    ['UTF-16 LE without', utf16(sentence, false), sentence],
    ['UTF-16 BE without', utf16(sentence, true), sentence],
    ['Windows-1252', windows1252(plainSentence), plainSentence],
  ])('is read from %s, wherever a chunk ends', async (_, bytes, expected) => {
    for (const size of [1 << 16, 64, 7, 5]) expect((await decoded(bytes, size)).text).toBe(expected)
  })

  it.each([
    ['Caff\x8e 5 \xdb', 'Caffé 5 €'],
    [
      'Perch\x8e no; citt\x88; cos\x93; per\x98; pi\x9d; \x8f',
      'Perché no; città; così; però; più; è',
    ],
    ['Gr\x9a\xa7e; M\x9fller', 'Größe; Müller'],
    ['l\xd5anno; \xdb 12,50', 'l’anno; € 12,50'],
  ])('is Mac Roman where it reads better so: %j', async (written, text) => {
    const found = await decoded(Uint8Array.from(written, (one) => one.charCodeAt(0)))
    expect(found).toMatchObject({ text, encoding: 'macintosh' })
  })

  it('is no Mac Roman where Windows-1252 says something', async () => {
    const words = [
      'città',
      'perché',
      'PERCHÉ',
      'più',
      '12,50 €',
      '€ 9',
      'n° 5',
      'Größe',
      'dell’anno',
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...words), { minLength: 1 }), async (some) => {
        const text = some.join('; ')
        const bytes = Uint8Array.from(text, (one) =>
          one === '€' ? 0x80 : one === '’' ? 0x92 : one.charCodeAt(0),
        )
        expect(await decoded(bytes)).toMatchObject({ text, encoding: 'windows-1252' })
      }),
    )
  })

  it('is Windows-1252 also where the first letter that shows it is far down', async () => {
    const text = `${'a;1\n'.repeat(5000)}città;2\n`
    const found = await decoded(windows1252(text), 1000)
    expect(found).toEqual({ text, encoding: 'windows-1252', replaced: 0, controls: 0 })
  })

  it('is UTF-8 with a broken letter in it, which is counted', async () => {
    const bytes = utf8('caffè perché città\nx')
    const found = await decoded(Uint8Array.of(...bytes.subarray(0, -1), 0xff, 0x0a))
    expect(found.text).toBe('caffè perché città\n\uFFFD\n')
    expect(found.replaced).toBe(1)
  })

  it('ends its lines in one way, also where a chunk ends between the two characters', async () => {
    for (const size of [1, 2, 3, 100])
      expect((await decoded(utf8('a\r\nb\rc\n\r\nd'), size)).text).toBe('a\nb\nc\n\nd')
  })

  it('of any characters is what was written, its control characters left out and counted', async () => {
    const control = fc.constantFrom('\0', '\x01', '\b', '\x1a', '\x1b', '\x1f', '\x7f')
    const character = fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 1 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(control, character), { minLength: 1 }),
        fc.integer({ min: 1, max: 40 }),
        async (characters, size) => {
          const text = characters.join('')
          fc.pre(!/[\r\uFEFF]/.test(text))
          const kept = [...text].filter((one) => one >= ' ' || /\s/.test(one))
          const expected = kept.filter((one) => one !== '\x7f').join('')
          const found = await decoded(utf8(`\uFEFF${text}`), size + 3)
          expect(found.text).toBe(expected)
          expect(found.controls).toBe(text.length - expected.length)
        },
      ),
    )
  })
})
