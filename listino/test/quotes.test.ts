import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { RowSplitter } from '../src/table/delimited.ts'
import { openTable } from '../src/table/table.ts'
import { textFile, utf8 } from './files.ts'
import { readList, wordsOf } from './lists.ts'

type Read = { cells: string[]; isBroken: boolean }

/** The rows of a text, which comes in parts of some length. */
function cut(text: string, delimiter: string, width: number, size: number): Read[] {
  const splitter = new RowSplitter({ delimiter, isQuoted: true, width })
  const found: Read[] = []
  const take = (part: Uint8Array, isLast: boolean) => {
    const { rows, broken } = splitter.rows(part, isLast)
    rows.forEach((cells, at) => {
      found.push({ cells, isBroken: broken.has(at) })
    })
  }
  const bytes = utf8(text)
  for (let from = 0; from < bytes.length; from += size)
    take(bytes.subarray(from, from + size), false)
  take(new Uint8Array(0), true)
  return found
}

const sound = (rows: readonly string[][]) => rows.map((cells) => ({ cells, isBroken: false }))

const delimiters = fc.constantFrom(';', ',', '\t', '|')
const sizes = fc.integer({ min: 1, max: 60 })

const textOf = (...units: string[]) => fc.string({ unit: fc.constantFrom(...units), maxLength: 14 })
const awkward = ['"', '""', ';', ',', '\t', '|', '\n', '\n\n', ' ', 'a', 'è', "'"] as const

/** Tables of texts: all rows as long as the first. */
const tables = (cell: fc.Arbitrary<string>) =>
  fc.integer({ min: 2, max: 6 }).chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 8,
    }),
  )

/** Articles with any texts, between amounts. */
const articles = (text: fc.Arbitrary<string>) =>
  fc.array(
    fc.tuple(text, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), text),
    {
      minLength: 1,
      maxLength: 8,
    },
  )

const header = ['SKU', 'Nome', 'Prezzo', 'Costo', 'Note']
const rowsOf = (all: readonly (readonly [string, number, number, string])[]): string[][] =>
  all.map(([name, price, cost, note], at) => [`S${at}`, name, `${price}`, `${cost}`, note])

