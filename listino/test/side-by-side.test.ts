import { describe, expect, it } from 'vitest'
import { tableInWords } from '../src/articles/table-in-words.ts'
import { openTable } from '../src/table/table.ts'
import { textFile } from './files.ts'
import { readList, wordsOf } from './lists.ts'
import { seenBook } from './seen-sheets.ts'
import { namedWorkbook } from './workbooks.ts'

type Value = string | number | null
type Rows = readonly (readonly Value[])[]

const text = (rows: Rows) =>
  textFile(`${rows.map((row) => row.map((cell) => cell ?? '').join(';')).join('\n')}\n`)

it('Of very many tables side by side some are read, and the others are told', async () => {
  const row = (cells: (at: number) => string) =>
    Array.from({ length: 300 }, (_, at) => cells(at)).join(';;')
  const file = textFile(`${row(() => 'SKU;Prezzo')}\n${row((at) => `A${at};9`)}\n`)
  const { articles, table } = await readList(file)
  expect(articles).toHaveLength(20)
  expect(table.beside.filter(({ isRead }) => isRead)).toHaveLength(19)
  expect(table.beside.filter(({ isRead }) => !isRead)).toHaveLength(280)
})

describe.each([
  ['a workbook', (rows: Rows) => seenBook({ rows })],
  ['a text', text],
] as const)('Tables side by side in %s', (_, fileOf) => {
  const found = async (rows: Rows) => {
    const { articles, table } = await readList(fileOf(rows))
    return {
      articles: articles.map(({ sku, price, cost, row, sheet }) => [sku, price, cost, row, sheet]),
      problems: articles.flatMap(wordsOf),
      said: tableInWords(table),
      header: table.header,
    }
  }

  it('are one where a second code and a cost stand behind a blank column', async () => {
    const { articles } = await found([
      ['SKU', 'Nome', 'Prezzo', null, 'Codice interno', 'Costo'],
      ['A', 'Tazza', 20, null, 'T1', 5],
      ['B', 'Piatto', 22, null, 'P1', 6],
    ])
    expect(articles).toEqual([
      ['A', 20, 5, 2, ''],
      ['B', 22, 6, 3, ''],
    ])
  })

  it('with the same titles are read one below the other, also where one is longer', async () => {
    expect(
      await found([
        ['SKU', 'Nome', 'Prezzo', 'Costo', null, 'SKU', 'Nome', 'Prezzo', 'Costo'],
        ['A', 'Tazza', 20, 5, null, 'X', 'Vaso', 30, 8],
        ['B', 'Piatto', 22, 6, null, 'Y', 'Brocca', 40, 9],
        [null, null, null, null, null, 'Z', 'Ciotola', 50, 10],
      ]),
    ).toEqual({
      articles: [
        ['A', 20, 5, 2, ''],
        ['B', 22, 6, 3, ''],
        ['X', 30, 8, 2, 'colonne F–I'],
        ['Y', 40, 9, 3, 'colonne F–I'],
        ['Z', 50, 10, 4, 'colonne F–I'],
      ],
      problems: [],
      said: ['Tabelle affiancate con gli stessi titoli, lette di seguito: colonne F–I.'],
      header: ['SKU', 'Nome', 'Prezzo', 'Costo'],
    })
  })

  it('are known by their titles where no column parts them', async () => {
    const { articles, said } = await found([
      ['SKU', 'Prezzo', 'SKU', 'Prezzo', 'SKU', 'Prezzo'],
      ['A', 20, 'X', 30, 'M', 11],
      ['B', 22, 'Y', 40, 'N', 12],
    ])
    expect(articles.map(([sku, price]) => [sku, price])).toEqual([
      ['A', 20],
      ['B', 22],
      ['X', 30],
      ['Y', 40],
      ['M', 11],
      ['N', 12],
    ])
    expect(said).toEqual([
      'Tabelle affiancate con gli stessi titoli, lette di seguito: colonne C–D, colonne E–F.',
    ])
  })

  it('with other titles are told, and give nothing to the articles beside them', async () => {
    const { articles, said, header } = await found([
      ['SKU', 'Prezzo', 'Costo', null, 'SKU', 'Spedizione', 'Imballo'],
      ['A', 20, 5, null, 'B', 9, 1],
      ['B', 22, 6, null, 'A', 4, 1],
    ])
    expect(articles.map(([sku, price, cost]) => [sku, price, cost])).toEqual([
      ['A', 20, 5],
      ['B', 22, 6],
    ])
    expect(header).toEqual(['SKU', 'Prezzo', 'Costo'])
    expect(said).toEqual([
      'Tabelle affiancate non lette: colonne E–G. Per leggerle mettile in un altro file.',
    ])
  })

  it.each<[string, Rows]>([
    [
      'a blank column is one of looks',
      [
        ['SKU', 'Prezzo', null, 'Costo', 'Descrizione'],
        ['A', 20, null, 5, 'Tazza'],
        ['B', 22, null, 6, 'Vaso'],
      ],
    ],
    [
      'the same code stands in both parts of a row',
      [
        ['SKU', 'Prezzo', null, 'SKU', 'Costo'],
        ['A', 20, null, 'A', 5],
        ['B', 22, null, 'B', 6],
      ],
    ],
  ])('are one where %s', async (_, rows) => {
    const { articles, said } = await found(rows)
    expect(articles.map(([sku, price, cost]) => [sku, price, cost])).toEqual([
      ['A', 20, 5],
      ['B', 22, 6],
    ])
    expect(said).toEqual([])
  })
})

it('A row of a text that is longer than its tables side by side has a problem, and no cell of it is taken for another', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `A${at};20;5;;X${at};30;8`)
  const lines = [
    'SKU;Prezzo;Costo;;SKU;Prezzo;Costo',
    ...rows,
    'B;20;50;7;50;Y;30;8',
    'C;9;1;;Z;8;2',
  ]
  const { articles } = await readList(textFile(`${lines.join('\n')}\n`))
  expect(
    articles.filter(({ problems }) => problems.length > 0).map(({ sku, row }) => [sku, row]),
  ).toEqual([['B', 32]])
  expect(articles).toHaveLength(63)
})

it('Of tables side by side on a sheet, that with the wanted amount is read, with those of other sheets that are like it', async () => {
  const book = await namedWorkbook(
    {
      name: 'Casa',
      rows: [
        ['SKU', 'Giacenza', '', 'SKU', 'Prezzo', 'Costo'],
        ['A', 3, '', 'X', 20, 5],
        ['B', 4, '', 'Y', 30, 8],
      ],
    },
    {
      name: 'Orto',
      rows: [
        ['SKU', 'Costo', 'Prezzo'],
        ['M', 5, 20],
      ],
    },
  )
  const { articles, table } = await readList(book)
  expect(articles.map(({ sku, price, cost, sheet }) => [sku, price, cost, sheet])).toEqual([
    ['X', 20, 5, 'Casa, colonne D–F'],
    ['Y', 30, 8, 'Casa, colonne D–F'],
    ['M', 20, 5, 'Orto'],
  ])
  expect(tableInWords(table).at(-1)).toBe(
    'Tabelle affiancate non lette: colonne A–B di «Casa». Per leggerle mettile in un altro file.',
  )
  expect((await openTable(book)).sheets?.read).toEqual(['Casa', 'Orto'])
})
