import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { booksApi } from '../../src/consuntivo/worker/books-api.ts'
import { Databases } from './databases.ts'
import { fileOf, reportOf, vase } from './reports.ts'

const home = 'margine-ada'
const silent = () => {}

let databases: Databases

beforeEach(() => {
  databases = new Databases()
})
afterEach(() => vi.unstubAllGlobals())

const october = reportOf('ottobre.csv', {
  ...vase,
  'Data/Ora:': '5 ott 2026 10:00:00 UTC',
  Vendite: '50,00',
  totale: '45,53',
})
const november = reportOf('novembre.csv', vase)

/** A file as it was chosen: a browser reads it no more once it was moved or written anew. */
class ChosenFile extends File {
  isMoved = false

  override stream() {
    if (this.isMoved) throw new DOMException('It is not what it was', 'NotReadableError')
    return super.stream()
  }
}

const chosen = async (file: File) => new ChosenFile([await file.arrayBuffer()], file.name)

/** A report that is read in many pieces: while it is, there is time for something else. */
const long = reportOf(
  'lungo.csv',
  ...Array.from({ length: 4000 }, () => ({ ...vase, 'Data/Ora:': '5 set 2026 10:00:00 UTC' })),
)

const newTab = async () => {
  const api = booksApi(home)
  await api.begin(null, silent)
  return api
}

const namesIn = ({ books }: { books: { files: readonly { name: string }[] } }) =>
  books.files.map(({ name }) => name)

const keptNames = () =>
  databases
    .recordOf<{ files: { file: File }[] }>(home)
    ?.files.map(({ file }) => file.name)
    .sort() ?? []

it('a report that is removed while others are read stays removed, and both changes end in the same', async () => {
  const tab = await newTab()
  await tab.open([october], silent)
  const [opened, removed] = await Promise.all([
    tab.open([long], silent),
    tab.remove('ottobre.csv', silent),
  ])
  expect([namesIn(opened), namesIn(removed)]).toEqual([['lungo.csv'], ['lungo.csv']])
  expect(removed.books.view?.totals.incassi).toBe(97_600)
  expect(keptNames()).toEqual(['lungo.csv'])
})

it('all that is deleted while a report is read stays deleted', async () => {
  const tab = await newTab()
  const reading = tab.open([long], silent)
  await tab.forget(null, silent)
  expect((await reading).books).toMatchObject({ files: [], view: null })
  expect(keptNames()).toEqual([])
  expect((await tab.look({ month: null, currency: 'EUR' })) ?? null).toBeNull()
})

it('what two tabs open is kept together, and what one removes or deletes does not come back from the other', async () => {
  const [one, other] = [await newTab(), await newTab()]
  await one.open([october], silent)
  expect(namesIn(await other.open([november], silent))).toEqual(['ottobre.csv', 'novembre.csv'])
  await one.terms({ regime: 'forfettario', costsIncludeVAT: false }, silent)
  expect(keptNames()).toEqual(['novembre.csv', 'ottobre.csv'])
  await other.remove('ottobre.csv', silent)
  expect(namesIn(await one.begin(null, silent))).toEqual(['novembre.csv'])
  await one.forget(null, silent)
  expect(
    namesIn(await other.terms({ regime: 'ordinario', costsIncludeVAT: false }, silent)),
  ).toEqual([])
  expect(keptNames()).toEqual([])
})

it('a report that is opened while the kept ones are read stands instead of the one of its name', async () => {
  await (await newTab()).open([november, october], silent)
  const tab = booksApi(home)
  const newer = reportOf('novembre.csv', { ...vase, Vendite: '25,40', totale: '20,93' })
  const [begun] = await Promise.all([tab.begin(null, silent), tab.open([newer], silent)])
  expect(begun.books.view?.totals.incassi).toBeCloseTo(75.4, 9)
  expect(keptNames()).toEqual(['novembre.csv', 'ottobre.csv'])
})

it('what could not be kept is told, deletes nothing, and is kept with the next change', async () => {
  const tab = await newTab()
  await tab.open([october], silent)
  databases.failure = new DOMException('The disk is full', 'QuotaExceededError')
  const failed = await tab.open([november], silent)
  expect([failed.kept, namesIn(failed), keptNames()]).toEqual([
    'noRoom',
    ['ottobre.csv', 'novembre.csv'],
    ['ottobre.csv'],
  ])
  databases.failure = null
  const terms = { regime: 'forfettario', costsIncludeVAT: false } as const
  expect((await tab.terms(terms, silent)).kept).toBe('kept')
  expect(keptNames()).toEqual(['novembre.csv', 'ottobre.csv'])
})

it('a report that changes on the disk after it was opened counts as it was', async () => {
  const tab = await newTab()
  const changing = await chosen(november)
  await tab.open([changing], silent)
  changing.isMoved = true
  const { books, refused } = await tab.open([october], silent)
  expect(refused).toEqual([])
  expect(books.view?.totals.incassi).toBeCloseTo(74.4, 9)
})

it('a report that can be read no more when it is opened is told by its name, and the others count', async () => {
  const moved = await chosen(november)
  moved.isMoved = true
  const { books, refused } = await (await newTab()).open([moved, october], silent)
  expect(refused).toEqual([expect.stringContaining('«novembre.csv»')])
  expect(books.view?.totals.incassi).toBe(50)
})

it('reports, meanings and terms are there again in the next visit', async () => {
  const costs = fileOf('costi.csv', 'SKU;Costo\nVASO;9,00\n')
  await (await newTab()).open([november, costs], silent)
  const tab = await newTab()
  await tab.terms({ regime: 'forfettario', costsIncludeVAT: false }, silent)
  const { books } = await (await newTab()).begin(null, silent)
  expect(books.terms.regime).toBe('forfettario')
  expect(books.costs).toEqual([{ name: 'costi.csv', articles: 1 }])
  expect(books.view?.totals.costo).toBe(10.98)
})
