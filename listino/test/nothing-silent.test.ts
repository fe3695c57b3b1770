import fc from 'fast-check'
import type { CellValue } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { accountOf, type ColumnAccount, type Counted, leftOut } from '../src/articles/account.ts'
import { warningsOf } from '../src/articles/account-words.ts'
import type { Article } from '../src/articles/article.ts'
import { costColumns } from '../src/articles/cost-columns.ts'
import { Costs } from '../src/articles/costs.ts'
import { openList } from '../src/articles/open-list.ts'
import { ArticleReader } from '../src/articles/reader.ts'
import { countedUnasked } from '../src/command-line/columns.ts'
import { type CostPart, costParts, spent } from '../src/costs/parts.ts'
import type { ColumnsFor, Mapping, Role } from '../src/layouts/role.ts'
import type { Source } from '../src/table/source.ts'
import { openTable } from '../src/table/table.ts'
import { textFile } from './files.ts'
import { askedFrom, formWith } from './lists.ts'
import { type NamedSheet, namedWorkbook } from './workbooks.ts'

/** What a person would say that a column is, by its title; `amounts` is money that may count, `other` is not. */
type Meaning =
  | Extract<
      Role,
      | CostPart
      | 'sku'
      | 'price'
      | 'salePrice'
      | 'saleTo'
      | 'vat'
      | 'currency'
      | 'store'
      | 'discount'
    >
  | 'amounts'
  | 'untitled'
  | 'other'

/** Titles of every meaning, usual and odd. */
const titles: Readonly<Record<Meaning, readonly string[]>> = {
  sku: ['SKU'],
  price: ['Prezzo', 'PREZZO VENDITA', 'Prezzo online', 'Prezzo web'],
  salePrice: ['Prezzo scontato', 'PREZZO_PROMO', 'Sale price'],
  saleTo: ['Fine offerta', 'Fine promo'],
  cost: ['Costo', 'COSTO UNITARIO', 'costo_acquisto', 'Costo (€)', 'Costo web', 'Prezzo forn.'],
  shipping: ['Spedizione', 'Spese di spedizione', 'Trasporto', 'Corriere', 'Spedizione Italia'],
  fulfilment: ['Tariffa FBA', 'Logistica FBA'],
  packaging: ['Packaging', 'Imballaggi', 'Imballo scatola'],
  advertising: ['Pubblicità', 'ADS', 'Pubblicità Facebook'],
  vat: ['IVA', 'Aliquota IVA', 'VAT %'],
  currency: ['Valuta', 'Currency'],
  store: ['Paese', 'Marketplace'],
  discount: ['Sconto %', 'Sconto fornitore'],
  amounts: ['Ricarico', 'Dazi', 'Costo totale', 'Commissione', 'Prezzo minimo', 'Valore', 'Extra'],
  untitled: [''],
  other: ['Note', 'Spedizione (ore)', 'Peso (kg)', 'EAN', 'Giacenza', 'Paese di origine'],
}

/** Those that are too little to be sure. */
const odd: ReadonlySet<string> = new Set([
  'Prezzo web',
  'Costo web',
  'Prezzo forn.',
  'Spedizione Italia',
  'Imballo scatola',
  'Pubblicità Facebook',
])

const meaningOf = new Map(
  Object.entries(titles).flatMap(([meaning, all]) =>
    all.map((title) => [title, meaning as Meaning] as const),
  ),
)

const written = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const money = fc.integer({ min: 1, max: 9_999 }).map(written)
const unknownTexts = ['#N/D', '#N/A', 'n.d.', 'N/A', '?', '--'] as const
const unknown = fc.constantFrom(...unknownTexts, '#DIV/0!')
const words = fc.constantFrom('gratis', 'BRT', 'vedi sito')
const often = <Value>(arbitrary: fc.Arbitrary<Value>) => ({ weight: 6, arbitrary })

const amounts = fc.oneof(often(money), unknown, words, { weight: 2, arbitrary: fc.constant('') })

const cells: Readonly<Record<Meaning, fc.Arbitrary<string>>> = {
  sku: fc.constant(''),
  price: fc.oneof(often(money), unknown, fc.constant('')),
  salePrice: fc.oneof(often(fc.constant('')), { weight: 3, arbitrary: money }, unknown),
  saleTo: fc.constantFrom('', '', '01/01/2025', '31/12/2026', 'n.d.'),
  ...{ cost: amounts, shipping: amounts, fulfilment: amounts },
  ...{ packaging: amounts, advertising: amounts, amounts },
  untitled: fc.oneof(often(money), fc.constant('')),
  vat: fc.constantFrom('', '4', '10', '22%', '0,04', 'IVA 10', 'n.d.', 'R17'),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', '', 'USD', '#N/D'),
  store: fc.constantFrom('IT', 'IT', 'IT', '', 'FR', '#N/D'),
  discount: fc.constantFrom('', '5', '10', '25'),
  other: fc.constantFrom('', 'bella', '12', '8001234567890', 'CN'),
}

