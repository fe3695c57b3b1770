import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Article } from '../src/articles/article.ts'
import { openList } from '../src/articles/open-list.ts'
import { ArticleReader } from '../src/articles/reader.ts'
import { isUsable } from '../src/articles/usable.ts'
import { Articles } from '../src/list/articles.ts'
import type { Batch } from '../src/table/cell.ts'
import type { Source } from '../src/table/source.ts'
import { Unreadable } from '../src/table/unreadable.ts'
import { fileOf, textFile, utf8, utf16, windows1252 } from './files.ts'
import { formWith } from './lists.ts'

type Read = {
  reader: ArticleReader
  batches: () => AsyncGenerator<Batch>
}

async function readerOf(source: Source): Promise<Read | null> {
  try {
    const { table, mapping, layout, mark } = await openList(source)
    const choice = { form: formWith({}), mapping, layout, decimalMark: mark, today: '2026-11-22' }
    return { reader: new ArticleReader(table, choice), batches: table.batches }
  } catch (error) {
    if (error instanceof Unreadable) return null
    throw error
  }
}

/** The same rows with nothing that tells where they stand in their text: each is read with care. */
async function* cut(batches: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  for await (const { first, rows, broken, hidden, sheet } of batches)
    yield { first, rows, broken, hidden, sheet }
}

/** What came of a file: its articles, their columns, and what there is to tell; and how many rows were plain. */
async function cameOf({ reader }: Read, batches: AsyncIterable<Batch>) {
  const all: Article[] = []
  const columns = new Articles()
  let plain = 0
  const counts = reader.readInto(batches, {
    article: (article) => {
      all.push(article)
      if (isUsable(article)) columns.push(article)
    },
    plain: (row) => {
      all.push(row.article())
      columns.pushPlain(row)
      plain++
    },
  })
  for await (const _ of counts);
  columns.trim()
  const { numbers, texts, places, length } = columns
  const { warnings, withoutVAT } = reader.notes
  return {
    plain,
    found: { all, numbers, texts, places, length, warnings, withoutVAT },
  }
}

/** Expects that a file comes to the same where each row is read with care; answers how many rows were plain. */
async function expectTheSame(source: Source): Promise<number> {
  const [quick, careful] = [await readerOf(source), await readerOf(source)]
  if (quick === null || careful === null) {
    expect(quick).toBe(careful)
    return 0
  }
  const { plain, found } = await cameOf(quick, quick.batches())
  expect(found).toEqual((await cameOf(careful, cut(careful.batches()))).found)
  return plain
}

const anyOf = (...texts: string[]) => fc.constantFrom(...texts)

const oddText = anyOf(
  ...[
    '',
    ' ',
    '\u00a0x',
    'x ',
    'x\u3000',
    '="00123"',
    '"=""7"""',
    '"',
    'a"b',
    '""',
    '"x"',
    '"x" ',
    '"a""b"',
  ],
  ...[
    '"a;b"',
    '"a,b"',
    '"a\nb"',
    'perché',
    '«è»',
    '日本',
    '😀',
    '12E+10',
    '#N/D',
    '#REF!',
    'n.d.',
    '-',
    'NA',
  ],
  ...[
    'a\0b',
    '\x1a',
    '\uFFFD',
    '\uFEFFx',
    'Totale',
    'totale casa',
    'Somma',
    'SKU',
    'Prezzo',
    'clothing',
    'Costo',
    'IT',
    'x'.repeat(300),
  ],
)

const oddAmount = anyOf(
  ...[
    '',
    '0',
    '0,00',
    '-3,00',
    '-',
    'n/d',
    '1.234',
    '1.234,50',
    '1,5',
    '1.5',
    '12',
    '+4',
    ' 3,00',
    '3,00 ',
    '3,00 €',
  ],
  ...[
    '$ 5',
    '"3,00"',
    '"1.234,56"',
    '=3',
    '3,',
    ',3',
    '3,005',
    '99999999',
    '999999999999',
    '1234567890123',
    'gratis',
  ],
  ...['3\0,00', 'Prezzo', 'Costo', '5 kg', '1 000,00', '1e3', '007,10', '-0', '0,001'],
)

const amount = fc
  .integer({ min: 1, max: 99_999 })
  .map((cents) => (cents / 100).toFixed(2).replace('.', ','))
const often = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd })

const sku = often(
  fc
    .tuple(anyOf('ART-', 'TOT', 'sub', 'X', 'è', '800'), fc.nat(400))
    .map(([head, number]) => head + number),
  oddText,
)

