import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unreadableInWords } from '../src/articles/words.ts'
import { kindOf } from '../src/numbers/number-style.ts'
import { headerKey } from '../src/table/cell.ts'
import { numberFormatOf } from '../src/table/number-format.ts'
import { openTable } from '../src/table/table.ts'
import { Unreadable } from '../src/table/unreadable.ts'
import { fileOf } from './files.ts'
import { readList } from './lists.ts'
import { rawBook, rawParts, textRow } from './raw-books.ts'
import { namedWorkbook } from './workbooks.ts'
import { zipOf } from './zips.ts'

const article = `${textRow('SKU', 'Prezzo', 'Costo')}<row><c t="str"><v>A</v></c><c><v>10</v></c><c><v>4</v></c></row>`

/** The batches of a workbook, each row asked for. */
async function batchesOf(bytes: Uint8Array, pause?: () => Promise<void>) {
  const table = await openTable(fileOf(bytes), pause === undefined ? {} : { pause })
  const batches: { first: number; count: number }[] = []
  for await (const { first, rows } of table.batches()) batches.push({ first, count: rows.length })
  return batches
}

const refusalOf = (bytes: Uint8Array) =>
  batchesOf(bytes).then(
    () => null,
    (error: unknown) => (error instanceof Unreadable ? error : Promise.reject(error)),
  )

const mega = 1 << 20

describe('A workbook that was made to keep its reader busy is refused', () => {
  it.each([
    [
      'whose list of sheets repeats one that never ends',
      'xl/workbook.xml',
      '<workbook><sheets>',
      '<sheet ',
    ],
    ['whose styles repeat one that never ends', 'xl/styles.xml', '<styleSheet>', '<cellXfs>'],
    [
      'whose relations repeat one that never ends',
      'xl/_rels/workbook.xml.rels',
      '<Relationships>',
      '<Relationship Id="',
    ],
    [
      'whose sheet repeats a cell that never ends',
      'xl/worksheets/sheet1.xml',
      '<worksheet><sheetData><row>',
      '<c r="A1',
    ],
    ['whose texts repeat one that never ends', 'xl/sharedStrings.xml', '<sst>', '<si><t>a'],
  ])('%s', async (_, name, begin, again) => {
    const rows = `${article}<row><c t="s"><v>0</v></c></row>`
    const parts = { ...rawParts({ rows, texts: '<sst/>' }), [name]: begin + again.repeat(300_000) }
    expect((await refusalOf(zipOf(parts)))?.code).toBe('brokenWorkbook')
  })

  it('whose rows go back, each of them behind a million blank ones', async () => {
    const rows = '<row r="1048576"><c><v>1</v></c></row><row r="3"><c><v>1</v></c></row>'.repeat(50)
    expect((await refusalOf(rawBook({ rows: article + rows })))?.code).toBe('brokenWorkbook')
  })

  it.each(['0', '-3', '1.5', 'x', '1048577'])('whose row has the number %s', async (number) => {
    const rows = `${article}<row r="${number}"><c><v>1</v></c></row>`
    expect((await refusalOf(rawBook({ rows })))?.code).toBe('brokenWorkbook')
  })

  it('whose sheets are one and the same', async () => {
    const parts = rawParts({ rows: article })
    const twice = (parts['xl/workbook.xml'] ?? '').replace(/<sheet .*\/>/, '$&$&')
    const bytes = zipOf({ ...parts, 'xl/workbook.xml': twice })
    expect((await refusalOf(bytes))?.code).toBe('brokenWorkbook')
  })

  it.each([['a sheet'], ['the list of sheets']])('in which %s ends too early', async (what) => {
    const name = what === 'a sheet' ? 'xl/worksheets/sheet1.xml' : 'xl/workbook.xml'
    const parts = rawParts({ rows: article })
    const cut = (parts[name] ?? '').replace(/<\/(?:sheetData|sheets)>.*$/, '')
    expect((await refusalOf(zipOf({ ...parts, [name]: cut })))?.code).toBe('brokenWorkbook')
  })
})

