import { type CellValue, writeXlsx } from 'hucre/xlsx'
import type { Source } from '../src/table/source.ts'
import { fileOf } from './files.ts'

/** A workbook with a sheet for each list of rows. */
export async function workbookOf(...sheets: CellValue[][][]): Promise<Source> {
  const bytes = await writeXlsx({
    sheets: sheets.map((rows, at) => ({ name: `Foglio${at + 1}`, rows })),
  })
  return fileOf(bytes, 1 << 16, 'file.xlsx')
}

/** A workbook of articles whose prices are shown in some format. */
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