type Column = { title: string; cells: string[] }

const rows = 6
const columnOf = (meaning: Meaning) =>
  fc.record({
    title: fc.constantFrom(...titles[meaning]),
    cells: fc.array(cells[meaning], { minLength: rows, maxLength: rows }),
  })

const added = (Object.keys(titles) as Meaning[]).filter((one) => one !== 'sku' && one !== 'price')

/** The columns of a file in any order; its SKUs are in the one called so. */
const columnsWith = (first: fc.Arbitrary<Column[]>): fc.Arbitrary<Column[]> =>
  fc
    .record({
      first,
      others: fc.uniqueArray(fc.oneof(...added.map(columnOf)), {
        maxLength: 7,
        selector: ({ title }) => title,
      }),
      ranks: fc.infiniteStream(fc.nat()),
    })
    .map(({ first: sure, others, ranks }) => {
      const skus = { title: 'SKU', cells: Array.from({ length: rows }, (_, at) => `A-${at}`) }
      const titled = new Set(sure.map(({ title }) => title))
      const all = [skus, ...sure, ...others.filter(({ title }) => !titled.has(title))]
      const order = [...ranks.take(all.length)]
      return all
        .map((column, at) => ({ column, rank: order[at] ?? 0 }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ column }) => column)
    })

const listColumns = columnsWith(columnOf('price').map((column) => [column]))
const costFileColumns = columnsWith(columnOf('cost').map((column) => [column]))

const linesOf = (columns: readonly Column[]): string[][] => [
  columns.map(({ title }) => title),
  ...Array.from({ length: rows }, (_, row) => columns.map(({ cells: all }) => all[row] ?? '')),
]

const textOf = (columns: readonly Column[]): Source =>
  textFile(
    `${linesOf(columns)
      .map((line) => line.join(';'))
      .join('\n')}\n`,
  )

/** A number as a person reads it; NaN where a cell holds none. */
const numberIn = (text: string): number =>
  /^\d+,\d\d$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN

const isSaid = (text: string): boolean => text !== ''
const isUnclear = (text: string): boolean => isSaid(text) && Number.isNaN(numberIn(text))

/** Whether a column may change what an article comes to, so that a seller has to be told where it doesn't count. */
function mayCount({ title, cells: all }: Column): boolean {
  const meaning = meaningOf.get(title) ?? 'other'
  const says = (...texts: string[]) => all.some((text) => texts.includes(text))
  switch (meaning) {
    case 'sku':
    case 'other':
      return false
    case 'currency':
      return says('USD')
    case 'store':
      return says('FR')
    case 'vat':
      return says('4', '10', '0,04', 'IVA 10')
    case 'discount':
      return says('5', '10', '25')
    case 'saleTo':
      return false
    default:
      return all.some((text) => !Number.isNaN(numberIn(text)))
  }
}

/** Meanings that name no role. */
const unsure: readonly Meaning[] = ['amounts', 'untitled', 'other']

const isPart = (role: Role | null): boolean => costParts.some((part) => part === role)

/** A column that counts is what its title says, or called a guess. */
function expectKnown({ title }: Column, one: Counted, said: string): void {
  const meaning = meaningOf.get(title) ?? 'other'
  if (one.certainty === 'guess') expect(said).toContain(`«${title}»`)
  // Part of a title, or one that other things have too, is no more than a guess.
  if (odd.has(title)) expect([title, one.certainty]).toEqual([title, 'guess'])
  // Where no other price is there, that of a sale is the price.
  if (meaning === 'salePrice') expect(['salePrice', 'price']).toContain(one.role)
  else if (!unsure.includes(meaning)) expect([title, one.role]).toEqual([title, meaning])
  if (meaning === 'other') expect([title, isPart(one.role)]).toEqual([title, false])
}

/** Nothing of the columns is silent: each that may count does, or is named as not counted. */
function expectAccounted(
  columns: readonly Column[],
  account: readonly ColumnAccount[],
  what: ColumnsFor,
): void {
  const named = new Set(leftOut(account).map(({ column }) => column))
  const said = warningsOf(account, what).join('\n')
  for (const [at, column] of columns.entries()) {
    const one = account[at] as ColumnAccount
    if (one.role !== null) expectKnown(column, one, said)
    else if (mayCount(column)) expect([column.title, named.has(at)]).toEqual([column.title, true])
    if (named.has(at)) expect(said).toContain(column.title || `colonna ${at + 1}, senza titolo`)
  }
}