describe('Texts that were made to keep their reader busy are done with', () => {
  const long = mega

  it('where they are titles, amounts or formats', () => {
    expect(headerKey(`${' '.repeat(long)}Prezzo${' "*'.repeat(long)}`)).toBe('prezzo')
    expect(headerKey(`a${' '.repeat(long)}b`)).toBe('a \u2026')
    expect(kindOf(`1${' '.repeat(long)}x`)).toBe('notANumber')
    expect(kindOf(`${'1 '.repeat(long)}x`)).toBe('notANumber')
    expect(numberFormatOf('['.repeat(long))).toBeNull()
    expect(numberFormatOf(`0.${'0'.repeat(long)}`)).toBeNull()
    expect(numberFormatOf(`${'"€'.repeat(9999)}0`)).toMatchObject({ kind: 'currency' })
  })
})

describe('A sheet may have a thousand columns', () => {
  const wide = (column: string, cell: string) =>
    rawBook({ rows: `${article}<row r="3"><c r="${column}3"${cell}</row>` })

  it('and no more', async () => {
    expect(await refusalOf(wide('ALL', '><v>1</v></c>'))).toBeNull()
    const refusal = await refusalOf(wide('ALM', '><v>1</v></c>'))
    expect(refusal?.code).toBe('tooManyColumns')
    expect(unreadableInWords(refusal ?? new Unreadable('empty'))).toBe(
      'il foglio «Listino» ha più di 1.000 colonne: lascia solo quelle che servono',
    )
  })

  it('of those that say something: many more may only be formatted', async () => {
    expect(await batchesOf(wide('XFD', ' s="0"/>'))).toEqual([{ first: 2, count: 1 }])
  })
})

describe('Blank rows take no time', () => {
  it('however many they are: a batch begins behind them', async () => {
    const rows = `${article}<row r="5"><c><v>1</v></c></row><row r="1048576"><c><v>1</v></c></row>`
    expect(await batchesOf(rawBook({ rows }))).toEqual([
      { first: 2, count: 4 },
      { first: 1_048_576, count: 1 },
    ])
  })
})

describe('What may be unpacked is limited', () => {
  const withTexts = { rows: article, texts: '<sst/>' }
  const sheet = 'xl/worksheets/sheet1.xml'

  it.each([
    ['a sheet', { [sheet]: 2 ** 32 - 2 }],
    ['its styles', { 'xl/styles.xml': 2 ** 31 }],
    ['its texts', { 'xl/sharedStrings.xml': 2 ** 30 }],
    ['a sheet and the texts together', { [sheet]: 100 * mega, 'xl/sharedStrings.xml': 100 * mega }],
  ])('and so is what %s may say to be long, before any of it is read', async (_, claimed) => {
    const refusal = await refusalOf(rawBook(withTexts, { claimed }))
    expect(refusal?.code).toBe('tooMuchUnpacked')
    expect(unreadableInWords(refusal ?? new Unreadable('empty'))).toContain('troppo grande')
  })

  it('by the length of the file: what packs as no list does is refused', async () => {
    const blank = (length: number) => rawBook({ rows: article + ' '.repeat(length) })
    expect(await refusalOf(blank(100 * mega))).toMatchObject({ code: 'brokenWorkbook' })
    expect(await refusalOf(blank(130 * mega))).toMatchObject({ code: 'tooMuchUnpacked' })
  })

  it('but not by what is never read', async () => {
    const parts = { ...rawParts(withTexts), 'xl/media/image1.png': '' }
    const bytes = zipOf(parts, { claimed: { 'xl/media/image1.png': 2 ** 31 } })
    expect(await refusalOf(bytes)).toBeNull()
  })
})

