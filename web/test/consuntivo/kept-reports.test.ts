import { Costs, openTable, sourceOf } from '@margine/listino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  amazonFile,
  italianHeader,
  italianRow,
} from '../../../listino/test/statements/amazon-files.ts'
import type { BooksTerms } from '../../src/consuntivo/worker/api.ts'
import { BooksWorker } from '../../src/consuntivo/worker/books-worker.ts'
import { CostKeeper } from '../../src/costs/cost-keeper.ts'
import { Disk } from '../listino/device.ts'
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

  #check(): void {
    if (this.isMoved) throw new DOMException('It is not what it was', 'NotReadableError')
  }

  override stream() {
    this.#check()
    return super.stream()
  }

  override slice(...range: Parameters<File['slice']>) {
    this.#check()
    return super.slice(...range)
  }
}

const chosen = async (file: File) => new ChosenFile([await file.arrayBuffer()], file.name)

/** A report that is read in many pieces: while it is, there is time for something else. */
const long = reportOf(
  'lungo.csv',
  ...Array.from({ length: 4000 }, () => ({ ...vase, 'Data/Ora:': '5 set 2026 10:00:00 UTC' })),
)

const forfettario: BooksTerms = { regime: 'forfettario', costsIncludeVAT: false, storeVAT: {} }