/** What the cell of a role says in a row; undefined where no column has the role. */
type CellOf = (role: Role) => string | undefined

const cellsIn =
  (columns: readonly Column[], mapping: Mapping, row: number): CellOf =>
  (role) =>
    columns[mapping[role]?.[0] ?? -1]?.cells[row]

const isForeign = (cell: CellOf): boolean => ['USD', '#N/D'].includes(cell('currency') ?? '')

/**
 * What customers pay by the row itself: the price of a sale where one is on. NaN where nobody can tell, null where that
 * doesn't matter: a sale that is over was at a price that nobody can read.
 */
function priceBy(cell: CellOf): number | null {
  const sale = cell('salePrice') ?? ''
  const last = cell('saleTo') ?? ''
  const price = numberIn(cell('price') ?? '')
  // A dash says that there is none.
  if (!isSaid(sale) || sale === '--') return price
  if (last === '01/01/2025') return isUnclear(sale) ? null : price
  return last === 'n.d.' ? Number.NaN : numberIn(sale)
}

/** The rates that are written as they are. */
const rates: Readonly<Record<string, string>> = {
  ...{ '4': '4', '0,04': '4', '10': '10', 'IVA 10': '10', '22%': '22' },
}

/** What each expense is in a row: its own cell. */
function expectExpenses(article: Article, cell: CellOf): void {
  for (const part of spent) {
    const text = cell(part) ?? ''
    const isTold = article.problems.some(({ role }) => role === part)
    expect([part, text, article[part], isTold]).toEqual([
      part,
      text,
      numberIn(text),
      isUnclear(text),
    ])
  }
}

/** What is known of a row has its amount, and what nobody knows is a problem: never neither, and never 0. */
function expectRow(article: Article, cell: CellOf): void {
  const codes: readonly string[] = article.problems.map(({ code }) => code)
  expectExpenses(article, cell)
  const cost = numberIn(cell('cost') ?? '')
  const isCostTold = article.problems.some(({ code, role }) => role === 'cost' || code === 'noCost')
  expect([article.cost, isCostTold]).toEqual([cost, Number.isNaN(cost)])
  const price = priceBy(cell)
  const isPriceTold = codes.some((code) =>
    ['noPrice', 'salePrice', 'saleDays', 'notANumber'].includes(code),
  )
  if (Number.isNaN(price)) expect(isPriceTold).toBe(true)
  else if (price !== null) expect(article.price).toBe(price)
  const vat = cell('vat') ?? ''
  expect([vat, article.vat]).toEqual([vat, rates[vat] ?? null])
  expect([vat, codes.includes('vat')]).toEqual([vat, isSaid(vat) && rates[vat] === undefined])
  expect(article.country).toBe(cell('store') === 'FR' ? 'FR' : 'IT')
  expect(codes.includes('store')).toBe(cell('store') === '#N/D')
  expect(codes.includes('currency')).toBe(isForeign(cell))
}

/** Reads a file of costs and holds what an SKU has from it against what stands in its row. */
function expectCosts(costs: Costs, sku: string, cell: CellOf): void {
  // A dash in place of a purchase cost says that there is none.
  const isMissing = (part: CostPart) => part === 'cost' && cell(part) === '--'
  const said = costParts.filter((part) => isSaid(cell(part) ?? '') && !isMissing(part))
  const isUnusable = said.some((part) => isUnclear(cell(part) ?? ''))
  const isTold = costs.problems.some((one) => one.sku === sku)
  const country = cell('store') === 'FR' ? 'FR' : 'IT'
  const sale = { marketplace: 'amazon', day: '2026-11-28' }
  const found = askedFrom(costs).find({ sku, listing: '', ean: '', country }, 'EUR', sale)
  if (isUnusable) expect([sku, isTold, found?.problem != null]).toEqual([sku, true, true])
  // What can't be used leaves an amount that nobody knows, not an older one.
  const amount = (part: CostPart) => (isForeign(cell) ? Number.NaN : numberIn(cell(part) ?? ''))
  if (isTold && !isUnusable && !isForeign(cell)) expect(found).toBeNull()
  else
    expect(found?.parts ?? {}).toEqual(Object.fromEntries(said.map((part) => [part, amount(part)])))
}

