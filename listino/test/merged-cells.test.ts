import { describe, expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { tableInWords } from '../src/articles/table-in-words.ts'
import { openTable } from '../src/table/table.ts'
import { readList, wordsOf } from './lists.ts'
import { type SeenSheet, seenBook } from './seen-sheets.ts'

const read = (sheet: SeenSheet) => readList(seenBook(sheet))

it('Titles that are merged over many others, and over one another, are joined, and end', async () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(0x41 + at))
  const columns = letters.flatMap((one) => letters.map((other) => one + other))
  const table = await openTable(
    seenBook({
      rows: [
        columns.map((_, at) => `Gruppo ${at}`),
        columns.map((_, at) => `Prezzo costo ${at}`),
        ['A', ...columns.map((_, at) => at)],
      ],
      merges: columns.slice(0, -1).map((name) => `${name}1:ZZ1`),
    }),
  )
  expect(table.header.length).toBeGreaterThan(600)
})

describe('A cell that is merged over several rows', () => {
  it('says in each row what it says in the first, and in no other', async () => {
    const { articles } = await read({
      rows: [
        ['SKU', 'Prezzo', 'Costo', 'Spedizione', 'IVA', 'Paese'],
        ['A', 20, 5, 3.5, 4, 'DE'],
        ['B', 20, 5],
        ['C', 20, 5, 6],
        ['D', 20, 5],
      ],
      merges: ['D2:D3', 'E2:E4', 'F2:F3'],
    })
    expect(
      articles.map(({ sku, shipping, vat, country }) => [sku, shipping, vat, country]),
    ).toEqual([
      ['A', 3.5, '4', 'DE'],
      ['B', 3.5, '4', 'DE'],
      ['C', 6, '4', 'IT'],
      ['D', Number.NaN, null, 'IT'],
    ])
  })

  it('says it in the file of the costs too', async () => {
    const book = seenBook({
      rows: [['SKU', 'Costo'], ['A', 7.5], ['B'], ['C'], ['D', 2]],
      merges: ['B2:B4'],
    })
    const costs = await Costs.of(await openTable(book))
    expect(['A', 'B', 'C', 'D'].map((sku) => costs.of(sku)?.parts.cost)).toEqual([7.5, 7.5, 7.5, 2])
  })

  it('is told with the titles of its columns, and only where rows of articles are merged', async () => {
    const merged = (...merges: string[]): SeenSheet => ({
      rows: [
        ['Listino di primavera'],
        ['SKU', 'Prezzo', 'Costo'],
        ['A', 20, 5],
        ['B', 20],
        ['C', 20, 4],
      ],
      merges,
    })
    const said = async (sheet: SeenSheet) => tableInWords((await read(sheet)).table)
    expect(await said(merged('A1:C1', 'C3:C4'))).toEqual([
      "Celle unite su più righe: vale per ciascuna quello che c'è scritto («Costo»).",
    ])
    expect(await said(merged('A1:C1'))).toEqual([])
    expect((await read(merged('A1:C1', 'C3:C4'))).articles.map(({ cost }) => cost)).toEqual([
      5, 5, 4,
    ])
  })

  it('makes no article of a note or a total', async () => {
    const { articles } = await read({
      rows: [
        ['SKU', 'Nome', 'Prezzo', 'Costo'],
        ['A', 'Tazza', 20, 5],
        ['B', 'Vaso', 30, 9],
        ['Totale', null, 50, 14],
        [null, null, 41, 14],
        [],
        ['Prezzi validi fino a maggio'],
        [],
        [],
      ],
      merges: ['A4:B5', 'A7:D9'],
    })
    expect(articles.map(({ sku, problems }) => [sku, problems.map(({ code }) => code)])).toEqual([
      ['A', []],
      ['B', []],
      ['Totale', ['totalRow']],
      ['Totale', ['totalRow']],
      ['Prezzi validi fino a maggio', ['noPrice', 'noCost']],
    ])
  })

  it('says so behind the first rows of a long sheet too', async () => {
    const many = Array.from({ length: 2500 }, (_, at) => [`S${at}`, 20, 5])
    const { articles } = await read({
      rows: [['SKU', 'Prezzo', 'Costo', 'Spedizione'], ...many, ['Y', 20, 5, 3], ['Z', 20, 5]],
      merges: ['D2502:D2503'],
    })
    expect(articles.slice(-3).map(({ shipping }) => shipping)).toEqual([Number.NaN, 3, 3])
  })
})

