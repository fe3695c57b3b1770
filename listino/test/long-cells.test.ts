import { afterEach, describe, expect, it, vi } from 'vitest'
import { accountOf } from '../src/articles/account.ts'
import { costColumns } from '../src/articles/cost-columns.ts'
import { Costs } from '../src/articles/costs.ts'
import { sayingsAbove } from '../src/articles/rows-above.ts'
import { knownLayouts } from '../src/layouts/known.ts'
import { signatureOf as signatureOfList } from '../src/layouts/layout.ts'
import type { Role } from '../src/layouts/role.ts'
import { synonyms } from '../src/layouts/synonyms.ts'
import { ArticleFacts } from '../src/statements/article-facts.ts'
import { readStatements } from '../src/statements/books.ts'
import { BrokenStatement } from '../src/statements/fault.ts'
import { signatureOf, statementLayouts } from '../src/statements/known.ts'
import type { StatementLayout } from '../src/statements/layout.ts'
import { openStatement } from '../src/statements/statement.ts'
import { openTable } from '../src/table/table.ts'
import { textFile } from './files.ts'
import { readList, wordsOf } from './lists.ts'

/** Longer than any cell that says something, and than what a pattern may look at again and again. */
const long = 1200
const looked = 1000

const repeated = (piece: string) => piece.repeat(Math.ceil(long / piece.length)).slice(0, long)

/** Cells of every shape, each with an end that no pattern for a number, a day or a measure fits. */
const shapes: Readonly<Record<string, string>> = {
  blanks: `9${repeated(' ')}!`,
  days: `1/1/26${repeated(' ')}- ${repeated('T')}1:00!`,
  digits: `${repeated('1')}!`,
  letters: `${repeated('a')}1`,
  signs: `1${repeated('-')}!${repeated('.')}:1`,
  vat: `${repeated('iva ')}!`,
  sides: `1${repeated(' x')}${repeated(' ')}!`,
  mixed: `${repeated('1 a, x-T')}:`,
}

/** A pattern without what stands for characters, as far as that can hold no repetition. */
const bare = ({ source }: RegExp): string =>
  source.replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-f]{4}\}?|\\./gi, 'a').replace(/\[[^\]]*\]/g, 'a')

/** Where a pattern repeats something without an end. */
const repetitions = (text: string) => [...text.matchAll(/[*+]|\{\d+,\}/g)].map(({ index }) => index)

/** Whether a pattern has no choice at its top. */
function isOne(text: string): boolean {
  let without = text
  for (let before = ''; before !== without; ) {
    before = without
    without = without.replace(/\([^()]*\)/g, 'a')
  }
  return !without.includes('|')
}

/** What begins behind a mark that parts cells is looked at up to the next one: how such patterns begin. */
const ofCells = ['(?:^|[\\t\\n])=?"[^\\t\\n]*"', '(^|[,;\\t\\r\\n])([^\\S\\t\\r\\n]*)']

/**
 * Whether a pattern looks at each character about once, however long a text is: it repeats nothing, only its end, or one thing
 * from the beginning of the text on.
 */
function isLinear(pattern: RegExp): boolean {
  const text = bare(pattern)
  const [place, second] = repetitions(text)
  if (place === undefined || ofCells.some((begins) => pattern.source.startsWith(begins)))
    return true
  if (second !== undefined || !isOne(text)) return false
  return text.startsWith('^') || place === text.length - 1
}

/** The patterns that looked at a long text, and may look at parts of it again and again. */
function slowPatterns(): Set<string> {
  const slow = new Set<string>()
  const exec = RegExp.prototype.exec
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    if (text.length > looked && !isLinear(this)) {
      slow.add(String(this))
      // It is told, and not waited for.
      return exec.call(this, '')
    }
    return exec.call(this, text)
  })
  return slow
}

afterEach(() => {
  vi.restoreAllMocks()
})

const cell = (text: string) => `"${text}"`

/** A row in which each cell is what its column usually says, but for one. */
const rowWith = (usual: ReadonlyMap<string, string>, title: string, text: string): string =>
  Array.from(usual, ([one, said]) => (one === title ? cell(text) : said)).join(';')

/** A file of some rows, below two of usual cells. */
function fileOf(usual: ReadonlyMap<string, string>, rows: readonly string[]) {
  const first = [...usual.values()].join(';')
  return textFile([[...usual.keys()].join(';'), first, first, ...rows, ''].join('\n'))
}

const usualCells: Readonly<Partial<Record<Role, string>>> = {
  saleFrom: '01/01/2026',
  saleTo: '31/12/2026',
  onSale: 'si',
  priceVAT: 'si',
  costVAT: 'si',
  currency: 'EUR',
  costCurrency: 'EUR',
  store: 'IT',
  sender: 'FBA',
  vat: '22',
}

/** The titles of a kind of list, each with what its cells usually say. */
const lists: readonly (readonly [name: string, titles: ReadonlyMap<string, string>])[] = [
  ...knownLayouts.map((layout) => {
    const titles = new Map(signatureOfList(layout).map(([title = '']) => [title, '12,50']))
    for (const [role, [title = '']] of Object.entries(layout.columns))
      titles.set(title.replace('{country}', 'it'), usualCells[role as Role] ?? '12,50')
    return [layout.key, titles] as const
  }),
  [
    'unknown',
    new Map([
      ...Object.entries(synonyms).map(
        ([role, { usual }]) => [usual[0] ?? '', usualCells[role as Role] ?? '12,50'] as const,
      ),
      ['dimensioni (cm)', '20 x 10 x 5'],
      ['peso (g)', '300'],
    ]),
  ],
]