describe('While a workbook is read', () => {
  const busy = rawBook({ rows: `${article}${'<x a="b"/>'.repeat(2 * mega)}` })

  it('others have their turn, though no row comes for long', async () => {
    let turns = 0
    const pause = async () => {
      turns++
    }
    await openTable(fileOf(busy), { pause })
    expect(turns).toBeGreaterThanOrEqual(7)
    const opening = turns
    await batchesOf(busy, pause)
    expect(turns).toBeGreaterThanOrEqual(3 * opening)
  })

  it('others have their turn, though each of its sheets is short', async () => {
    let turns = 0
    const pause = async () => {
      turns++
    }
    const sheets = Array.from({ length: 200 }, (_, at) => ({
      name: `F${at}`,
      rows: [['SKU', 'Costo']],
    }))
    await openTable(await namedWorkbook(...sheets), { pause })
    expect(turns).toBeGreaterThanOrEqual(6)
  })

  it('whoever wants it no more ends it by the turn that they had', async () => {
    class Unwanted extends Error {}
    let turns = 0
    const pauseUntil = (most: number) => async () => {
      turns++
      if (turns === most) throw new Unwanted()
    }
    await expect(openTable(fileOf(busy), { pause: pauseUntil(2) })).rejects.toBeInstanceOf(Unwanted)
    expect(turns).toBe(2)
    turns = 0
    await expect(batchesOf(busy, pauseUntil(12))).rejects.toBeInstanceOf(Unwanted)
    expect(turns).toBe(12)
  })
})

describe('A file that is no workbook of Excel says what it is', () => {
  it.each([
    ['.ods', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<a/>' }],
    ['.numbers', { 'Index/Document.iwa': 'x' }],
    [
      '.xlsb',
      { '_rels/.rels': rawParts({})['_rels/.rels']?.replace('workbook.xml', 'workbook.bin') ?? '' },
    ],
  ])('%s', async (ending, parts) => {
    const refusal = await refusalOf(zipOf(parts))
    expect(unreadableInWords(refusal ?? new Unreadable('empty'))).toBe(
      `i file ${ending} non si aprono: salvalo come .xlsx o CSV`,
    )
  })

  it('and so does a zip of something else', async () => {
    expect((await refusalOf(zipOf({ 'listino.csv': 'SKU;Prezzo' })))?.code).toBe('notATable')
    expect((await refusalOf(zipOf({ mimetype: 'application/epub+zip' })))?.code).toBe('notATable')
  })
})

describe('A workbook whose parts were changed, checksums and all,', () => {
  const whole = rawParts({
    rows: `${article}<row r="3"><c r="A3" t="s"><v>1</v></c><c s="1"><f>B2*2</f><v>20</v></c><c t="e"><v>#N/A</v></c></row>`,
    about: '<workbookPr date1904="0"/><calcPr fullCalcOnLoad="0"/>',
    formats: ['[$$-409]0.00', '0.000', 'dd/mm/yyyy'],
    texts: '<sst><si><t>A &amp; B</t></si><si><r><t>C</t></r></si></sst>',
  })
  const put = fc.constantFrom(
    '',
    '<',
    '>',
    '"',
    "'",
    '&',
    '/',
    '<!--',
    ']]>',
    'r="9"',
    't="s"',
    '<c>',
    '</row>',
    '-1',
    '1e9',
    '\0',
    '€',
  )
  const change = fc.record({
    name: fc.constantFrom(...Object.keys(whole)),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    gone: fc.integer({ min: 0, max: 30 }),
    put,
  })

  it('is read or refused, but never crashes', async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (changes) => {
        const parts: Record<string, string> = { ...whole }
        for (const { name, at, gone, put: text } of changes) {
          const before = parts[name] ?? ''
          const from = Math.floor(at * before.length)
          parts[name] = before.slice(0, from) + text + before.slice(from + gone)
        }
        const found = await readList(fileOf(zipOf(parts))).catch((error: unknown) => error)
        if (found instanceof Error) expect(found).toBeInstanceOf(Unreadable)
        else count++
      }),
      { numRuns: 120 },
    )
    expect(count).toBeGreaterThan(0)
  })
})
