import { type ZipShape, zipOf } from './zips.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relations = (parts: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `${declaration}<Relationships>${parts
    .map(
      ([id, kind, target]) =>
        `<Relationship Id="${id}" Type="${relationships}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** What stands in a workbook, as it is written. */
export type RawBook = {
  /** The rows of its only sheet. */
  rows?: string
  /** The whole sheet, where it is no usual one. */
  sheet?: string
  /** What stands beside the list of sheets. */
  about?: string
  /** The styles of cells, in the place of formats by their codes. */
  styles?: string
  formats?: readonly string[]
  texts?: string
}

const stylesOf = (formats: readonly string[]) =>
  `${declaration}<styleSheet><numFmts>${formats
    .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs>${formats
    .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
    .join('')}</cellXfs></styleSheet>`

/** The parts of a workbook with one sheet. */
export function rawParts({ rows = '', sheet, about = '', styles, formats = [], texts }: RawBook) {
  const parts: Record<string, string> = {
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${declaration}<workbook xmlns:r="${relationships}">${about}<sheets><sheet name="Listino" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ...(texts === undefined ? [] : [['rId3', 'sharedStrings', '/xl/sharedStrings.xml'] as const]),
    ]),
    'xl/styles.xml': styles ?? stylesOf(formats),
    'xl/worksheets/sheet1.xml':
      sheet ?? `${declaration}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  if (texts !== undefined) parts['xl/sharedStrings.xml'] = texts
  return parts
}

export const rawBook = (book: RawBook, shape: ZipShape = {}): Uint8Array =>
  zipOf(rawParts(book), shape)

/** A row of texts. */
export const textRow = (...texts: readonly string[]): string =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
