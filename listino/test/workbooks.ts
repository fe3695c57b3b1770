import { type CellValue, writeXlsx } from 'hucre/xlsx'
import type { Source } from '../src/table/source.ts'
import { fileOf } from './files.ts'

export type NamedSheet = {
  name: string
  rows: CellValue[][]
  hidden?: boolean
  veryHidden?: boolean
}

/** A workbook of sheets with their names. */
export async function namedWorkbook(...sheets: NamedSheet[]): Promise<Source> {
  return fileOf(await writeXlsx({ sheets }), 1 << 16, 'listino.xlsx')
}

/** A workbook with a sheet for each list of rows. */
export const workbookOf = (...sheets: CellValue[][][]): Promise<Source> =>
  namedWorkbook(...sheets.map((rows, at) => ({ name: `Foglio${at + 1}`, rows })))

/** A workbook of articles with prices in some format. */
export async function shownWorkbook(
  prices: readonly { price: number; numFmt: string }[],
): Promise<Source> {
  const rows = prices.map(({ price }, at) => [`S${at}`, price, 1])
  const cells = new Map(prices.map(({ numFmt }, at) => [`${at + 1},1`, { style: { numFmt } }]))
  return fileOf(
    await writeXlsx({
      sheets: [{ name: 'Foglio1', rows: [['SKU', 'Prezzo', 'Costo'], ...rows], cells }],
    }),
  )
}
