import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { terms, Visit } from './visit.ts'

type Sheet = { name: string; rows: CellValue[][]; hidden?: boolean }

const book = async (...sheets: Sheet[]) =>
  new File([(await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>], 'listino.xlsx')

const head = ['SKU', 'Prezzo', 'Costo']
const opened = async (file: File, sheet: string | null = null) => {
  const visit = new Visit()
  visit.say({ type: 'open', file, terms, sheet })
  const { facts } = await visit.hear('list')
  const { shown } = await visit.settled()
  return { visit, facts, rows: shown.rows.map(({ sku, price }) => [sku, price]) }
}

describe('The sheets of a workbook that is opened on the page', () => {
  const file = () =>
    book(
      { name: '2023', hidden: true, rows: [head, ['A', 10, 3]] },
      { name: 'Note', rows: [['da rivedere']] },
      { name: 'Casa', rows: [head, ['A', 20, 5], ['B', 30, 6]] },
      { name: 'Giardino', rows: [head, ['C', 40, 7], ['D', 'x', 7]] },
    )

  it('are named, those that are read and those that are left', async () => {
    const { facts, rows } = await opened(await file())
    expect(rows).toEqual([
      ['A', 20],
      ['B', 30],
      ['C', 40],
    ])
    expect(facts?.sheets).toEqual({
      words:
        'listino.xlsx: letti i fogli «Casa» e «Giardino». Non letti: «2023» (nascosto), «Note» (nessuna tabella).',
      names: ['Casa', 'Giardino', '2023', 'Note'],
      read: 2,
      chosen: null,
    })
  })

  it('are said of each row that can not be used, and of each result', async () => {
    const { visit, facts } = await opened(await file())
    expect(facts?.problems).toMatchObject([{ sheet: 'Giardino', row: 3, sku: 'D' }])
    const lines = (await (await visit.exported()).blob.text()).split('\r\n')
    expect(lines[0]).toMatch(/;Foglio$/)
    expect(lines.slice(1, 4).map((line) => line.split(';').at(-1))).toEqual([
      'Casa',
      'Casa',
      'Giardino',
    ])
  })

  it('are read by the one that is chosen, a hidden one too', async () => {
    const { facts, rows } = await opened(await file(), '2023')
    expect(rows).toEqual([['A', 10]])
    expect(facts?.sheets?.chosen).toBe('2023')
  })

  it('are not told of where there is one', async () => {
    const one = await book({ name: 'Foglio1', rows: [head, ['A', 20, 5]] })
    expect((await opened(one)).facts?.sheets).toBeNull()
  })
})
