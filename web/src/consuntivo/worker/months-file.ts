import { monthLines, monthsWorkbook, type YearResult } from '@margine/listino'
import type { NamedFile } from '../../save-file.ts'

const mimeTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** What months come to as a file for Excel. */
export async function monthsFile(
  years: readonly YearResult[],
  form: keyof typeof mimeTypes,
): Promise<NamedFile> {
  const parts = form === 'csv' ? monthLines(years, 'excel') : [await monthsWorkbook(years)]
  return { name: `mesi.${form}`, blob: new Blob(parts as BlobPart[], { type: mimeTypes[form] }) }
}
