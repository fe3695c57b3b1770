import fc from 'fast-check'
import { type CellValue, streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type Cell, shownIn, textIn } from '../src/table/cell.ts'
import { openTable } from '../src/table/table.ts'
import { fileOf } from './files.ts'
import { readList } from './lists.ts'
import { type RawBook, rawBook, textRow } from './raw-books.ts'

/** The cells of the last row of a workbook that is written so. */
async function cellsIn(book: RawBook): Promise<readonly Cell[]> {
  const table = await openTable(fileOf(rawBook(book)))
  let last: readonly Cell[] = []
  for await (const { rows } of table.batches()) last = rows.at(-1) ?? last
  return last
}

const head = textRow('SKU', 'Prezzo', 'Costo')

/** What a cell of a workbook says, written so behind an SKU. */
const cellOf = async (cell: string, book: RawBook = {}): Promise<Cell | undefined> =>
  (
    await cellsIn({
      ...book,
      rows: `${head}<row><c t="str"><v>A</v></c>${cell}<c><v>4</v></c></row>`,
    })
  )[1]

describe('A cell whose value nobody knows is not blank', () => {
  it.each([
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['another error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['an error without its name', '<c t="e"/>', '#N/D'],
    ['a formula without a value', '<c><f>B1*2</f></c>', '#N/D'],
    ['a formula with an empty value', '<c><f>B1*2</f><v></v></c>', '#N/D'],
    ['a formula whose value is closed at once', '<c><f>B1*2</f><v/></c>', '#N/D'],
    ['a shared formula without a value', '<c><f t="shared" si="0"/></c>', '#N/D'],
    ['a formula of a text without a value', '<c t="str"><f>A1</f></c>', '#N/D'],
    ['a formula of a truth value without one', '<c t="b"><f>A1=2</f></c>', '#N/D'],
    ['a number that is none', '<c><v>1e999</v></c>', '1e999'],
    ['a number in another notation', '<c><v>0x10</v></c>', '0x10'],
  ])('%s', async (_, cell, text) => {
    expect(await cellOf(cell)).toBe(text)
  })

  it('and neither is a 0 of formulas that were written without being calculated', async () => {
    const about = '<calcPr calcId="124519" fullCalcOnLoad="1"/>'
    expect(await cellOf('<c><f>B1*2</f><v>0</v></c>', { about })).toBe('#N/D')
    expect(await cellOf('<c><f>B1*2</f><v>3</v></c>', { about })).toBe(3)
    expect(await cellOf('<c><v>0</v></c>', { about })).toBe(0)
    expect(await cellOf('<c><f>B1*2</f><v>0</v></c>')).toBe(0)
  })

  it('so that a row with one has a problem', async () => {
    const rows = ['#N/A', '', ''].map((error, at) => {
      const price = at === 0 ? `<c t="e"><v>${error}</v></c>` : '<c><f>C1*2</f></c>'
      return `<row><c t="str"><v>A${at}</v></c>${price}<c><v>4</v></c></row>`
    })
    const { articles } = await readList(fileOf(rawBook({ rows: head + rows.join('') })))
    expect(articles.map(({ problems }) => problems.length > 0)).toEqual([true, true, true])
  })

  it.each([
    ['a cell that was only formatted', '<c s="0"/>'],
    ['a cell with an empty value', '<c><v></v></c>'],
    ['a formula that comes to an empty text', '<c t="str"><f>IF(A1,"","")</f><v></v></c>'],
    ['an empty text', '<c t="inlineStr"><is><t></t></is></c>'],
    ['a text of those that are shared, without its place', '<c t="s"><v/></c>'],
  ])('but blank is %s', async (_, cell) => {
    expect(await cellOf(cell)).toBe('')
  })
})

describe('A text in a workbook is read as it is meant', () => {
  const texts =
    '<sst><si><t>Tè &amp; caffè</t></si><si><r><t>rosso</t></r><r><rPr><b/></rPr><t xml:space="preserve"> e blu</t></r><rPh sb="0" eb="1"><t>kana</t></rPh></si><si><t>a_x000D_b_x005F_x0041_</t></si><si/></sst>'

  it.each([
    ['0', 'Tè & caffè'],
    ['1', 'rosso e blu'],
    ['2', 'a\rb_x0041_'],
    ['3', ''],
  ])('from those that are shared: %s', async (place, text) => {
    expect(await cellOf(`<c t="s"><v>${place}</v></c>`, { texts })).toBe(text)
  })

  it.each([
    ['<c t="inlineStr"><is><r><t>ro</t></r><r><t>sso</t></r></is></c>', 'rosso'],
    ['<x:c t="inlineStr"><x:is><x:t>a<!-- b -->c</x:t></x:is></x:c>', 'ac'],
    ['<c t="str"><v><![CDATA[<a & b>]]></v></c>', '<a & b>'],
    ['<c t="str"><f>"&lt;v>9"</f><v>-&#10;-</v></c>', '-\n-'],
  ])('from its own cell: %s', async (cell, text) => {
    expect(await cellOf(cell)).toBe(text)
  })

  it.each(['4', '-1', 'x'])('or not at all, where its place has none: %s', async (place) => {
    await expect(cellOf(`<c t="s"><v>${place}</v></c>`, { texts })).rejects.toMatchObject({
      code: 'brokenWorkbook',
    })
  })

  it('in the column that it names, in whatever order cells stand, and beside the last where it names none', async () => {
    const cells =
      '<c r="D2"><v>4</v></c><c r="b2"><v>2</v></c><c><v>3</v></c><c r="AA2"><v>27</v></c>'
    const row = await cellsIn({ rows: `${head}<row r="2">${cells}</row>` })
    expect(row).toEqual(['', 2, 3, 4, ...Array.from({ length: 22 }, () => ''), 27])
  })
})

describe('A day in a workbook', () => {
  const day = (value: string, code: string, about = '') =>
    cellOf(`<c s="0"><v>${value}</v></c>`, { formats: [code], about })

  it.each([
    ['46035', 'dd/mm/yyyy', '2026-01-13'],
    ['46035.75', 'd-mmm', '2026-01-13'],
    ['46035', 'yyyymmdd', '2026-01-13'],
    ['46035', '[$-410]d mmmm yyyy', '2026-01-13'],
    ['0.5', 'h:mm', '1899-12-31'],
    ['1.5', '[h]:mm:ss', '1900-01-01'],
    ['61', 'd/m/yy', '1900-03-01'],
    ['1e15', 'd/m/yy', '1000000000000000'],
    ['-1', 'd/m/yy', '-1'],
  ])('is no number: %s as %s', async (value, code, converted) => {
    expect(await day(value, code)).toEqual({ converted })
  })

  it('is counted from 1904 where the workbook says so', async () => {
    expect(await day('44573', 'd/m/yy', '<workbookPr date1904="1"/>')).toEqual({
      converted: '2026-01-13',
    })
  })

  it('that is written as a text stays one', async () => {
    expect(await cellOf('<c t="d"><v>2026-01-13T10:00:00</v></c>')).toEqual({
      converted: '2026-01-13',
    })
  })

  it.each(['#,##0.00 "USD"', '0.00 "d"', '#,##0.00\\ \\d', 'General', '0.00E+00', '@'])(
    'is none by its format %s',
    async (code) => {
      const cell = await day('46035.5', code.replaceAll('"', '&quot;'))
      expect(typeof cell === 'object' && 'converted' in cell).toBe(false)
    },
  )
})

describe('A number that is shown with decimals', () => {
  const shown = async (code: string, ...values: readonly string[]) => {
    const rows = values.map(
      (value) =>
        `<row><c s="0"><v>${value}</v></c><c s="0"><v>${value}</v></c><c><v>1</v></c></row>`,
    )
    const formats = [code.replaceAll('"', '&quot;').replaceAll('<', '&lt;')]
    const { articles } = await readList(fileOf(rawBook({ rows: head + rows.join(''), formats })))
    return articles.map(({ sku, price }) => [sku, price])
  }

  it('is an SKU as it is shown, and a price as it is', async () => {
    expect(await shown('0.000', '90.75', '91', '1.0005')).toEqual([
      ['90.750', 90.75],
      ['91.000', 91],
      ['1.001', 1.0005],
    ])
    expect(await shown('"ART-"0.00', '7.5', '8')).toEqual([
      ['ART-7.50', 7.5],
      ['ART-8.00', 8],
    ])
    expect(await shown('000.0"/B"', '7.5')).toEqual([['007.5/B', 7.5]])
    expect(await shown('0.00" al pezzo"', '7.5')).toEqual([['7.50', 7.5]])
  })

  it.each(['#,##0.00', '#,##0.00 "€"', '0.00E+00', '#,##0', 'General', '[<9]0.0;0.00', '0.0"-"00'])(
    'in the form of an amount is an SKU as it is: %s',
    async (code) => {
      expect((await shown(code, '90.75'))[0]).toEqual(['90.75', 90.75])
    },
  )

  it('is an SKU without them where all of its column are whole: a spreadsheet shows any number so', async () => {
    const barcodes = await shown('0.00', '8001234567890', '1001')
    expect(barcodes.map(([sku]) => sku)).toEqual(['8001234567890', '1001'])
    expect((await shown('0.00', '1001', '12.5'))[0]).toEqual(['1001.00', 1001])
    expect(await shown('"ART-"0.00', '5')).toEqual([['ART-5.00', 5]])
  })

  it('is shown to a seller as the spreadsheet shows it', async () => {
    const cell = await cellOf('<c s="0"><v>-2.675</v></c>', { formats: ['0.00'] })
    expect([shownIn(cell), textIn(cell)]).toEqual(['-2.68', '-2.68'])
  })
})

describe('A workbook that a library wrote', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      'a',
      'B',
      ' ',
      '&',
      '<',
      '>',
      '"',
      "'",
      'è',
      '\n',
      '\r',
      '_',
      'x',
      '0',
      ']',
      '😀',
      '_x000D_',
    ),
    maxLength: 14,
  })
  const value: fc.Arbitrary<CellValue> = fc.oneof(
    text,
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((number) => number / 1000),
    fc.boolean(),
    fc.constant(null),
  )

  it('has the texts and numbers that it reads itself', async () => {
    const meant = (cell: CellValue | undefined): Cell =>
      typeof cell === 'boolean' ? { converted: String(cell) } : ((cell ?? '') as string | number)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(value, { maxLength: 6 }), { maxLength: 8 }),
        async (rows) => {
          const all = [['seller-sku', 'item-name', 'price'], ...rows]
          const bytes = await writeXlsx({ sheets: [{ name: 'Listino', rows: all }] })
          const found: unknown[] = []
          for await (const batch of (await openTable(fileOf(bytes))).batches())
            batch.rows.forEach((row, at) => {
              row.forEach((cell, column) => {
                if (cell !== '') found.push([batch.first + at, column, cell])
              })
            })
          const other: unknown[] = []
          for await (const { index, values } of streamXlsxRows(bytes))
            values.forEach((cell, column) => {
              const own = meant(cell as CellValue)
              if (index > 0 && own !== '') other.push([index + 1, column, own])
            })
          expect(found).toEqual(other)
        },
      ),
      { numRuns: 100 },
    )
  })
})
