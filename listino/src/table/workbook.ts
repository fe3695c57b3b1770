import { type NumberFormat, numberFormatOf } from './number-format.ts'
import { attribute, attributesOf } from './xml-tags.ts'
import { Zip } from './zip.ts'

/** A part that is held whole is no longer: the styles of the worst workbooks are a third of it. */
const longestPart = 1 << 26
/** Shared texts, which the most articles may have, are no longer: it is more than one text of JavaScript can be. */
const longestTexts = 1 << 29

/** Where a part is that another names, seen from the folder of that one. */
function pathFrom(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = folder === '' ? [] : folder.split('/')
  for (const step of target.split('/'))
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  return path.join('/')
}

type Relation = { id: string; kind: string; path: string }

async function relationsOf(zip: Zip, path: string): Promise<Relation[]> {
  const cut = path.lastIndexOf('/')
  const folder = path.slice(0, Math.max(0, cut))
  const xml = await zip.wholeTextOf(
    `${folder === '' ? '' : `${folder}/`}_rels/${path.slice(cut + 1)}.rels`,
    longestPart,
  )
  return attributesOf(xml, 'Relationship').map((attributes) => ({
    id: attribute(attributes, 'Id') ?? '',
    kind: (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
    path: pathFrom(folder, attribute(attributes, 'Target') ?? ''),
  }))
}

/** Percentages without a format of their own. */
const builtIn: readonly [string, NumberFormat][] = [
  ['9', { kind: 'percent' }],
  ['10', { kind: 'percent' }],
]

/** The formats of a workbook by the number that its cells name them by; null for those that say nothing. */
function formatsIn(styles: string): (NumberFormat | null)[] {
  const codes = new Map<string, NumberFormat | null>(builtIn)
  for (const attributes of attributesOf(styles, 'numFmt'))
    codes.set(
      attribute(attributes, 'numFmtId') ?? '',
      numberFormatOf(attribute(attributes, 'formatCode') ?? ''),
    )
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>(.*?)<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? []
  return attributesOf(cells, 'xf').map(
    (attributes) => codes.get(attribute(attributes, 'numFmtId') ?? '') ?? null,
  )
}

/** A workbook as far as it is known before its sheets are read. */
export type Workbook = {
  bytes: Uint8Array<ArrayBuffer>
  zip: Zip
  /** Where each sheet is. */
  sheets: readonly string[]
  formats: readonly (NumberFormat | null)[]
}

/** Opens a workbook. Throws where it is none. */
export async function openedWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Workbook> {
  const zip = await Zip.open(bytes)
  const root = await relationsOf(zip, '')
  const path = root.find(({ kind }) => kind === 'officeDocument')?.path ?? ''
  const relations = await relationsOf(zip, path)
  const pathOf = (wanted: string) => relations.find(({ kind }) => kind === wanted)?.path ?? ''
  const styles = pathOf('styles')
  if (styles !== '' && !zip.has(styles)) throw new RangeError(`${styles} is missing`)
  zip.refuseLonger('[Content_Types].xml', longestPart)
  zip.refuseLonger(pathOf('sharedStrings'), longestTexts)
  const sheets = attributesOf(await zip.wholeTextOf(path, longestPart), 'sheet')
    .map((attributes) => attribute(attributes, 'id'))
    .map((id) => relations.find((relation) => relation.id === id)?.path ?? '')
  return { bytes, zip, sheets, formats: formatsIn(await zip.wholeTextOf(styles, longestPart)) }
}
