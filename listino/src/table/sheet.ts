import { RowScan, type SheetRow } from './row-scan.ts'
import { SheetFrame } from './sheet-frame.ts'
import type { Sheet, Workbook } from './workbook.ts'
import { tellBehind, told } from './xml-parts.ts'

async function scanOf(workbook: Workbook, sheet: Sheet): Promise<RowScan> {
  const { formats, isFrom1904, isUncalculated } = workbook
  const texts = await workbook.texts()
  return new RowScan({ formats, isFrom1904, isUncalculated, texts, sheet: sheet.name })
}

/** The rows of a sheet that say something, some at a time; empty where a stretch of it has none. */
export async function* sheetRows(
  workbook: Workbook,
  sheet: Sheet,
): AsyncGenerator<readonly SheetRow[]> {
  if (sheet.path === '') return
  const scan = await scanOf(workbook, sheet)
  for await (const _ of told(workbook.zip, sheet.path, scan, workbook.turns)) yield scan.takeRows()
}

/** So many rows of a sheet from its first, and what stands around all of them: the rest is passed over. */
export async function beginningOf(
  workbook: Workbook,
  sheet: Sheet,
  count: number,
): Promise<{ rows: SheetRow[]; frame: SheetFrame }> {
  if (sheet.path === '') return { rows: [], frame: new SheetFrame() }
  const { zip, turns } = workbook
  const scan = await scanOf(workbook, sheet)
  const rows: SheetRow[] = []
  let isWhole = true
  for await (const _ of told(zip, sheet.path, scan, turns)) {
    for (const row of scan.takeRows()) rows.push(row)
    isWhole = rows.length < count
    if (!isWhole) break
  }
  if (!isWhole) await tellBehind(zip, sheet.path, 'sheetData', scan.frame, turns)
  return { rows: rows.slice(0, count), frame: scan.frame }
}