/** Reads a list and holds what became of all that it says against what stands in it. */
async function expectNothingSilent(
  columns: readonly Column[],
  source: Source,
  isUnasked: boolean,
): Promise<void> {
  const opened = await openList(source)
  const { table, layout, certainty } = opened
  const mapping: Mapping = isUnasked ? countedUnasked(opened.mapping, certainty) : opened.mapping
  const account = accountOf({ ...opened, mapping: opened.mapping }, mapping)
  const read = columns.map(({ title }) => title)
  expect(table.header).toEqual(read.slice(0, table.header.length))
  expectAccounted(columns, account, 'articles')
  const reader = new ArticleReader(table, {
    ...{ form: formWith({}), mapping, layout, today: '2026-11-22' },
  })
  const articles: Article[] = []
  for await (const found of reader.read(table.batches())) articles.push(...found)
  const skus = columns.find(({ title }) => title === 'SKU')?.cells
  expect(articles.map(({ sku }) => sku)).toEqual(skus)
  articles.forEach((article, row) => {
    expectRow(article, cellsIn(columns, mapping, row))
  })
}

/** A cell as a workbook holds it: a number is one. */
const asNumber = (text: string): CellValue => (Number.isNaN(numberIn(text)) ? text : numberIn(text))

const notes: CellValue[][][] = [
  [['Note'], ['da rivedere']],
  [],
  [
    ['Parametro', 'Valore'],
    ['Margine', 20],
    ['Sconto', 5],
  ],
]

describe('Of any file', () => {
  it('each amount counts or is named as not counted, never neither; what nobody knows is never 0', async () => {
    await fc.assert(
      fc.asyncProperty(listColumns, fc.boolean(), (columns, isUnasked) =>
        expectNothingSilent(columns, textOf(columns), isUnasked),
      ),
      { numRuns: 400 },
    )
  })

  it('that holds for a workbook too: of its sheets those with the same titles are read, and the others named', async () => {
    const layout = fc.record({
      others: fc.array(fc.constantFrom(...notes), { maxLength: 2 }),
      at: fc.nat(2),
      cut: fc.integer({ min: 1, max: rows - 1 }),
      hidden: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(listColumns, layout, async (columns, { others, at, cut, hidden }) => {
        const [head = [], ...body] = linesOf(columns).map((line) => line.map(asNumber))
        const tables: NamedSheet[] = [
          { name: 'Parte 1', rows: [head, ...body.slice(0, cut)] },
          { name: 'Parte 2', rows: [head, ...body.slice(cut)] },
        ]
        const aside = others.map((found, place) => ({ name: `Altro ${place}`, rows: found }))
        const old = hidden ? [{ name: 'Vecchio', rows: [head, ...body], hidden: true }] : []
        const source = await namedWorkbook(
          ...old,
          ...aside.slice(0, at),
          ...tables,
          ...aside.slice(at),
        )
        await expectNothingSilent(columns, source, false)
        const { table } = await openList(source)
        expect(table.sheets?.read).toEqual(['Parte 1', 'Parte 2'])
        const left = table.sheets?.left.map(({ name }) => name) ?? []
        expect(left.sort()).toEqual([...old, ...aside].map(({ name }) => name).sort())
      }),
      { numRuns: 40 },
    )
  })

  it('that holds for a file of costs: what it says of an SKU is found there, or told', async () => {
    await fc.assert(
      fc.asyncProperty(costFileColumns, async (columns) => {
        const table = await openTable(textOf(columns), { amount: 'cost' })
        const proposal = costColumns(table)
        const mapping = countedUnasked(proposal.mapping, proposal.certainty)
        expectAccounted(columns, accountOf({ table, ...proposal }, mapping, 'costs'), 'costs')
        const costs = await Costs.of(table, { mapping, decimalMark: null })
        for (let row = 0; row < rows; row++)
          expectCosts(costs, `A-${row}`, cellsIn(columns, mapping, row))
      }),
      { numRuns: 300 },
    )
  })
})

it('A supplier’s «Prezzo netto» may be the cost of a file of costs: it is proposed, and asked', () => {
  const sample = [['BOR-000', 'Borraccia', '12,67']]
  const beginning = { header: ['Codice', 'Descrizione', 'Prezzo netto'], sample }
  const { mapping, certainty } = costColumns(beginning)
  expect([mapping.cost, certainty.cost]).toEqual([[2], 'guess'])
  const both = {
    header: ['Codice', 'Costo', 'Prezzo netto'],
    sample: [['BOR-000', '9,00', '12,67']],
  }
  expect(costColumns(both).mapping.cost).toEqual([1])
})
