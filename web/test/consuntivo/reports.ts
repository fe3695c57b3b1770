import {
  amazonFile,
  italianHeader,
  italianRow,
  preamble,
} from '../../../listino/test/statements/amazon-files.ts'

export type Cells = Parameters<typeof italianRow>[0]

export const fileOf = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

/** A report of transactions with these rows. */
export const reportOf = (name: string, ...rows: Cells[]) =>
  fileOf(name, amazonFile([...preamble, [...italianHeader], ...rows.map(italianRow)]))

/** A sale of 24,40, 20,00 without VAT. */
export const vase: Cells = {
  'Data/Ora:': '5 nov 2026 10:00:00 UTC',
  Tipo: 'Ordine',
  SKU: 'VASO',
  Quantità: '1',
  Marketplace: 'amazon.it',
  Vendite: '24,40',
  'Commissioni di vendita': '-4,47',
  totale: '19,93',
}
