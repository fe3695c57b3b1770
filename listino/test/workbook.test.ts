import { describe, expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { openTable } from '../src/table/table.ts'
import { resultsWorkbook } from '../src/writing/workbook.ts'
import { fileOf, textFile } from './files.ts'
import { readList, wordsOf } from './lists.ts'
import { workbookOf } from './workbooks.ts'

describe('A workbook', () => {
  it('is read like a text, its numbers as they are', async () => {
    const source = await workbookOf([
      ['SKU', 'Nome', 'Prezzo', 'Costo'],
      ['A', 'Tazza', 12.5, 4],
      [8001234567890, 'Piatto', 1.234, '2,5'],
      ['C', 'Data al posto del prezzo', new Date(Date.UTC(2026, 0, 12)), 3],
      [],
      ['D', 'Ultime celle vuote', 9],
    ])
    const { articles } = await readList(source)
    expect(
      articles.map((article) => [
        article.row,
        article.sku,
        article.price,
        article.cost,
        wordsOf(article),
      ]),
    ).toEqual([
      [2, 'A', 12.5, 4, []],
      [3, '8001234567890', 1.234, 2.5, []],
      [4, 'C', Number.NaN, 3, ['«2026-01-12» non è un importo (colonna «Prezzo»)']],
      [6, 'D', 9, Number.NaN, ['costo mancante']],
    ])
  })

  it('is read on the sheet that a known file is recognised on', async () => {
    const source = await workbookOf(
      [['Istruzioni'], ['Compila il foglio', 'accanto']],
      [
        ['SKU', 'Min price', 'Country code'],
        ['sku', 'minimum-seller-allowed-price', 'country-code'],
        ['A', 11, 'IT'],
      ],
    )
    const { layout, articles } = await readList(source)
    expect(layout?.key).toBe('amazonAutomatePricing')
    expect(articles.map(({ row, sku }) => [row, sku])).toEqual([[3, 'A']])
  })

  it('may have remarks in columns without a title, to the right of the last one', async () => {
    const source = await workbookOf([
      ['SKU', 'Prezzo', 'Costo'],
      ['A', 39.9, 12.5, 'rifare foto'],
      ['B', 19.9, 5.5],
      ['C', 9.9, 2.5, '', 7, new Date(Date.UTC(2026, 0, 12))],
    ])
    const { articles } = await readList(source)
    expect(articles.map(wordsOf)).toEqual([[], [], []])
    const costs = await Costs.of(await openTable(source))
    expect(costs.problems).toEqual([])
    expect(costs.of('A')?.parts.cost).toBe(12.5)
  })

  it('in which an SKU has become a date or a truth value says so, in a list as in its costs', async () => {
    const source = await workbookOf([
      ['SKU', 'Nome', 'Prezzo', 'Costo'],
      [new Date(Date.UTC(2026, 2, 10)), 'Tazza', 39.9, 12.5],
      [true, 'Vaso', 19.9, 5.5],
      ['2026-03-10', true, 9.9, 2.5],
      ['', new Date(Date.UTC(2026, 2, 10)), 9.9, 2.5],
    ])
    const { articles } = await readList(source)
    const reason = (sku: string) =>
      `SKU «${sku}» rovinato dal foglio di calcolo: formatta la colonna come testo ed esporta di nuovo`
    expect(articles.map(wordsOf)).toEqual([[reason('2026-03-10')], [reason('true')], [], []])
    expect(articles.map(({ name }) => name)).toEqual(['Tazza', 'Vaso', 'true', '2026-03-10'])
    const costs = await Costs.of(await openTable(source))
    expect(costs.problems.map(({ row, problem }) => [row, problem.code, problem.text])).toEqual([
      [2, 'spoiltSku', '2026-03-10'],
      [3, 'spoiltSku', 'true'],
      [5, 'noSku', undefined],
    ])
    expect(costs.of('2026-03-10')?.parts.cost).toBe(2.5)
  })

  it('that is cut off or no workbook at all says so', async () => {
    const { chunks } = await workbookOf([['SKU', 'Prezzo']])
    const parts: number[] = []
    for await (const part of chunks()) parts.push(...part)
    const cut = Uint8Array.from(parts.slice(0, parts.length / 2))
    await expect(openTable(fileOf(cut))).rejects.toMatchObject({ code: 'brokenWorkbook' })
    const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3, 4)
    await expect(openTable(fileOf(zip))).rejects.toMatchObject({ code: 'brokenWorkbook' })
  })

  it('of results is read back: amounts as numbers, SKUs as texts, formulas as neither', async () => {
    const { rows } = await readList(
      textFile('sku;nome;prezzo;costo\n00123;=1+1;20,00;5,00\n-45;@x;1234,5;\n'),
    )
    const stream = await resultsWorkbook(rows)
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
    const table = await openTable(fileOf(bytes))
    expect(table.sample[0]?.slice(0, 3)).toEqual([2, '00123', "'=1+1"])
    expect(table.sample[1]?.slice(1, 3)).toEqual(["'-45", "'@x"])
    const again = await readList(fileOf(bytes))
    expect(again.layout?.key).toBe('margine')
    expect(again.articles.map(({ sku, name, price, cost }) => [sku, name, price, cost])).toEqual([
      ['00123', '=1+1', 20, 5],
      ['-45', '@x', 1234.5, Number.NaN],
    ])
  })
})
