import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accountOf } from '../src/articles/account.ts'
import { columnInWords } from '../src/articles/account-words.ts'
import { CostMemory } from '../src/costs/cost-memory.ts'
import { applyCosts } from '../src/list/applied-costs.ts'
import type { Articles } from '../src/list/articles.ts'
import { importList } from '../src/list/import.ts'
import { droppable, monthly, monthlyOrOnce, withoutSales } from '../src/list/monthly.ts'
import { PlacedList } from '../src/list/placed-list.ts'
import { Recalculated } from '../src/list/recalculated.ts'
import { rowsOf } from '../src/list/rows.ts'
import { basisOf, compileTerms } from '../src/list/terms.ts'
import { fileOf, textFile } from './files.ts'
import { readList, terms } from './lists.ts'

const read = (...lines: string[]) => readList(textFile(`${lines.join('\n')}\n`))

it('Pieces of a month multiply what one leaves; what nobody says and what is no number stays unknown', async () => {
  const { rows, reader } = await read(
    'SKU;Prezzo;Costo;Venduti al mese',
    'A;20;5;12',
    'B;20;5;3,5',
    'C;20;5;0',
    'D;20;5;',
    'E;20;5;circa 10',
    'F;20;5;1.234',
    'G;20;;4',
  )
  const [profit = 0] = rows.map((row) => row.profit)
  expect(rows.map((row) => row.monthlySales)).toEqual([12, 3.5, 0, NaN, NaN, NaN, 4])
  expect(rows.map((row) => row.monthlyProfit)).toEqual(
    [12, 3.5, 0, NaN, NaN, NaN, NaN].map((pieces) => pieces * profit),
  )
  expect(reader.notes.warnings).toEqual([
    '2 righe senza pezzi al mese: «circa 10» non è un numero di pezzi.',
  ])
})

it('A title that says no month is told to be taken for one', async () => {
  const { reader, rows } = await read('SKU;Prezzo;Costo;Vendute', 'A;20;5;12')
  expect(rows[0]?.monthlySales).toBe(12)
  expect(reader.notes.warnings).toEqual([
    '«Vendute» conta come pezzi venduti in un mese: se è di un altro periodo, il guadagno al mese non è giusto.',
  ])
})

it.each([
  ['ebay-listings-en.csv', 'Sold quantity'],
  ['ebay-listings-it.csv', 'Quantità venduta'],
])('What eBay sold since a listing began is named as not counted: %s', async (name, title) => {
  const bytes = readFileSync(join(import.meta.dirname, 'fixtures', name))
  const found = await readList(fileOf(bytes, 1 << 16, name))
  const account = accountOf(found)
  const column = account.find((one) => one.title === title)
  expect(column && columnInWords(column, account)).toBe(
    "Non contata: sono i pezzi venduti dall'inizio dell'inserzione, non quelli di un mese",
  )
  expect(found.rows.every(({ monthlySales }) => Number.isNaN(monthlySales))).toBe(true)
})

const report = async () => {}

async function articlesOf(lines: readonly string[]) {
  const imported = await importList(new File([lines.join('\n')], 'a.csv'), 'a.csv', terms, report)
  if ('asked' in imported) throw new Error('Columns are asked')
  return imported.articles
}

async function recalculatedOf(articles: Articles, marketplace = 'amazon') {
  const by = { ...terms, marketplace }
  const placing = await new PlacedList(articles).placingBy(basisOf(by))
  return new Recalculated(articles, compileTerms(by, placing))
}

/** The pieces of a list once consuntivo told some, as they count on a marketplace. */
async function salesOf(lines: readonly string[], at: number, on = 'amazon', isItalian = true) {
  const articles = await articlesOf(lines)
  if (!isItalian) for (const place of articles.places) place.country = 'DE'
  const ids = { sku: 'A', listing: '', ean: '', country: '' }
  const said = { parts: {}, includesVAT: null, currency: 'EUR' }
  const memory = CostMemory.empty.added(
    [
      { ...said, ids, facts: { 'sales amazon': { monthly: 9 } } },
      { ...said, ids, facts: { 'sales ebay': { monthly: 2 } } },
    ],
    { file: 'Consuntivo', at },
  )
  const precedence = { readAt: 100, yieldsToCosts: false, marketplace: 'amazon', kind: '' }
  await applyCosts(memory, articles, precedence, report)
  const recalculated = await recalculatedOf(articles, on)
  return rowsOf(recalculated, [0, 1]).map((row) => row.monthlySales)
}

it('Consuntivo’s pieces of the list’s marketplace count in Italy, there alone, and over an older file', async () => {
  const bare = ['SKU;Prezzo;Costo', 'A;20;5', 'B;20;5']
  expect(await salesOf(bare, 200)).toEqual([9, NaN])
  expect(await salesOf(bare, 200, 'ebay')).toEqual([NaN, NaN])
  expect(await salesOf(bare, 200, 'amazon', false)).toEqual([NaN, NaN])
  const said = ['SKU;Prezzo;Costo;Vendute al mese', 'A;20;5;4', 'B;20;5;3']
  expect(await salesOf(said, 200)).toEqual([9, 3])
  expect(await salesOf(said, 50)).toEqual([4, 3])
  expect(await salesOf(said, 50, 'ebay')).toEqual([4, 3])
})

it('Given up is what loses, sells less than the article in the middle, and no price near its own mends', async () => {
  const articles = await articlesOf([
    'SKU;Prezzo;Costo;Venduti al mese',
    'fine;20;5;8',
    'popular;20;40;9',
    'nearly;20;14;2',
    'rare;20;40;2',
    'unknown;20;40;',
    'middle;20;40;5',
  ])
  const found = await droppable(await recalculatedOf(articles), report)
  expect(found).toEqual({
    rows: Uint8Array.of(0, 0, 0, 1, 0, 0),
    count: 1,
    below: 5,
    unknown: 1,
  })
})

it('What a piece leaves counts for the pieces of a month, and once where nobody says how many', async () => {
  const articles = await articlesOf(['SKU;Prezzo;Costo;Venduti al mese', 'A;20;5;3', 'B;20;5;'])
  const recalculated = await recalculatedOf(articles)
  const amounts = Float64Array.of(-2, -4)
  expect([...monthlyOrOnce(amounts, recalculated)]).toEqual([-6, -4])
  expect([...monthly(amounts, recalculated)]).toEqual([-6, Number.NaN])
  expect(withoutSales(recalculated, 2)).toBe(1)
})
