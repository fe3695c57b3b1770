import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableInWords } from '../src/articles/table-in-words.ts'
import { openTable } from '../src/table/table.ts'
import { textFile } from './files.ts'
import { type NamedSheet, namedWorkbook, workbookOf } from './workbooks.ts'

type Cells = readonly string[]

const headers = {
  known: ['SKU', 'Nome', 'Prezzo', 'Costo', 'Giacenza'],
  unknown: ['Rif', 'Denominazione', 'Netto', 'Lordo', 'Pallet'],
  withoutTitle: ['SKU', 'Nome', 'Prezzo', 'Costo', ''],
  withYears: ['Codice', 'Nome', 'Prezzo', '2025', '2026'],
} as const

const article = fc
  .tuple(
    fc.integer({ min: 1, max: 99_999 }),
    fc.constantFrom('Tazza', 'Prodotto', 'Articolo 3', ''),
    fc.boolean(),
  )
  .map(([cents, name, isWhole]): Cells => {
    const price = (cents / 100).toFixed(2).replace('.', ',')
    return [`A${cents}`, name, price, isWhole ? price : 'n.d.', isWhole ? `${cents % 9}` : '']
  })

/** What stands above a table, and is none of it. */
const above = fc.oneof(
  fc.constantFrom<readonly Cells[]>(
    [['Listino autunno 2026']],
    [['']],
    [['Prezzi IVA inclusa', 'validi fino al 31/12/2026']],
    [['Prezzo minimo', '10']],
    [['Sconto', '5%']],
    [['Prezzo', 'Costo']],
    [['Valuta', 'EUR']],
    [['Nome', 'Negozio di prova', '', 'Paese', 'IT']],
    [['Aggiornato', '12/11/2026', 'Marketplace', 'Amazon']],
  ),
  // A small table of its own.
  fc
    .integer({ min: 1, max: 5 })
    .map((length): readonly Cells[] => [
      ['Categoria', 'Prezzo', 'Costo', 'Spedizione', 'Packaging', 'Pubblicità'],
      ...Array.from({ length }, (_, at) => [`Gruppo ${at}`, '1,00', '2,00', '3,00', '4', '5']),
      [''],
    ]),
)

/** Titles of several columns each, directly above the header. */
const groups = fc.constantFrom<readonly Cells[]>(
  [],
  [['', '', 'Vendita', '', 'Acquisto']],
  [['Articolo', '', 'Prezzo', '', 'Costo']],
  [['Articolo', 'Articolo', 'Prezzo', 'Prezzo', 'Costo']],
  [['Prodotto', '', 'Prezzo di vendita']],
)

/** Rows with a blank one behind each third. */
const inGroups = ([rows, are]: [Cells[], boolean]): Cells[] =>
  rows.flatMap((row, at) => (are && at % 3 === 2 ? [row, ['']] : [row]))

const files = fc.record({
  header: fc.constantFrom(...Object.values(headers)),
  preamble: fc.array(above, { maxLength: 5 }).map((parts) => parts.flat()),
  group: groups,
  rows: fc.tuple(fc.array(article, { minLength: 12, maxLength: 60 }), fc.boolean()).map(inGroups),
})

const padded = (cells: Cells): string[] => Array.from({ length: 6 }, (_, at) => cells[at] ?? '')

