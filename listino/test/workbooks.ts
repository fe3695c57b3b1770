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