describe('A title that is merged over several columns', () => {
  const titlesOf = async (sheet: SeenSheet) => (await openTable(seenBook(sheet))).header

  it('is joined to those below it', async () => {
    const { articles, table } = await read({
      rows: [
        ['SKU', 'Prezzo', null, 'Costi'],
        [null, 'netto', 'ivato', 'Acquisto', 'Spedizione'],
        ['A', 16.39, 20, 5, 3],
        ['B', 24.59, 30, 8, 4],
      ],
      merges: ['A1:A2', 'B1:C1', 'D1:E1'],
    })
    expect(table.header).toEqual([
      'SKU',
      'Prezzo netto',
      'Prezzo ivato',
      'Costo Acquisto',
      'Costi Spedizione',
    ])
    expect(articles.map(({ sku, price, cost, shipping }) => [sku, price, cost, shipping])).toEqual([
      ['A', 20, 5, 3],
      ['B', 30, 8, 4],
    ])
  })

  it.each([
    ['Prezzi', 'Prezzo', 'IVA', ['Prezzo', 'IVA']],
    ['Vendita', 'Prezzo', 'Prezzo scontato', ['Prezzo', 'Prezzo scontato']],
    ['Magazzino', 'Costo', 'Quantità', ['Costo', 'Quantità']],
    ['In negozio, IVA esclusa', 'Prezzo', 'Costo', ['Prezzo IVA esclusa', 'Costo IVA esclusa']],
  ])(
    'leaves titles that say what they are by themselves: %s over %s and %s',
    async (above, one, other, titles) => {
      const rows = [
        ['SKU', above, null, 'Note'],
        [null, one, other, null],
        ['A', 20, 4, 'x'],
        ['B', 30, 10, 'y'],
      ]
      expect((await titlesOf({ rows, merges: ['A1:A2', 'B1:C1'] })).slice(1, 3)).toEqual(titles)
    },
  )

  it('tells the price that is paid from the one that is asked', async () => {
    const { mapping } = await read({
      rows: [
        ['SKU', 'Acquisto', null, 'Vendita'],
        [null, 'Prezzo', 'Sconto', 'Prezzo', 'Note'],
        ['A', 5, 10, 20, 'x'],
        ['B', 8, 10, 30, 'y'],
      ],
      merges: ['A1:A2', 'B1:C1', 'D1:E1'],
    })
    expect(mapping.price).toEqual([3])
  })

  it('is left out where it is one of the whole table, or stands above what names an article', async () => {
    const titles = ['SKU', 'Nome', 'Prezzo', 'Costo']
    const articles = [
      ['A', 'Tazza', 20, 5],
      ['B', 'Vaso', 30, 9],
    ]
    const whole = { rows: [['Listino 2026'], titles, ...articles], merges: ['A1:D1'] }
    expect(await titlesOf(whole)).toEqual(titles)
    const dated = { rows: [['Listino', null, null, 'maggio'], titles, ...articles] }
    expect(await titlesOf({ ...dated, merges: ['A1:C1'] })).toEqual(titles)
  })

  it('is the title of the first column where the row below it is an article', async () => {
    const { table, articles } = await read({
      rows: [
        ['SKU', 'Prezzo', null, 'Costo'],
        ['A', 20, 16.39, 5],
        ['B', 30, 24.59, 9],
      ],
      merges: ['B1:C1'],
    })
    expect(table.header).toEqual(['SKU', 'Prezzo', '', 'Costo'])
    expect(articles.map(({ price }) => price)).toEqual([20, 30])
    expect(articles.flatMap(wordsOf)).toEqual([])
  })
})
