import { describe, expect, it } from 'vitest'
import { accountOf } from '../src/articles/account.ts'
import { warningsOf } from '../src/articles/account-words.ts'
import { isCertain } from '../src/articles/certainty.ts'
import { costColumns } from '../src/articles/cost-columns.ts'
import { Costs } from '../src/articles/costs.ts'
import { tableInWords } from '../src/articles/table-in-words.ts'
import { openTable } from '../src/table/table.ts'
import { readList, wordsOf } from './lists.ts'
import { seenBook } from './seen-sheets.ts'

const reason = 'riga nascosta nel foglio: per contarla mostrala, o togli il filtro'

describe('A row that its sheet hides', () => {
  const rows = [
    ['SKU', 'Prezzo', 'Costo'],
    ['A', 20, 5],
    ['B', 10, 9],
    ['C', 30, 8],
  ]

  it('is told, and no article', async () => {
    const { articles, table } = await readList(seenBook({ rows, hiddenRows: [3] }))
    expect(articles.map((article) => [article.sku, wordsOf(article)])).toEqual([
      ['A', []],
      ['B', [reason]],
      ['C', []],
    ])
    expect(table.sample.map(([sku]) => sku)).toEqual(['A', 'C'])
  })

  it('is told, and no cost', async () => {
    const costs = await Costs.of(await openTable(seenBook({ rows, hiddenRows: [3] })))
    expect(costs.problems).toEqual([{ row: 3, sku: 'B', problem: { code: 'hiddenRow' } }])
    expect(['A', 'B', 'C'].map((sku) => costs.of(sku)?.parts.cost)).toEqual([5, undefined, 8])
  })

  it('names the columns all the same, and counts in a group that is folded', async () => {
    const { articles } = await readList(seenBook({ rows, hiddenRows: [1], foldedRows: [3] }))
    expect(articles.map(({ sku, problems }) => [sku, problems])).toEqual([
      ['A', []],
      ['B', []],
      ['C', []],
    ])
  })
})

describe('A column that its sheet hides', () => {
  const rows = [
    ['SKU', 'Prezzo', 'Costo', 'Costo fornitore', 'Spedizione'],
    ['A', 20, 5, 6, 3],
    ['B', 30, 8, 9, 4],
  ]

  it('comes behind each that is seen, however well its title fits: the page asks, and both are told', async () => {
    const opened = await readList(seenBook({ rows, hiddenColumns: [3] }))
    const { articles, mapping } = opened
    expect(mapping.cost).toEqual([3])
    expect(isCertain(accountOf(opened), false)).toBe(false)
    expect(warningsOf(accountOf(opened))).toContain(
      '«Costo» non è contata: il costo si legge da «Costo fornitore».',
    )
    expect(articles.map(({ cost }) => cost)).toEqual([6, 9])
    const { header, sample, hidden } = await openTable(seenBook({ rows, hiddenColumns: [3] }))
    expect(costColumns({ header, sample, hidden }).mapping.cost).toEqual([3])
  })

  it('comes behind those of a known file too', async () => {
    const danea = [
      ['Cod.', 'Descrizione', 'Listino 1 (ivato)', 'Listino 1', 'Listino 1 (ivato)', 'Cod. IVA'],
      ['A', 'Tazza', 25, 16.39, 20, 22],
    ]
    const { layout, articles } = await readList(seenBook({ rows: danea, hiddenColumns: [3] }))
    expect(layout?.key).toBe('danea')
    expect(articles.map(({ price }) => price)).toEqual([20])
  })

  it('counts where no other says the same, and is told', async () => {
    const said = async (...hiddenColumns: number[]) => {
      const { articles, table } = await readList(seenBook({ rows, hiddenColumns }))
      return { shipping: articles.map(({ shipping }) => shipping), words: tableInWords(table) }
    }
    expect(await said(5)).toEqual({
      shipping: [3, 4],
      words: [
        'La colonna «Spedizione» è nascosta nel foglio: conta solo se nessuna colonna visibile dice la stessa cosa.',
      ],
    })
    expect((await said(3, 5)).words).toEqual([
      '2 colonne sono nascoste nel foglio («Costo», «Spedizione»): contano solo se nessuna colonna visibile dice la stessa cosa.',
    ])
    expect((await said()).words).toEqual([])
  })
})