describe('The header', () => {
  it.each([
    ['as a spreadsheet writes rows', padded],
    ['with rows as long as what they say', (cells: Cells) => [...cells]],
  ])('is the row above the articles, whatever stands above it: %s', async (_, written) => {
    await fc.assert(
      fc.asyncProperty(files, async ({ header, preamble, group, rows }) => {
        const before = [...preamble, ...group]
        const lines = [...before, header, ...rows].map((cells) => written(cells).join(';'))
        const table = await openTable(textFile(`${lines.join('\r\n')}\r\n`))
        expect([table.headerRow, table.header[0]]).toEqual([before.length + 1, header[0]])
      }),
      { numRuns: 300 },
    )
  })

  it('is the same row of a sheet', async () => {
    await fc.assert(
      fc.asyncProperty(files, async ({ header, preamble, group, rows }) => {
        const before = [...preamble, ...group]
        const numbered = [...before, header, ...rows].map((cells) =>
          cells.map((cell) =>
            /^\d+(?:,\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : cell || null,
          ),
        )
        const table = await openTable(await workbookOf(numbered))
        expect([table.headerRow, table.header[0]]).toEqual([before.length + 1, header[0]])
      }),
      { numRuns: 30 },
    )
  })

  it('of two rows that name the columns in two languages is the lower', async () => {
    const table = await openTable(
      textFile('Codice;Nome;Prezzo;Costo\nsku;name;price;cost\nA;Tazza;20,00;5,00\n'),
    )
    expect(table.headerRow).toBe(2)
  })

  it('that is repeated further down is the first', async () => {
    const page = `SKU;Prezzo;Costo\n${'A;20,00;5,00\n'.repeat(20)}\n`
    expect((await openTable(textFile(page.repeat(3)))).headerRow).toBe(1)
  })

  it('is no row below figures whose words nobody knows', async () => {
    const table = await openTable(textFile('A;tazza;10\nB;piatto;20\nC;vaso;chiedere\nD;tazza;9\n'))
    expect(table.headerRow).toBe(0)
    expect((await openTable(textFile('A;10\nB;20\nC;chiedere\n'))).headerRow).toBe(0)
  })

  it('may stand alone, or have blank rows below it and among its articles', async () => {
    expect((await openTable(textFile('SKU;Prezzo;Costo\n'))).headerRow).toBe(1)
    const spaced = `Note;varie\n\nSKU;Prezzo;Costo\n\n${'A;20,00;5,00\n\n'.repeat(9)}`
    expect((await openTable(textFile(spaced))).headerRow).toBe(3)
  })

  it('may have more titles than its articles have cells', async () => {
    const titles = [
      'SKU',
      'Nome',
      'Prezzo',
      ...Array.from({ length: 30 }, (_, at) => `Campo ${at}`),
    ]
    const rows = Array.from({ length: 20 }, (_, at) => ['A', at % 2 ? 'tazza' : '', `${at}`])
    const lines = [['Listino', 'di prova'], titles, ...rows].map((cells) => cells.join(';'))
    expect((await openTable(textFile(lines.join('\n')))).headerRow).toBe(2)
  })
})

describe('Rows above the header that hold figures', () => {
  const above = async (...lines: string[]) =>
    tableInWords(await openTable(textFile(`${lines.join('\n')}\n`))).join(' ')
  const articles = ['SKU;Nome;Prezzo;Costo', 'A;Tazza;20,00;5,00', 'B;Vaso;30,00;9,00']

  it('are counted and named, and no others: they may be articles', async () => {
    expect(await above('Listino;di prova', 'X;Brocca;10,00;2,00', '', ...articles)).toBe(
      'Sopra i titoli una riga con numeri non è letta: riga 2.',
    )
    expect(await above('X;Brocca;10,00;2,00', 'Sconto;5%', '', ...articles)).toBe(
      'Sopra i titoli 2 righe con numeri non sono lette: riga 1, riga 2.',
    )
    expect(await above('Listino;di prova', 'Prezzi IVA inclusa', ...articles)).toBe(
      '«Prezzi IVA inclusa» vale per i prezzi di cui il titolo non dice altro.',
    )
    expect(await above(...articles)).toBe('')
    expect(await above('A;Tazza;20', 'B;Vaso;30')).toBe('')
  })

  it('are named up to ten', async () => {
    const many = Array.from({ length: 12 }, (_, at) => `Nota;${at}`)
    expect(await above(...many, '', ...articles)).toMatch(
      /^Sopra i titoli 12 righe con numeri .*: riga 1, .*riga 10, altre 2\.$/,
    )
  })

  it('are named with their sheet where several are read', async () => {
    const sheet = (name: string, ...first: NamedSheet['rows']): NamedSheet => ({
      name,
      rows: [...first, ['SKU', 'Prezzo', 'Costo'], ['A', 20, 5], ['B', 30, 9]],
    })
    const book = await namedWorkbook(
      sheet('Casa', ['Cambio', 1.1], []),
      sheet('Orto'),
      sheet('Mare', ['X', 9, 2]),
    )
    expect(tableInWords(await openTable(book))).toEqual([
      'Sopra i titoli 2 righe con numeri non sono lette: riga 1 di «Casa», riga 1 di «Mare».',
    ])
  })
})