describe('A long cell is looked at about once', () => {
  it.each(lists)('in each column of a list: %s', async (_, usual) => {
    const slow = slowPatterns()
    const rows = [...usual.keys()].flatMap((title) =>
      Object.values(shapes).map((text) => rowWith(usual, title, text)),
    )
    const file = fileOf(usual, rows)
    accountOf(await readList(file))
    const table = await openTable(file)
    const mapping = { ...costColumns(table).mapping, ...askedIn(table.header) }
    const costs = await Costs.of(table, { mapping })
    await ArticleFacts.of(table, '2026-11-22')
    expect(costs.problems.length).toBeGreaterThan(0)
    expect([...slow]).toEqual([])
  })

  it.each(statementLayouts.map((layout) => [layout.label, layout] as const))(
    'in each column of a report: %s',
    async (_, layout) => {
      const slow = slowPatterns()
      const usual = usualOf(layout)
      const texts = Object.values(shapes)
      // No more faults of a file are told.
      for (const title of usual.keys())
        for (let from = 0; from < texts.length; from += 4) {
          const some = texts.slice(from, from + 4)
          await openStatement(
            fileOf(
              usual,
              some.map((text) => rowWith(usual, title, text)),
            ),
          )
            .then((statement) => readStatements([statement]))
            .catch((error: unknown) => expect(error).toBeInstanceOf(BrokenStatement))
        }
      expect([...slow]).toEqual([])
    },
  )
})

/** Columns that count where the seller says so. */
const askedIn = (header: readonly string[]) => ({
  discount: [header.indexOf(synonyms.discount?.usual[0] ?? '')],
  packSize: [header.indexOf(synonyms.packSize?.usual[0] ?? '')],
})

/** The titles of a report, each with what its cells usually say. */
function usualOf(layout: StatementLayout) {
  const { columns, amounts, total, types } = layout
  const titles = new Map(signatureOf(layout).map(([title = '']) => [title, '']))
  for (const names of Object.values(columns)) titles.set(names[0] ?? '', '')
  titles.set(columns.day?.[0] ?? '', '01/13/2026 10:00')
  titles.set(columns.type?.[0] ?? '', types[0]?.words[0] ?? '')
  titles.set(columns.currency?.[0] ?? '', 'EUR')
  for (const { names } of amounts) titles.set(names[0] ?? '', '1,50')
  titles.set(total[0] ?? '', '1,50')
  titles.delete('')
  return titles
}

describe('What is too long to say something', () => {
  const huge = 400_000

  it.each([
    ['prezzo scontato', `12${' '.repeat(huge)}0`, 'non è un importo'],
    ['costo', '1'.repeat(huge), 'non è un importo'],
    ['iva', `${'iva '.repeat(huge / 4)}22`, 'sconosciuta'],
    ['inizio promo', `01/01/2026${' '.repeat(huge)}`, "non si capisce se l'offerta è in corso"],
    ['inizio promo', `01/01/2026 ${'a'.repeat(huge)}`, "non si capisce se l'offerta è in corso"],
    ['in offerta', `si${' '.repeat(huge)}no`, "non dice se l'offerta è in corso"],
  ])('is told of its row: %s', async (title, text, told) => {
    const titles = [
      'sku',
      'prezzo',
      'costo',
      'prezzo scontato',
      'inizio promo',
      'in offerta',
      'iva',
    ]
    const usual = (sku: string) => [sku, '20', '5', '15', '01/01/2026', 'si', '22']
    const row = usual('C').map((one, at) => (titles[at] === title ? cell(`${text}!`) : one))
    const rows = [titles, usual('A'), usual('B'), row]
    const { articles } = await readList(
      textFile(rows.map((cells) => `${cells.join(';')}\n`).join('')),
    )
    expect(articles.map((article) => wordsOf(article).join())).toEqual([
      '',
      '',
      expect.stringContaining(told),
    ])
  })

  it('is no measure', async () => {
    const row = (dimensions: string) => `A;5;"${dimensions}";300\n`
    const file = `sku;costo;dimensioni (cm);peso (g)\n${row('20 x 10 x 5')}`
    const wide = `20 x 10 x 5${' '.repeat(huge)}x 1`
    const costs = await Costs.of(await openTable(textFile(file + row(wide).replace('A', 'B'))))
    expect([costs.measured, costs.unmeasured]).toEqual([1, 1])
  })

  it('is no title: one that only begins like another is none of its kind', async () => {
    const title = `Prezzo${' '.repeat(huge)}di ieri`
    const { table, mapping } = await readList(textFile(`sku;"${title}";costo;listino\nA;1;2;3\n`))
    expect(table.header[mapping.price?.[0] ?? -1]).toBe('listino')
  })

  it('is kept whole where it is a name', async () => {
    const name = `Vaso ${'blu '.repeat(huge / 4)}`.trim()
    const { articles } = await readList(textFile(`sku;nome;prezzo;costo\nA;"${name}";9;4\n`))
    expect(articles.map((article) => article.name)).toEqual([name])
  })
})

it('Blank cells above the titles are looked at as one, however many they are', () => {
  const looks = vi.spyOn(String.prototype, 'normalize')
  const preface = [['Prezzi IVA esclusa', ...Array<string>(1_000).fill('')]]
  expect(sayingsAbove({ preface, sheets: null }, 'price').vat).toMatchObject([{ says: false }])
  expect(looks.mock.calls.length).toBeLessThan(20)
})
