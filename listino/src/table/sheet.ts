import { RowScan, type SheetRow } from './row-scan.ts'
import type { Sheet, Workbook } from './workbook.ts'
import { told } from './xml-parts.ts'

/** The rows of a sheet that say something, some at a time; empty where a stretch of it has none. */
export async function* sheetRows(
  workbook: Workbook,
  { name, path }: Sheet,
): AsyncGenerator<readonly SheetRow[]> {
  if (path === '') return
  const { zip, turns, formats, isFrom1904, isUncalculated } = workbook
  const texts = await workbook.texts()
  const scan = new RowScan({ formats, isFrom1904, isUncalculated, texts, sheet: name })
  for await (const _ of told(zip, path, scan, turns)) yield scan.takeRows()
}
