import { crc32, deflateRawSync } from 'node:zlib'

/** How a zip is written where that differs from the plainest one. */
export type ZipShape = {
  /** Sizes and offsets in 64 bits, as Apache POI streams them; `everywhere` in the end record too. */
  zip64?: 'entries' | 'everywhere'
  /** Sizes behind the data, as whoever streams writes them. */
  hasDescriptors?: boolean
  isStored?: boolean
  isEncrypted?: boolean
  comment?: Uint8Array
  /** What a part says that it is long, other than it is. */
  claimed?: Readonly<Record<string, number>>
}

const all16 = 0xffff
const all32 = 0xffffffff

/** Numbers of so many bytes each, one behind the other. */
function numbers(...fields: readonly (readonly [size: 2 | 4 | 8, value: number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0))
  let at = 0
  for (const [size, value] of fields) {
    if (size === 8) bytes.writeBigUInt64LE(BigInt(value), at)
    else bytes.writeUIntLE(value, at, size)
    at += size
  }
  return bytes
}

type Part = { name: Buffer; packed: Buffer; crc: number; length: number }

function partOf(name: string, text: string, { isStored, claimed }: ZipShape): Part {
  const bytes = Buffer.from(text)
  return {
    name: Buffer.from(name),
    packed: isStored === true ? bytes : deflateRawSync(bytes),
    crc: crc32(bytes),
    length: claimed?.[name] ?? bytes.length,
  }
}

const flagsOf = ({ hasDescriptors, isEncrypted }: ZipShape) =>
  (hasDescriptors === true ? 8 : 0) + (isEncrypted === true ? 1 : 0)

/** What a header says of a part, as both of its headers do. */
function saidOf(
  { name, packed, crc, length }: Part,
  shape: ZipShape,
  extra: Buffer,
  isLocal: boolean,
) {
  const isLater = isLocal && shape.hasDescriptors === true
  const sizes = shape.zip64 === undefined ? [packed.length, length] : [all32, all32]
  const [size = 0, whole = 0] = isLater && shape.zip64 === undefined ? [0, 0] : sizes
  return numbers(
    [2, 45],
    [2, flagsOf(shape)],
    [2, shape.isStored === true ? 0 : 8],
    [4, 0],
    [4, isLater ? 0 : crc],
    [4, size],
    [4, whole],
    [2, name.length],
    [2, extra.length],
  )
}

const signed = (signature: number) => numbers([4, signature])

function localOf(part: Part, shape: ZipShape): Buffer {
  const { name, packed, crc, length } = part
  const isLater = shape.hasDescriptors === true
  const wide = shape.zip64 === undefined ? 4 : 8
  const extra =
    shape.zip64 === undefined
      ? Buffer.alloc(0)
      : numbers([2, 1], [2, 16], [8, isLater ? 0 : length], [8, isLater ? 0 : packed.length])
  return Buffer.concat([
    signed(0x04034b50),
    saidOf(part, shape, extra, true),
    name,
    extra,
    packed,
    ...(isLater ? [numbers([4, 0x08074b50], [4, crc], [wide, packed.length], [wide, length])] : []),
  ])
}

function centralOf(part: Part, shape: ZipShape, offset: number): Buffer {
  const isWide = shape.zip64 !== undefined
  const extra = isWide
    ? numbers([2, 1], [2, 28], [8, part.length], [8, part.packed.length], [8, offset], [4, 0])
    : Buffer.alloc(0)
  return Buffer.concat([
    signed(0x02014b50),
    numbers([2, 45]),
    saidOf(part, shape, extra, false),
    numbers([2, 0], [2, isWide ? all16 : 0], [2, 0], [4, 0], [4, isWide ? all32 : offset]),
    part.name,
    extra,
  ])
}

function endOf(shape: ZipShape, count: number, size: number, offset: number): Buffer {
  const { zip64, comment = new Uint8Array(0) } = shape
  const isWide = zip64 === 'everywhere'
  const ends = [
    signed(0x06054b50),
    numbers([2, 0], [2, 0], [2, isWide ? all16 : count], [2, isWide ? all16 : count]),
    numbers([4, isWide ? all32 : size], [4, isWide ? all32 : offset], [2, comment.length]),
    comment,
  ]
  if (zip64 === undefined) return Buffer.concat(ends)
  return Buffer.concat([
    signed(0x06064b50),
    numbers([8, 44], [2, 45], [2, 45], [4, 0], [4, 0]),
    numbers([8, count], [8, count], [8, size], [8, offset]),
    signed(0x07064b50),
    numbers([4, 0], [8, offset + size], [4, 1]),
    ...ends,
  ])
}

/** A zip of some texts by their names. */
export function zipOf(texts: Readonly<Record<string, string>>, shape: ZipShape = {}): Uint8Array {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(texts)) {
    const part = partOf(name, text, shape)
    centrals.push(centralOf(part, shape, offset))
    const local = localOf(part, shape)
    locals.push(local)
    offset += local.length
  }
  const index = Buffer.concat(centrals)
  return Buffer.concat([...locals, index, endOf(shape, centrals.length, index.length, offset)])
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const relations = (kinds: Readonly<Record<string, string>>) =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${Object.entries(kinds)
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** The parts of a workbook with one article: its price, of 12.5, is shown in dollars. */
export const articleParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"/>`,
  '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Foglio1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations({
    worksheet: 'worksheets/sheet1.xml',
    styles: 'styles.xml',
  }),
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="[$$-409]0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `${declaration}<worksheet xmlns="${main}"><sheetData><row r="1">${[
    'SKU',
    'Prezzo',
    'Costo',
  ]
    .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
    .join(
      '',
    )}</row><row r="2"><c t="inlineStr"><is><t>A</t></is></c><c s="1"><v>12.5</v></c><c><v>4</v></c></row></sheetData></worksheet>`,
}
