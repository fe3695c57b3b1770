import fc from 'fast-check'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Article } from '../src/articles/article.ts'
import { Costs } from '../src/articles/costs.ts'
import { numberFormatOf } from '../src/table/number-format.ts'
import { withDecimals } from '../src/table/shown-number.ts'
import { openTable } from '../src/table/table.ts'
import { fileOf, textFile } from './files.ts'
import { readList, wordsOf } from './lists.ts'

type Shown = readonly [value: number | string, format?: string]

/** A workbook with formats in its cells. */
async function workbookWith(rows: readonly (readonly Shown[])[]) {
  const cells = new Map(
    rows.flatMap((row, at) =>
      row.flatMap(([, numFmt], column) =>
        numFmt === undefined ? [] : [[`${at},${column}`, { style: { numFmt } }] as const],
      ),
    ),
  )
  const values = rows.map((row) => row.map(([value]) => value))
  return fileOf(await writeXlsx({ sheets: [{ name: 'Foglio', rows: values, cells }] }))
}

describe('A number with decimals', () => {
  it.each([
    [1.005, 2, '1.01'],
    [2.675, 2, '2.68'],
    [-2.675, 2, '-2.68'],
    [1.45, 1, '1.5'],
    [0.5, 0, '1'],
    [2.5, 0, '3'],
    [-0.004, 2, '0.00'],
    [-0.005, 2, '-0.01'],
    [90.75, 3, '90.750'],
    [7, 3, '7.000'],
    [999.9996, 3, '1000.000'],
    [1e-7, 3, '0.000'],
    [123456789012.3456, 4, '123456789012.3460'],
  ])('is shown as a spreadsheet does: %s with %s', (value, decimals, shown) => {
    expect(withDecimals(value, decimals)).toBe(shown)
  })

  it('that has no more than these is itself, written out', () => {
    const cents = fc.integer({ min: -1e11, max: 1e11 })
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 4 }),
        fc.nat({ max: 6 }),
        (digits, own, more) => {
          const value = digits / 10 ** own
          const shown = withDecimals(value, own + more)
          expect(Number(shown)).toBe(value + 0)
          expect(shown.split('.')[1]?.length ?? 0).toBe(own + more)
        },
      ),
    )
  })
})

const head: readonly Shown[] = [['SKU'], ['Prezzo'], ['Costo']]

const inShort = (article: Article) => [
  article.sku,
  article.price,
  article.cost,
  ...wordsOf(article),
]

describe('The format of a number', () => {
  it.each([
    ['[$$-409]#,##0.00', 'USD'],
    ['[$USD] #,##0.00', 'USD'],
    ['#,##0.00\\ [$€-410]', 'EUR'],
    ['"£"#,##0.00', 'GBP'],
    ['\\£#,##0.00', 'GBP'],
    ['_-* #,##0.00\\ "€"_-;\\-* #,##0.00\\ "€"_-;_-* "-"??\\ "€"_-;_-@_-', 'EUR'],
    ['$#,##0.00_);[Red]($#,##0.00)', 'USD'],
    ['[$CHF-807] #,##0.00', 'CHF'],
    ['#,##0.00 [$₽-419]', '₽'],
    ['"¥"0', '¥'],
    ['#,##0.00" €/pz"', 'EUR'],
    ['#,##0.00 [$Euro]', 'EUR'],
    ['#,##0.00 "euro"', 'EUR'],
    ['"R$" #,##0.00', 'R$'],
    ['#,##0.00 \\z\\ł', 'PLN'],
  ])('says its currency: %s', (code, currency) => {
    expect(numberFormatOf(code)).toEqual({ kind: 'currency', currency })
  })

  it.each(['General', '0', '#,##0.00', '[Red]#,##0', '[$-409]0', '0" pz"', '0;"$"0', '@'])(
    'says nothing else: %s',
    (code) => {
      expect(numberFormatOf(code)).toBeNull()
    },
  )

  it('says a percentage, zeros in front, and decimals', () => {
    expect(numberFormatOf('0.0%')).toEqual({ kind: 'percent' })
    expect(numberFormatOf('0000000000000')).toEqual({ kind: 'digits', count: 13 })
    for (const code of ['0.000', '[Red]0.000', '[$-409]#0.000_);(0.000)'])
      expect(numberFormatOf(code)).toEqual({ kind: 'digits', count: 1, decimals: 3 })
    expect(numberFormatOf('"A-"00.0\\/\\B')).toEqual({
      kind: 'digits',
      count: 2,
      decimals: 1,
      before: 'A-',
      after: '/B',
    })
  })

  it.each(['dd/mm/yyyy', 'd-mmm', 'yyyymmdd', 'h:mm AM/PM', '[h]:mm', '[$-410]mmmm', 'ss.0'])(
    'says that a number is a day or a time: %s',
    (code) => {
      expect(numberFormatOf(code)).toEqual({ kind: 'date' })
    },
  )
})

describe('A number of a workbook', () => {
  it('is in the currency that its format shows, as if that were written beside it', async () => {
    const { articles } = await readList(
      await workbookWith([
        head,
        [['A'], [39.9, '[$$-409]#,##0.00'], [12.5]],
        [['B'], [39.9, '#,##0.00 "€"'], [12.5, '"£"#,##0.00']],
        [['C'], [39.9, '#,##0.00 "€"'], [12.5, '0.00']],
        [],
        [['D'], [39.9, '0.00'], [0.5, '0%']],
      ]),
    )
    expect(articles.map(inShort)).toEqual([
      ['A', 39.9, 12.5, "prezzo in USD: il conto è in un'altra valuta"],
      ['B', 39.9, Number.NaN, "costo in GBP: il conto è in un'altra valuta"],
      ['C', 39.9, 12.5],
      ['D', 39.9, Number.NaN, '«50%» non è un importo (colonna «Costo»)'],
    ])
  })

  it('that is an SKU keeps each of its digits, or is said to be spoilt', async () => {
    const { articles } = await readList(
      await workbookWith([
        head,
        [[8001234567890], [10], [3]],
        [[9007199254740991], [10], [3]],
        [[2 ** 53], [10], [3]],
        [[1.2e22], [10], [3]],
        [[12345, '0000000000000'], [10], [3]],
      ]),
    )
    expect(articles.map(({ sku }) => sku)).toEqual([
      '8001234567890',
      '9007199254740991',
      '9.007199254740992e+15',
      '1.2e+22',
      '0000000012345',
    ])
    expect(articles.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      [],
      [],
      ['spoiltSku'],
      ['spoiltSku'],
      [],
    ])
  })

  it('that is an SKU is no amount, though it is shown as one, and keeps what its format writes in front', async () => {
    const { articles } = await readList(
      await workbookWith([
        head,
        [[1001, '#,##0.00 "€"'], [10, '#,##0.00 "€"'], [3]],
        [[123, '"IT-"00000'], [10], [3]],
        [[124, '\\I\\T-00000'], [10], [3]],
      ]),
    )
    expect(articles.map(inShort)).toEqual([
      ['1001', 10, 3],
      ['IT-00123', 10, 3],
      ['IT-00124', 10, 3],
    ])
  })

  it('that a spreadsheet has shortened joins no costs', async () => {
    const costs = await Costs.of(await openTable(textFile('SKU;Costo\n8E+12;3,00\nA;4,00\n')))
    expect(costs.size).toBe(1)
    expect(costs.problems).toMatchObject([
      { row: 2, problem: { code: 'spoiltSku', text: '8E+12' } },
    ])
  })
})