const cellOf: Record<string, fc.Arbitrary<string>> = {
  SKU: sku,
  Nome: often(
    fc.nat().map((number) => `Tazza ${number}`),
    oddText,
  ),
  Prezzo: often(amount, oddAmount),
  Costo: often(amount, oddAmount),
  Spedizione: often(fc.oneof(amount, anyOf('')), oddAmount),
  Packaging: often(amount, oddAmount),
  Categoria: often(anyOf('', 'clothing', 'Casa', 'home', 'boh'), oddText),
  EAN: often(
    fc.nat(99).map((number) => `80123456789${number}`),
    oddText,
  ),
  ASIN: often(
    fc.nat(5).map((number) => `B00000000${number}`),
    oddText,
  ),
  Note: often(anyOf('', 'ok'), oddText),
  Quantità: often(fc.nat(9).map(String), oddText),
  'Prezzo eBay': amount,
  IVA: anyOf('22', '4', ''),
}

const some = Object.keys(cellOf).slice(4)

const file = fc
  .record({
    others: often(
      fc.subarray(some.filter((title) => !['IVA', 'Prezzo eBay'].includes(title))),
      fc.subarray(some),
    ),
    delimiter: anyOf(';', ';', ';', '\t', ','),
    end: anyOf('\n', '\r\n', '\r'),
    chunkSize: fc.integer({ min: 5, max: 300 }),
    encoding: fc.constantFrom(
      utf8,
      (text: string) => utf8(`\uFEFF${text}`),
      windows1252,
      (text: string) => utf16(text, false),
      (text: string) => Uint8Array.of(...utf8(text), 0xff),
    ),
  })
  .chain((form) => {
    const titles = ['SKU', 'Nome', 'Prezzo', 'Costo', ...form.others]
    const row = fc.tuple(...titles.map((title) => cellOf[title] as fc.Arbitrary<string>))
    const length = fc.oneof(
      { weight: 20, arbitrary: fc.constant(titles.length) },
      { weight: 1, arbitrary: fc.nat(12) },
    )
    const line = fc.tuple(row, length).map(([cells, count]) => {
      const all = [...cells, '', 'x', '5,00', '']
      return all.slice(0, count).join(form.delimiter)
    })
    return fc.array(line, { minLength: 5, maxLength: 60 }).map((lines) => ({
      text: [titles.join(form.delimiter), ...lines].join(form.end),
      ...form,
    }))
  })

it('A row that is read from its bytes is the one that is read with care, whatever stands beside and between', async () => {
  let plain = 0
  await fc.assert(
    fc.asyncProperty(file, async ({ text, chunkSize, encoding }) => {
      plain += await expectTheSame(fileOf(encoding(text), chunkSize))
    }),
    { numRuns: 300 },
  )
  expect(plain).toBeGreaterThan(1000)
})

it('Rows with commas and quotes in their names are read from their bytes, but for those that lack something', async () => {
  const lines = Array.from({ length: 200 }, (_, at) =>
    at % 50 === 7
      ? `ART-${at};Cornice;n.d.;1,00`
      : `ART-${at};"Cornice 13"" n. ${at}; legno";${at + 2},90;1,00`,
  )
  const text = ['SKU;Nome;Prezzo;Costo', ...lines].join('\n')
  const plain = await expectTheSame(textFile(text, 400))
  expect(plain).toBeGreaterThan(180)
  expect(plain).toBeLessThanOrEqual(196)
})

it('What rows tell of others counts after rows that are read from their bytes: their sum, and titles between them', async () => {
  const rows = (from: number) =>
    Array.from({ length: 20 }, (_, at) => `ART-${from + at};Tazza;${at + 2},90;1,00`)
  const sum = ';Casa Totale;248,00;20,00'
  const swapped = ['SKU;Nome;Costo;Prezzo', ...rows(20), 'SKU;Nome;Prezzo;Costo']
  const text = ['SKU;Nome;Prezzo;Costo', ...rows(0), sum, ...swapped, ...rows(40)].join('\n')
  expect(await expectTheSame(textFile(text, 100))).toBeGreaterThan(30)
  const read = (await readerOf(textFile(text, 100))) as Read
  const { all } = (await cameOf(read, read.batches())).found
  const codes = all.map(({ problems }) => problems[0]?.code)
  expect(codes.filter((code) => code === 'totalRow')).toHaveLength(1)
  expect(codes.filter((code) => code === 'otherHeader')).toHaveLength(21)
})
