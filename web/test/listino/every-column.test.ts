import { defaultFormData } from '@margine/engine'
import { columnsBy, columnsForPeople } from '@margine/listino'
import { type ColumnKey, listColumns } from '@margine/listino/list'
import { beforeAll, describe, expect, it } from 'vitest'
import { columnsWith } from '../../src/listino/channels/columns.ts'
import { columns, none } from '../../src/listino/grid/columns.ts'
import { fileOf, terms, Visit } from './visit.ts'

/** Amounts after taxes are known in the forfettario regime, VAT in the other. */
const termsOf = (column: ColumnKey) =>
  ({ ...terms, regime: column === 'afterTax' ? 'forfettario' : 'ordinario' }) as const

const articles = [
  'SKU;Nome;Prezzo;IVA;Spedizione;Packaging;Pubblicità;Tariffa FBA;Categoria;Vendute al mese',
  'A;Tazza;10,20;22;1,00;0,10;0,40;;Bellezza e cura della persona;3',
  'B;Vaso;10,40;22;1,00;0,20;0,30;2,10;Bellezza e cura della persona;5',
  'C;Lume;30,00;10;2,00;0,30;0,20;2,40;Elettronica;1',
  'D;Sedia;40,00;4;3,00;0,40;0,10;3,00;Libri;8',
].join('\n')

const visit = new Visit()

beforeAll(async () => {
  await visit.open(articles)
  await visit.join(fileOf('SKU;Costo\nA;2,00\nB;3,00\n', 'primi.csv'))
  await visit.join(fileOf('SKU;Costo\nC;40,00\nD;9,00\n', 'secondi.csv'))
})

const shown = async (column: ColumnKey, direction: 'ascending' | 'descending') =>
  (await visit.settled({ terms: termsOf(column), order: { column, direction } })).shown.rows

describe.each(Object.keys(listColumns) as ColumnKey[])('The column %s', (key) => {
  it('sorts the list, and says something of some article', async () => {
    const rows = await shown(key, 'ascending')
    const reversed = await shown(key, 'descending')
    expect(rows.map(({ sku }) => sku)).not.toEqual(reversed.map(({ sku }) => sku))
    const { text } = columns.find((one) => one.key === key) ?? { text: () => none }
    expect(rows.map(text).some((said) => said !== none)).toBe(true)
  })

  it('is in the results of the command line, and with a title in those of the page', () => {
    const form = { ...defaultFormData, regime: 'forfettario' } as const
    // VAT is one of the terms that results are read back by.
    const names = key === 'vat' ? ['iva'] : listColumns[key].results.map(({ name }) => name)
    expect(names).not.toEqual([])
    const [columns, forPeople] = [columnsBy(form), columnsForPeople(form)]
    for (const name of names) {
      const at = columns.findIndex((column) => column.name === name)
      expect(forPeople[at]?.name).toBe(columns[at]?.title)
    }
  })
})

it('The grid has every column, in the order of the list', () => {
  expect(columnsWith([], 'forfettario').map(({ key }) => key)).toEqual(Object.keys(listColumns))
})