describe('A table written by RFC 4180', () => {
  it('comes back cell by cell, wherever its parts end, where all its cells are in quotes', () => {
    fc.assert(
      fc.property(
        tables(textOf(...awkward, '1', '12')),
        delimiters,
        sizes,
        (rows, delimiter, size) => {
          const text = Papa.unparse(rows, { delimiter, newline: '\n', quotes: true })
          expect(cut(text, delimiter, rows[0]?.length ?? 0, size)).toEqual(sound(rows))
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('comes back cell by cell, wherever its parts end, where quotes stand where they have to', () => {
    fc.assert(
      fc.property(articles(textOf(...awkward)), delimiters, sizes, (all, delimiter, size) => {
        const rows = rowsOf(all)
        const text = Papa.unparse(rows, { delimiter, newline: '\n' })
        expect(cut(text, delimiter, header.length, size)).toEqual(sound(rows))
      }),
      { numRuns: 1000 },
    )
  })

  it('is the same file with the line ends of Windows', async () => {
    await fc.assert(
      fc.asyncProperty(
        articles(textOf('a', ' ', ';', '"', '\r\n', '\n')),
        sizes,
        async (all, size) => {
          const rows = rowsOf(all)
          const table = await openTable(
            textFile(Papa.unparse([header, ...rows], { delimiter: ';' }), size + 4),
          )
          const found: unknown[] = []
          for await (const { rows: some } of table.batches()) found.push(...some)
          expect(found).toEqual(
            rows.map((cells) => cells.map((cell) => cell.replaceAll('\r\n', '\n'))),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})

describe('A description of several lines', () => {
  const lines = [
    'Bella, robusta, leggera\nper casa, ufficio, giardino',
    'Contiene, per scatola, una\nX9,Pezzo sciolto,12.00,3.00,nuovo\nY9, altro, z',
    'Misure: 10, 20, 30, 40\nrossa, verde, blu, nera',
    'Una\n\ndue, tre, quattro, cinque, sei\n"sette", otto, nove',
  ]

  it('is one cell, however many commas its lines have and however many articles have one', async () => {
    const rows = Array.from({ length: 240 }, (_, at) => [
      `A${at}`,
      lines[at % lines.length] ?? '',
      `${20 + at}.00`,
      '5.00',
      'fine',
    ])
    const { articles: found } = await readList(textFile(Papa.unparse([header, ...rows])))
    expect(found.map(({ sku, price, problems }) => [sku, price, problems])).toEqual(
      rows.map(([sku, , price]) => [sku, Number(price), []]),
    )
  })

  it('that nobody can tell from rows gives no amount, and says so line by line', async () => {
    const rows = 'A,"Taglie,36,37,fine\nrosso,nero",59.00,20.00,fine\nB,piatto,30.00,8.00,fine'
    const { articles: found } = await readList(textFile(`${header.join(',')}\n${rows}\n`))
    expect(found.map(({ sku, problems }) => [sku, problems.map(({ code }) => code)])).toEqual([
      ['A', ['quotes']],
      ['rosso', ['quotes']],
      ['B', []],
    ])
  })

  it('may hold a table of its own', async () => {
    const table = Array.from({ length: 30 }, (_, at) => `taglia ${at},petto ${at},vita ${at}`)
    const rows = [
      ['A', table.join('\n'), '20.00', '5.00', ''],
      ['B', 'piatto', '30.00', '8.00', ''],
    ]
    const { articles: found } = await readList(textFile(Papa.unparse([header, ...rows])))
    expect(found.map(({ sku, price }) => [sku, price])).toEqual([
      ['A', 20],
      ['B', 30],
    ])
  })
})

describe('A stray quote', () => {
  const words = textOf('a', 'b', 'è', ' ', "'")
  const separated = textOf('a', 'è', ' ', ';', ',')
  const inserted = (text: string, at: number) => `${text.slice(0, at)}"${text.slice(at)}`
  const withoutQuotes = ({ cells }: Read) => cells.map((cell) => cell.replaceAll('"', ''))
  const share = fc.double({ min: 0, max: 1, noNaN: true })

  /** Which row of a text a place is in. */
  const rowAt = (text: string, place: number) => text.slice(0, place).split('\n').length - 1

  it.each([
    ['no cell is in quotes', words, undefined],
    ['cells are in quotes where they have to be', separated, undefined],
    ['all cells are in quotes', separated, true],
  ])('spoils its own row alone, and says so: where %s', (_, cell, quotes) => {
    fc.assert(
      fc.property(articles(cell), delimiters, sizes, share, (all, delimiter, size, where) => {
        const rows = rowsOf(all)
        const whole = Papa.unparse(rows, { delimiter, newline: '\n', ...(quotes && { quotes }) })
        const place = Math.round(where * whole.length)
        const found = cut(inserted(whole, place), delimiter, header.length, size)
        const hit = rowAt(whole, place)
        expect(found).toHaveLength(rows.length)
        found.forEach((read, at) => {
          // A row of another length than the header says so by that.
          const isNamed = read.isBroken || read.cells.length !== header.length
          if (at !== hit) expect(read).toEqual({ cells: rows[at], isBroken: false })
          else if (!isNamed) expect(withoutQuotes(read)).toEqual(rows[at])
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('and another cost no more rows than the two they stand in, however many are between', () => {
    fc.assert(
      fc.property(
        fc.array(articles(words), { minLength: 1, maxLength: 5 }),
        delimiters,
        sizes,
        share,
        share,
        (some, delimiter, size, one, other) => {
          const rows = rowsOf(some.flat())
          const whole = rows.map((cells) => cells.join(delimiter)).join('\n')
          const [first = 0, second = 0] = [one, other]
            .map((where) => Math.round(where * whole.length))
            .sort((a, b) => a - b)
          const text = inserted(inserted(whole, second), first)
          const found = cut(text, delimiter, header.length, size)
          const hit = [rowAt(whole, first), rowAt(whole, second)]
          expect(found).toHaveLength(rows.length)
          found.forEach((read, at) => {
            const isNamed = read.isBroken || read.cells.length !== header.length
            if (!hit.includes(at)) expect(read).toEqual({ cells: rows[at], isBroken: false })
            else if (!isNamed) expect(withoutQuotes(read)).toEqual(rows[at])
          })
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('A cell that tells spreadsheets to take it as text', () => {
  it.each([
    ['quotes doubled', (text: string) => `"=""${text}"""`, [';', ',', '\t']],
    ['quotes as they are', (text: string) => `="${text}"`, [';', '\t', '|']],
  ])('is that text, with %s', async (_, told, cuts) => {
    for (const delimiter of cuts) {
      const mark = delimiter === ',' ? '.' : ','
      const rows = [
        ['SKU', 'Nome', 'Prezzo', 'Costo'],
        [told('00123'), 'Tazza', told(`19${mark}90`), told(`8${mark}00`)],
        ['00124', told('Vaso'), `9${mark}90`, `4${mark}00`],
      ]
      const text = rows.map((cells) => `${cells.join(delimiter)}\n`).join('')
      const { articles } = await readList(textFile(text))
      expect(
        articles.map(({ sku, name, price, cost, problems }) => [
          sku,
          name,
          price,
          cost,
          problems.length,
        ]),
      ).toEqual([
        ['00123', 'Tazza', 19.9, 8, 0],
        ['00124', 'Vaso', 9.9, 4, 0],
      ])
    }
  })

  it('may be a title; what is calculated from texts stays as it is, and is no amount', async () => {
    const { articles, table } = await readList(
      textFile('="SKU";"=""Prezzo""";Costo\nA;="12"&"3";4,00\nB;="";4,00\n="C";12,30;4,00\n'),
    )
    expect(table.header).toEqual(['SKU', 'Prezzo', 'Costo'])
    expect(articles.map((article) => wordsOf(article).join())).toEqual([
      '«="12"&"3"» non è un importo (colonna «Prezzo»)',
      'prezzo mancante',
      '',
    ])
    expect(articles[2]?.sku).toBe('C')
  })
})
