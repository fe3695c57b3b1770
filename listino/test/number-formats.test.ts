import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { Article } from '../src/articles/article.ts'
import { Costs } from '../src/articles/costs.ts'
import { numberFormatOf } from '../src/table/number-format.ts'
import { openTable } from '../src/table/table.ts'
import { fileOf, textFile } from './files.ts'
import { readList, wordsOf } from './lists.ts'

type Shown = readonly [value: number | string, format?: string]

/** A workbook whose cells have formats. */
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

  it.each(['General', '0.00', '#,##0.00', '[Red]0.00', '[$-409]0.00', '0" pz"', '0;"$"0', '@'])(
    'says nothing else: %s',
    (code) => {
      expect(numberFormatOf(code)).toBeNull()
    },
  )

  it('says a percentage, and zeros in front', () => {
    expect(numberFormatOf('0.0%')).toEqual({ kind: 'percent' })
    expect(numberFormatOf('0000000000000')).toEqual({ kind: 'digits', count: 13 })
  })
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