const newTab = async () => {
  const api = new BooksWorker(home)
  await api.begin({}, silent)
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

it('a report whose reading is cancelled is not there, and what was there before stays', async () => {
  const tab = await newTab()
  await tab.open([october], silent)
  const reading = tab.open([long, november], silent)
  await tab.cancel()
  expect(namesIn(await reading)).toEqual(['ottobre.csv'])
  expect(keptNames()).toEqual(['ottobre.csv'])
  expect(namesIn(await tab.open([november], silent))).toEqual(['ottobre.csv', 'novembre.csv'])
})

it('a change that was made before the cancelled one is kept, though it was not read yet', async () => {
  const tab = await newTab()
  const changes = [tab.open([long], silent), tab.open([november], silent)]
  await tab.cancel()
  await Promise.all(changes)
  expect(keptNames()).toEqual(['lungo.csv'])
})

it('a file that is asked about is still asked about where its removal is cancelled', async () => {
  const tab = await newTab()
  await tab.open(
    [october, fileOf('altro.csv', 'Giorno,Cosa,Resto\n2026-11-05,Sale,9.00\n')],
    silent,
  )
  const removing = tab.remove('altro.csv', silent)
  await tab.cancel()
  expect((await removing).asked).toMatchObject([{ name: 'altro.csv' }])
})

it('what two tabs open is kept together, and what one removes or deletes does not come back from the other', async () => {
  const [one, other] = [await newTab(), await newTab()]
  await one.open([october], silent)
  expect(namesIn(await other.open([november], silent))).toEqual(['ottobre.csv', 'novembre.csv'])
  await one.terms(forfettario, silent)
  expect(keptNames()).toEqual(['novembre.csv', 'ottobre.csv'])
  await other.remove('ottobre.csv', silent)
  expect(namesIn(await one.begin({}, silent))).toEqual(['novembre.csv'])
  databases.stores.delete(home)
  expect(namesIn(await other.terms(forfettario, silent))).toEqual([])
  expect(keptNames()).toEqual([])
})

it('what two tabs open at the same time is kept together', async () => {
  const [one, other] = [await newTab(), await newTab()]
  await Promise.all([one.open([october], silent), other.open([november], silent)])
  expect(keptNames()).toEqual(['novembre.csv', 'ottobre.csv'])
})

it('a report that is opened while the kept ones are read stands instead of the one of its name', async () => {
  await (await newTab()).open([november, october], silent)
  const tab = new BooksWorker(home)
  const newer = reportOf('novembre.csv', { ...vase, Vendite: '25,40', totale: '20,93' })
  const [begun] = await Promise.all([tab.begin({}, silent), tab.open([newer], silent)])
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
  expect((await tab.terms(forfettario, silent)).kept).toBe('kept')
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
  expect(refused).toMatchObject([{ message: expect.stringContaining('«novembre.csv»') }])
  expect(books.view?.totals.incassi).toBe(50)
})

it('reports, meanings and terms are there again in the next visit', async () => {
  const costs = fileOf('costi.csv', 'SKU;Costo\nVASO;9,00\n')
  await (await newTab()).open([november, costs], silent)
  const tab = await newTab()
  await tab.terms(forfettario, silent)
  const { books } = await (await newTab()).begin({}, silent)
  expect(books.terms.regime).toBe('forfettario')
  expect(books.costs).toMatchObject([{ name: 'costi.csv', articles: 1 }])
  expect(books.view?.totals.costo).toBe(10.98)
})

it('the first reports count by the terms that the page begins with, later ones by what was said since', async () => {
  const beginning = { regime: 'forfettario', costsIncludeVAT: true } as const
  const tab = await newTab()
  await tab.begin(beginning, silent)
  const { books } = await tab.open([november], silent)
  expect(books.terms).toMatchObject(beginning)
  await tab.terms({ regime: 'ordinario' }, silent)
  const next = await (await newTab()).begin(beginning, silent)
  expect(next.books.terms).toMatchObject({ regime: 'ordinario', costsIncludeVAT: true })
})

it('a profile that changes reaches reports that are here, but for what was said of them', async () => {
  const tab = await newTab()
  await tab.begin({ regime: 'ordinario', costsIncludeVAT: true }, silent)
  await tab.open([november], silent)
  await tab.terms({ costsIncludeVAT: false }, silent)
  const changed = {
    regime: 'forfettario',
    costsIncludeVAT: true,
    expensesIncludeVAT: true,
  } as const
  const { books } = await tab.begin(changed, silent)
  expect(books.terms).toMatchObject({ ...changed, costsIncludeVAT: false })
  expect(books.fromProfile).toEqual(['regime', 'expensesIncludeVAT'])
  // In the forfettario regime there is no VAT.
  expect(books.view?.totals.iva).toBe(0)
  const other = await new BooksWorker(home).begin({}, silent)
  expect(other.books.terms).toMatchObject({ regime: 'ordinario', costsIncludeVAT: false })
})

it('costs that the list remembers count without being asked, but for articles of a file of costs, and are told', async () => {
  new Disk()
  const lid = { ...vase, SKU: 'COPERCHIO' }
  const report = reportOf('novembre.csv', vase, lid, { ...vase, SKU: 'PIATTO' })
  const keeper = new CostKeeper(home, () => {})
  const listed = await Costs.of(
    await openTable(sourceOf(fileOf('', 'SKU;Costo\nVASO;9,00\nCOPERCHIO;3,00\n'), 'listino.csv')),
  )
  keeper.change((memory) => memory.with(listed, { file: 'listino.csv', at: 1 }))
  await keeper.write()
  const tab = await newTab()
  const { books } = await tab.open([report, fileOf('costi.csv', 'SKU;Costo\nVASO;8,00\n')], silent)
  expect(books.view?.totals.costo).toBe(11)
  expect(books.remembered).toEqual({ articles: 1, without: 1 })
})

it('a file of shipping alone hides no purchase cost that the list remembers', async () => {
  new Disk()
  const keeper = new CostKeeper(home, () => {})
  const listed = await Costs.of(
    await openTable(sourceOf(fileOf('', 'SKU;Costo\nVASO;9,00\n'), 'listino.csv')),
  )
  keeper.change((memory) => memory.with(listed, { file: 'listino.csv', at: 1 }))
  await keeper.write()
  const tab = await newTab()
  const shipping = fileOf('corriere.csv', 'SKU;Spedizione\nVASO;2,00\n')
  const { books } = await tab.open([november, shipping], silent)
  expect(books.view?.totals).toMatchObject({ costo: 9, spedizioni: 2, leftOut: 0 })
  const { view } = (await tab.terms({ ...books.terms, countsExpenses: false }, silent)).books
  expect(view?.totals).toMatchObject({ costo: 9, spedizioni: 0, leftOut: 2 })
})

it('a category that sales told is no guess once it is remembered, and contradicts what is charged by another', async () => {
  new Disk()
  // 24,40 at 7% is 1,708, with VAT 2,08; the standard 15% would be 4,47.
  const electronics = { ...vase, 'Commissioni di vendita': '-2,08', totale: '22,32' }
  const period = { month: '2026-11', currency: 'EUR' }
  const tab = await newTab()
  const { books } = await tab.open([reportOf('novembre.csv', electronics)], silent)
  expect(books.view?.articles[0]?.check).toMatchObject({
    isAssumed: true,
    explanation: 'categoria',
  })
  const choice = { period, logistics: false, advertising: false, rates: true, source: 'novembre' }
  await tab.rememberRealTerms(choice)
  const same = (await tab.begin({}, silent)).books.view?.articles[0]?.check
  expect(same).toMatchObject({ isAssumed: false, explanation: 'uguale' })
  const later = reportOf('dicembre.csv', { ...vase, 'Data/Ora:': '5 dic 2026 10:00:00 UTC' })
  await tab.open([later], silent)
  const december = await tab.look({ ...period, month: '2026-12' })
  expect(december?.articles[0]?.check).toMatchObject({
    isAssumed: false,
    explanation: 'categoria',
    difference: expect.closeTo((4.47 - 2.0838) / 1.22, 1),
  })
})

it('the list remembers what sending and advertising a piece really cost, without VAT, and is told what that replaces', async () => {
  new Disk()
  // Sending 12,20 of two pieces, and 24,40 of advertising for 48,80: each bears half of it.
  const sent = {
    ...vase,
    Quantità: '2',
    Vendite: '48,80',
    'Costi del servizio Logistica di Amazon': '-12,20',
    totale: '32,13',
  }
  const ads = {
    ...{ 'Data/Ora:': '6 nov 2026 10:00:00 UTC', Tipo: 'Commissione di servizio' },
    ...{ Descrizione: 'Costo della pubblicità', Marketplace: 'amazon.it' },
    ...{ 'Altri costi relativi alle transazioni': '-24,40', totale: '-24,40' },
  }
  const keeper = new CostKeeper(home, () => {})
  const listed = await Costs.of(
    await openTable(sourceOf(fileOf('', 'SKU;Costo;Tariffa FBA\nVASO;9,00;4,00\n'), 'costi.csv')),
  )
  keeper.change((memory) => memory.with(listed, { file: 'costi.csv', at: 1 }))
  await keeper.write()
  const tab = await newTab()
  await tab.open([reportOf('novembre.csv', sent, ads)], silent)
  const period = { month: '2026-11', currency: 'EUR' }
  expect(await tab.realTerms(period)).toEqual({
    logistics: 1,
    otherLogistics: 1,
    advertising: 1,
    otherAdvertising: 0,
    // Half of what the card says of a piece for 24,40.
    rates: [{ marketplace: 'Amazon', told: 0, odd: 1, untold: 0 }],
    otherRates: 0,
    sales: [{ marketplace: 'Amazon', articles: 1, months: expect.any(Number) }],
    advertisingPercent: 40.98,
    returns: [{ channel: 'amazon', marketplace: 'Amazon', percent: 0 }],
    withoutReturns: [],
  })
  const choice = { period, logistics: true, advertising: true, rates: true, source: 'Consuntivo' }
  expect(await tab.rememberRealTerms(choice)).toBe('kept')
  const sale = { marketplace: 'amazon', day: '2026-12-01' }
  const remembered = await new CostKeeper(home, () => {}).read()
  expect(remembered.of('VASO')?.parts).toEqual({ cost: 9, fulfilment: 5 })
  expect(remembered.of('VASO', sale)).toMatchObject({
    parts: { cost: 9, fulfilment: 5, advertising: 10 },
    facts: { 'rate amazon': { percent: 7.51, categories: [], share: 100 } },
    sources: { cost: { file: 'costi.csv' }, fulfilment: { file: 'Consuntivo' } },
  })
})

it('the list takes over what sending costs, without the shipping that buyers pay and the marketplace keeps', async () => {
  new Disk()
  const tab = await newTab()
  const sent = {
    ...{ ...vase, 'Accrediti per le spedizioni': '3,99' },
    ...{ 'Costi del servizio Logistica di Amazon': '-10,09', totale: '16,06' },
  }
  await tab.open([reportOf('novembre.csv', sent)], silent)
  const period = { month: '2026-11', currency: 'EUR' }
  const choice = { period, logistics: true, advertising: false, rates: false, source: 'Consuntivo' }
  expect(await tab.rememberRealTerms(choice)).toBe('kept')
  const remembered = await new CostKeeper(home, () => {}).read()
  expect(remembered.of('VASO')).toMatchObject({ parts: { fulfilment: 5 } })
})

it('advertising that a report tells for all stores is borne by what was sold in all of them', async () => {
  new Disk()
  const tab = await newTab()
  const abroad = { ...vase, Marketplace: 'amazon.de' }
  const ads = {
    ...{ 'Data/Ora:': '6 nov 2026 10:00:00 UTC', Tipo: 'Commissione di servizio' },
    ...{ Descrizione: 'Costo della pubblicità', Altro: '-24,40', totale: '-24,40' },
  }
  await tab.open([reportOf('novembre.csv', vase, abroad, ads)], silent)
  // 20,00 without VAT, half of it for Italy, where buyers paid 24,40.
  const period = { month: null, currency: 'EUR' }
  expect(await tab.realTerms(period)).toMatchObject({ advertising: 1, advertisingPercent: 40.98 })
  const choice = { period, logistics: false, advertising: true, rates: false, source: 'Consuntivo' }
  await tab.rememberRealTerms(choice)
  const remembered = await new CostKeeper(home, () => {}).read()
  const sale = { marketplace: 'amazon', day: '2026-12-01' }
  expect(remembered.of('VASO', sale)?.parts.advertising).toBe(10)
})

it('pieces of a marketplace whose refunds tell none are no part of the share that comes back', async () => {
  const tab = await newTab()
  const back = { ...vase, Tipo: 'Rimborso', Vendite: '-24,40', totale: '-28,87' }
  const ebay = fileOf(
    'ebay.csv',
    [
      'Transaction creation date,Type,Order number,Custom label,Quantity,Item subtotal,Net amount,Payout currency',
      '2026-11-03,Order,1-1,BORSA,1,60.00,60.00,EUR',
      '2026-11-04,Refund,1-1,BORSA,--,-60.00,-60.00,EUR',
      '',
    ].join('\n'),
  )
  await tab.open([reportOf('novembre.csv', vase, vase, vase, vase, back), ebay], silent)
  expect(await tab.realTerms({ month: null, currency: 'EUR' })).toMatchObject({
    returns: [{ channel: 'amazon', marketplace: 'Amazon', percent: 25 }],
    withoutReturns: ['eBay'],
  })
})

it('the list remembers by which categories an article was really charged, for the list to take them', async () => {
  new Disk()
  const tab = await newTab()
  await tab.open([reportOf('novembre.csv', vase)], silent)
  const period = { month: null, currency: 'EUR' }
  expect(await tab.realTerms(period)).toMatchObject({
    rates: [{ marketplace: 'Amazon', told: 1, odd: 0, untold: 0 }],
  })
  const choice = { period, logistics: false, advertising: false, rates: true, source: 'Consuntivo' }
  await tab.rememberRealTerms(choice)
  const { facts } = (await new CostKeeper(home, () => {}).read()).of('VASO') ?? {}
  expect(facts?.['rate amazon']?.percent).toBe(15.02)
  expect(facts?.['rate amazon']?.categories).toContain('base')
  expect(facts?.['rate amazon']?.categories).not.toContain('electronics')
})

it('the list remembers how many pieces of an article each marketplace sells in a month', async () => {
  new Disk()
  const tab = await newTab()
  const october = { ...vase, 'Data/Ora:': '5 ott 2025 10:00:00 UTC', Quantità: '3' }
  const november = { ...vase, 'Data/Ora:': '5 nov 2025 10:00:00 UTC', Quantità: '2' }
  await tab.open([reportOf('ottobre.csv', october), reportOf('novembre.csv', november)], silent)
  const remembered = async (month: string | null) => {
    const period = { month, currency: 'EUR' }
    await tab.rememberRealTerms({ period, sales: true, source: 'Consuntivo' })
    return (await new CostKeeper(home, () => {}).read()).of('VASO')?.facts
  }
  expect(await remembered('2025-10')).toEqual({ 'sales amazon': { monthly: 3 } })
  expect(await remembered(null)).toEqual({ 'sales amazon': { monthly: 2.5 } })
})

it('what sending was charged is set against the card by the measures that the list remembers', async () => {
  new Disk()
  const sent = { ...vase, 'Costi del servizio Logistica di Amazon': '-5,16', totale: '14,77' }
  const measures = await Costs.of(
    await openTable(
      sourceOf(
        fileOf('', 'SKU;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (g)\nVASO;20;10;5;300\n'),
        'm.csv',
      ),
    ),
  )
  const keeper = new CostKeeper(home, () => {})
  keeper.change((memory) => memory.with(measures, { file: 'm.csv', at: 1 }))
  await keeper.write()
  const tab = await newTab()
  const { books } = await tab.open([reportOf('novembre.csv', sent)], silent)
  // 4,17 × 1,015, to the cent with VAT.
  expect(books.view?.articles[0]?.sending).toMatchObject({ explanation: 'uguale' })
})

it('a report that names no currency is asked about, counts once it is said, and in the next visit too', async () => {
  const row = italianRow({ ...vase, Marketplace: 'amazon.xx' })
  const noCurrency = fileOf('svezia.csv', amazonFile([[...italianHeader], row]))
  const tab = await newTab()
  const { asked, refused, books } = await tab.open([noCurrency], silent)
  expect([asked, refused, books.files]).toEqual([
    [{ name: 'svezia.csv', about: 'currency' }],
    [],
    [],
  ])
  const said = await tab.say({ name: 'svezia.csv', said: { currency: 'SEK' } }, silent)
  expect([said.asked, said.books.currencies]).toEqual([[], ['SEK']])
  expect((await (await newTab()).begin({}, silent)).books.currencies).toEqual(['SEK'])
})

it('a file that is no known report is asked about, and counts once its columns are said, in the next visit too', async () => {
  const foreign = fileOf(
    'altro.csv',
    'Giorno,Cosa,Titolo,Info,Valuta,Importo,Tasse,Resto\n2026-11-05,Sale,Vaso,Order 1,EUR,10.00,-1.00,9.00\n',
  )
  const tab = await newTab()
  const header = ['Giorno', 'Cosa', 'Titolo', 'Info', 'Valuta', 'Importo', 'Tasse', 'Resto']
  const { asked, refused } = await tab.open([october, foreign], silent)
  expect([asked, refused]).toEqual([
    [{ name: 'altro.csv', about: 'titles', header, list: null }],
    [],
  ])
  const titles = [
    ...[
      ['giorno', 'date'],
      ['cosa', 'type'],
      ['titolo', 'title'],
      ['valuta', 'currency'],
    ],
    ...[
      ['importo', 'amount'],
      ['tasse', 'fees & taxes'],
      ['resto', 'net'],
    ],
  ] as [string, string][]
  const said = await tab.say({ name: 'altro.csv', said: { titles } }, silent)
  expect(said.asked).toEqual([])
  expect(said.books.view?.totals.incassi).toBe(60)
  expect((await (await newTab()).begin({}, silent)).books.view?.totals.incassi).toBe(60)
})

it('a file that is asked about is asked about no more once it is removed', async () => {
  const tab = await newTab()
  await tab.open([fileOf('altro.csv', 'Giorno,Cosa,Resto\n2026-11-05,Sale,9.00\n')], silent)
  expect((await tab.remove('altro.csv', silent)).asked).toEqual([])
})

it('two reports that name no account replace one another until the seller says that they are of two', async () => {
  const shop = (amount: string) =>
    `Transaction Date,Type,Order,Payout Status,Amount,Fee,Net,Currency\n2026-11-05 10:00:00 +0100,charge,#1,paid,${amount},0.00,${amount},EUR\n`
  const tab = await newTab()
  const files = [fileOf('uno.csv', shop('8.00')), fileOf('due.csv', shop('10.00'))]
  const { books } = await tab.open(files, silent)
  expect(books.view?.totals.incassi).toBe(10)
  expect(books.files.map(({ asksAccount }) => asksAccount)).toEqual([true, true])
  const said = await tab.say({ name: 'due.csv', said: { account: 'Secondo' } }, silent)
  expect(said.books.view?.totals.incassi).toBe(18)
  expect(said.books.files.find(({ name }) => name === 'due.csv')?.account).toBe('Secondo')
})

it('of two reports of one account the newer counts, whichever was said to be of it last', async () => {
  const shop = (amount: string) =>
    `Transaction Date,Type,Order,Payout Status,Amount,Fee,Net,Currency\n2026-11-05 10:00:00 +0100,charge,#1,paid,${amount},0.30,${Number(amount) - 0.3},EUR\n`
  const tab = await newTab()
  await tab.open([fileOf('vecchio.csv', shop('10.00'))], silent)
  await tab.open([fileOf('nuovo.csv', shop('20.00'))], silent)
  await tab.say({ name: 'nuovo.csv', said: { account: 'Negozio' } }, silent)
  const said = await tab.say({ name: 'vecchio.csv', said: { account: 'Negozio' } }, silent)
  expect(said.books.view?.totals.incassi).toBe(20)
})

it('a report whose amounts may be thousands or decimals is asked about, and counts once it is said', async () => {
  const ambiguous = { ...vase, Vendite: '1.234', 'Commissioni di vendita': '', totale: '1.234' }
  const tab = await newTab()
  const { asked } = await tab.open([october, reportOf('migliaia.csv', ambiguous)], silent)
  expect(asked).toEqual([{ name: 'migliaia.csv', about: 'mark' }])
  const { books } = await tab.say({ name: 'migliaia.csv', said: { mark: 'comma' } }, silent)
  expect(books.view?.totals.incassi).toBe(1284)
})

it('a store whose VAT is unknown has no revenue until the seller says it', async () => {
  const tab = await newTab()
  const swedish = { ...vase, Marketplace: 'amazon.se', Vendite: '125,00', totale: '120,53' }
  const { books } = await tab.open([reportOf('svezia.csv', swedish)], silent)
  expect(books.view).toMatchObject({ storesWithoutVAT: ['amazon.se'], totals: { ricavi: NaN } })
  const terms: BooksTerms = { ...books.terms, storeVAT: { 'amazon.se': 25 } }
  const { view } = (await tab.terms(terms, silent)).books
  expect(view).toMatchObject({ storesWithoutVAT: [], totals: { ricavi: 100 } })
})

/** What a tab begins with where this is kept. */
async function begunWith(record: unknown) {
  databases.stores.set(home, new Map([['libri', record]]))
  const api = new BooksWorker(home)
  return { api, begun: await api.begin({ regime: 'forfettario' }, silent) }
}

it('reports that another version of Margine kept are said and left, whatever is opened beside them', async () => {
  for (const record of [null, 7, 'x', [], {}, { version: 1, files: [] }, { version: 3 }]) {
    const { api, begun } = await begunWith(record)
    expect(begun).toMatchObject({ kept: 'unreadable', books: { files: [] } })
    expect(await api.open([october], silent)).toMatchObject({ kept: 'unreadable' })
    expect(databases.recordOf(home)).toEqual(record)
  }
})

it('of what is kept each part is read by its shape: an odd one is left out, an odd file is told, the others count', async () => {
  const tab = await newTab()
  await tab.open([october], silent)
  const whole = databases.recordOf<Record<string, unknown>>(home) ?? {}
  const [kept] = whole.files as Record<string, unknown>[]
  const odd = [undefined, null, 7, 'x', [], {}, [null], [{}], { a: null }, Number.NaN]
  const expectTold = async (record: unknown, told: number) => {
    const { begun } = await begunWith(record)
    expect(begun.kept).toBe('kept')
    expect(begun.refused).toHaveLength(told)
    return begun.books
  }
  for (const value of odd) {
    for (const key of ['id', 'file', 'unsaid']) {
      const files = [kept, { ...kept, [key]: value, ...(key !== 'id' && { id: 'another' }) }]
      if (key === 'id' && typeof value === 'string') continue
      expect(namesIn({ books: await expectTold({ ...whole, files }, 1) })).toEqual(['ottobre.csv'])
    }
    await expectTold({ ...whole, meanings: value }, 0)
    for (const term of Object.keys((whole.terms as object) ?? {})) {
      const terms = { ...(whole.terms as object), [term]: value }
      const { files, view } = await expectTold({ ...whole, terms }, 0)
      expect(files).toHaveLength(1)
      expect(view?.totals.incassi).not.toBeNaN()
    }
  }
})
