import { describe, expect, it } from 'vitest'
import { openTable } from '../src/table/table.ts'
import { Unreadable } from '../src/table/unreadable.ts'
import { fileOf, utf8 } from './files.ts'
import { articleParts, type ZipShape, zipOf } from './zips.ts'

const rowsIn = async (bytes: Uint8Array) => {
  const { header, sample } = await openTable(fileOf(bytes))
  return [header, ...sample]
}

const article = [
  ['SKU', 'Prezzo', 'Costo'],
  ['A', { amount: 12.5, currency: 'USD' }, 4],
]

const sheet = 'xl/worksheets/sheet1.xml'

/** The parts of a workbook, one of them written anew. */
const partsWith = (name: string, rewritten: (text: string) => string) => ({
  ...articleParts,
  [name]: rewritten(articleParts[name] ?? ''),
})

/** The rows of a table, each of them asked for. */
async function allRows(bytes: Uint8Array) {
  const table = await openTable(fileOf(bytes))
  const rows: unknown[] = []
  for await (const batch of table.batches()) rows.push(...batch.rows)
  return rows
}

/** What a file is refused for. */
const refusalOf = (bytes: Uint8Array) =>
  allRows(bytes).then(
    (rows) => `${rows.length} rows`,
    (error: unknown) => (error instanceof Unreadable ? error.code : error),
  )

describe('A workbook is read whole, formats included, from a zip', () => {
  const shapes: [string, ZipShape][] = [
    ['as plain as can be', {}],
    ['whose parts are stored', { isStored: true }],
    ['with sizes behind the data', { hasDescriptors: true }],
    ['with sizes in 64 bits', { zip64: 'entries' }],
    ['with sizes in 64 bits behind the data', { zip64: 'entries', hasDescriptors: true }],
    ['whose end is in 64 bits too', { zip64: 'everywhere', hasDescriptors: true }],
    ['with a comment', { comment: utf8('salvato da un gestionale') }],
  ]
  it.each(shapes)('%s', async (_, shape) => {
    expect(await rowsIn(zipOf(articleParts, shape))).toEqual(article)
  })

  it('with something behind its end, as careless servers write it', async () => {
    expect(await rowsIn(Buffer.concat([zipOf(articleParts), utf8('\n')]))).toEqual(article)
  })

  it('whose parts say that they are folders', async () => {
    const bytes = Buffer.from(zipOf(articleParts))
    for (const name of Object.keys(articleParts)) bytes[bytes.lastIndexOf(name) - 8] = 0x10
    expect(await rowsIn(bytes)).toEqual(article)
  })

  it.each(['/docProps/app.xml', '../app.xml', 'C:/app.xml', 'docProps/', '\\app.xml'])(
    'that holds %s too, which is written nowhere',
    async (name) => {
      expect(await rowsIn(zipOf({ ...articleParts, [name]: '' }))).toEqual(article)
    },
  )

  it('that a library streams in 64 bits', async () => {
    const { writeXlsxStream } = await import('hucre/xlsx')
    const stream = writeXlsxStream([['A', 12.5, 4]], {
      name: 'Listino',
      zip64: true,
      columns: [
        { header: 'SKU' },
        { header: 'Prezzo', numFmt: '[$$-409]0.00' },
        { header: 'Costo' },
      ],
    })
    expect(await rowsIn(new Uint8Array(await new Response(stream).arrayBuffer()))).toEqual(article)
  })
})

describe('A workbook is refused in words', () => {
  it('where its zip has more files than any workbook', async () => {
    const pictures = Array.from({ length: 1 << 14 }, (_, at) => [`xl/media/${at}.png`, ''] as const)
    const bytes = zipOf({ ...Object.fromEntries(pictures), ...articleParts }, { isStored: true })
    expect(await refusalOf(bytes)).toBe('tooMuchUnpacked')
  })

  it('where its zip needs a password', async () => {
    const bytes = zipOf(articleParts, { isEncrypted: true })
    expect(await refusalOf(bytes)).toBe('protected')
  })

  it('where a digit is another than the one that was written', async () => {
    const bytes = Buffer.from(zipOf(articleParts, { isStored: true }))
    bytes.write('92.5', bytes.indexOf('12.5'))
    expect(await refusalOf(bytes)).toBe('brokenWorkbook')
  })

  it('where its index names places that hold no file', async () => {
    const bytes = Buffer.from(zipOf(articleParts))
    bytes.write('XX', bytes.indexOf('PK\u0003\u0004', 4))
    expect(await refusalOf(bytes)).toBe('brokenWorkbook')
  })

  it('where the formats that it names are not in it', async () => {
    const { 'xl/styles.xml': styles = '', ...others } = articleParts
    const bytes = zipOf({ ...others, 'xl/stylez.xml': styles })
    expect(await refusalOf(bytes)).toBe('brokenWorkbook')
  })

  it('where something stands before it', async () => {
    const bytes = Buffer.concat([Buffer.alloc(64, 1), zipOf(articleParts)])
    expect(await refusalOf(bytes)).toBe('notATable')
  })

  it.each([
    ['a sheet', sheet],
    ['its styles', 'xl/styles.xml'],
  ])('where %s is longer than it says', async (_, name) => {
    const parts = partsWith(name, (text) => text + ' '.repeat(1 << 22))
    const claimed = { [name]: 4000 }
    expect(await refusalOf(zipOf(parts, { claimed }))).toBe('brokenWorkbook')
  })

  it('where its texts say that there are none', async () => {
    const parts = {
      ...partsWith('xl/_rels/workbook.xml.rels', (text) =>
        text.replace(
          '</Relationships>',
          '<Relationship Id="rId3" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
        ),
      ),
      'xl/sharedStrings.xml': `<sst>${'<si><t>A</t></si>'.repeat(100)}</sst>`,
    }
    const claimed = { 'xl/sharedStrings.xml': 0 }
    expect(await refusalOf(zipOf(parts, { claimed }))).toBe('brokenWorkbook')
  })

  it('where a cell never ends', async () => {
    const parts = partsWith(sheet, (text) =>
      text.replace('<t>A</t>', `<t>${'A'.repeat(1 << 22)}</t>`),
    )
    expect(await refusalOf(zipOf(parts))).toBe('brokenWorkbook')
  })
})
