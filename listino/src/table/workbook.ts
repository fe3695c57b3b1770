import { CellFormats } from './cell-formats.ts'
import type { NumberFormat } from './number-format.ts'
import { SharedTexts } from './shared-texts.ts'
import { Unreadable } from './unreadable.ts'
import { type Pause, type Relations, relationsOf, Turns, tell } from './xml-parts.ts'
import { attribute, type XmlListener } from './xml-scanner.ts'
import { Zip } from './zip.ts'

/** A sheet of a workbook; one of charts alone has no path. */
export type Sheet = { name: string; path: string; isHidden: boolean }

const isTrue = (text: string | null) => text === '1' || text === 'true'

/** What the main part of a workbook says. */
class MainPart implements XmlListener {
  readonly sheets: Sheet[] = []
  isFrom1904 = false
  isUncalculated = false
  readonly #relations: Relations

  constructor(relations: Relations) {
    this.#relations = relations
  }

  open(name: string, attributes: string): void {
    if (name === 'workbookPr') this.isFrom1904 = isTrue(attribute(attributes, 'date1904'))
    if (name === 'calcPr') this.isUncalculated = isTrue(attribute(attributes, 'fullCalcOnLoad'))
    if (name === 'sheet') this.sheets.push(this.#sheetOf(attributes))
  }

  #sheetOf(attributes: string): Sheet {
    const part = this.#relations.get(attribute(attributes, 'id') ?? '')
    if (part === undefined) throw new RangeError('A sheet is missing')
    return {
      name: attribute(attributes, 'name') ?? '',
      path: part.kind === 'worksheet' ? part.path : '',
      isHidden: (attribute(attributes, 'state') ?? 'visible') !== 'visible',
    }
  }
}

const pathOf = (relations: Relations, wanted: string): string =>
  [...relations.values()].find(({ kind }) => kind === wanted)?.path ?? ''

async function beginningOf(zip: Zip, path: string): Promise<string> {
  for await (const text of zip.textOf(path)) return text
  return ''
}

/** Throws `Unreadable` where a zip is a spreadsheet of another kind, or none. */
async function assertWorkbook(zip: Zip, main: string): Promise<void> {
  if (main.endsWith('.bin')) throw new Unreadable('otherSpreadsheet', '.xlsb')
  if (zip.has('Index/Document.iwa')) throw new Unreadable('otherSpreadsheet', '.numbers')
  if (main !== '') return
  const kind = await beginningOf(zip, 'mimetype')
  const isOpenDocument = kind.startsWith('application/vnd.oasis.opendocument.spreadsheet')
  throw isOpenDocument ? new Unreadable('otherSpreadsheet', '.ods') : new Unreadable('notATable')
}

/** A workbook as far as it is known before its sheets are read. */
export class Workbook {
  readonly zip: Zip
  readonly turns: Turns
  readonly sheets: readonly Sheet[]
  /** The formats that the styles of its cells have, by their places. */
  readonly formats: readonly (NumberFormat | null)[]
  /** Whether days are counted from the beginning of 1904. */
  readonly isFrom1904: boolean
  /** Whether its formulas are left to be calculated by the program that opens it: a 0 stands there until then. */
  readonly isUncalculated: boolean
  readonly #shared: string
  #texts: readonly string[] | null = null

  private constructor(
    zip: Zip,
    turns: Turns,
    { sheets, isFrom1904, isUncalculated }: MainPart,
    formats: CellFormats,
    shared: string,
  ) {
    this.zip = zip
    this.turns = turns
    this.sheets = sheets
    this.formats = formats.all
    this.isFrom1904 = isFrom1904
    this.isUncalculated = isUncalculated
    this.#shared = shared
  }

  /** Throws `Unreadable` where it is none. */
  static async open(bytes: Uint8Array<ArrayBuffer>, pause: Pause): Promise<Workbook> {
    const zip = await Zip.open(bytes)
    const turns = new Turns(pause)
    const path = pathOf(await relationsOf(zip, '', turns), 'officeDocument')
    await assertWorkbook(zip, path)
    const relations = await relationsOf(zip, path, turns)
    const main = new MainPart(relations)
    await tell(zip, path, main, turns)
    const styles = pathOf(relations, 'styles')
    const sheets = main.sheets.map((sheet) => sheet.path)
    const parts = [path, styles, ...sheets].filter((part) => part !== '')
    const areThere = parts.every((part) => zip.has(part)) && new Set(parts).size === parts.length
    if (!areThere) throw new Unreadable('brokenWorkbook')
    const formats = new CellFormats()
    await tell(zip, styles, formats, turns)
    return new Workbook(zip, turns, main, formats, pathOf(relations, 'sharedStrings'))
  }

  /** Throws `Unreadable` where some sheets, with the texts that they share, are longer than may be unpacked. */
  assertAllowed(sheets: readonly Sheet[]): void {
    this.zip.assertAllowed([this.#shared, ...sheets.map(({ path }) => path)])
  }

  /** The texts that its cells share. They are read once, with the first sheet. */
  async texts(): Promise<readonly string[]> {
    if (this.#texts !== null) return this.#texts
    const found = new SharedTexts()
    await tell(this.zip, this.#shared, found, this.turns)
    this.#texts = found.all
    return found.all
  }
}
