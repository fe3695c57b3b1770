import { addedDefaults } from '@margine/engine'
import type { PeriodTotals } from '@margine/listino'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { amazonFile, october } from '../../../listino/test/statements/amazon-files.ts'
import { fieldsIn } from '../../src/calculation/form-link.ts'
import { Totals } from '../../src/consuntivo/figures/Totals.tsx'
import type { Books, BooksApi, Refusal } from '../../src/consuntivo/worker/api.ts'
import { BooksWorker } from '../../src/consuntivo/worker/books-worker.ts'
import { said } from '../said.ts'
import { type Cells, fileOf, reportOf, vase } from './reports.ts'

const octoberFile = fileOf('ottobre.csv', amazonFile(october))

const costsFile = fileOf(
  'costi.csv',
  'SKU;Costo;Spedizione;Imballaggio\nLAMPADA-01;9,00;3,00;0,50\nTAZZA-BLU;4,00;;0,25\n',
)

const silent = () => {}

const told = ({ view, files }: Books) => view && said(createElement(Totals, { view, files }))

const saidOf = (refused: readonly Refusal[]) => refused.map(({ message }) => message)

/** Reports of nobody, in a browser that keeps nothing. */
const opened = async (...files: File[]) => {
  const api: BooksApi = new BooksWorker('margine-')
  return { api, ...(await api.open(files, silent)) }
}

/** What is taken from what buyers paid leaves this, by the lines that the page shows. */
const leftOf = ({ incassi, rimborsi, iva, costo, spedizioni, senzaCosto, ...rest }: PeriodTotals) =>
  incassi -
  rimborsi -
  iva -
  rest.commissione -
  rest.digitali -
  rest.logistica -
  rest.pubblicita -
  rest.altriCosti -
  costo -
  spedizioni -
  senzaCosto.reduce((sum, { amount }) => sum + amount, 0)

it('what buyers paid is what was kept, charged, spent and left, with costs and without', async () => {
  for (const files of [[octoberFile], [octoberFile, costsFile]]) {
    const { books } = await opened(...files)
    const totals = books.view?.totals
    if (totals === undefined) throw new Error('Nothing was read')
    expect(totals.incassi).toBe(94.44)
    expect(leftOf(totals)).toBeCloseTo(totals.resta, 9)
  }
})

it('takings are told as with VAT where there is some: in the forfettario regime there is none', async () => {
  const { api, books } = await opened(octoberFile)
  expect(told(books)).toContain("Incassi, con l'IVA 94,44")
  const forfettario = await api.terms({ regime: 'forfettario' }, silent)
  expect(told(forfettario.books)).toContain('Incassi 94,44')
})

it('goods in percent come from no file of costs, and sending them, which nobody says, is told to count zero', async () => {
  const statement = fileOf(
    'etsy.csv',
    [
      'Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net,Tax Details',
      '"5 October, 2026",Sale,Payment for Order #1,Order #1,EUR,€61.00,--,€61.00,--',
    ].join('\n'),
  )
  const { api, books } = await opened(octoberFile, costsFile, statement)
  expect(told(books)).not.toContain('percentuale che hai scritto')
  const inPercent = await api.terms({ goodsPercent: { etsy: 40 } }, silent)
  expect(told(inPercent.books)).toContain(
    'Merce, spedizione e imballaggio vengono dai tuoi costi (ricavi coperti: 47,2%); un pezzo reso conta come rivenduto, salvo quanto dici qui sopra. Per il 52,8% dei ricavi la merce è la percentuale che hai scritto: spedizione e imballaggio di quelle vendite contano zero, se un costo non li dice.',
  )
  await api.remove('costi.csv', silent)
  const { books: alone } = await api.remove('ottobre.csv', silent)
  expect(told(alone)).not.toContain('vengono dai tuoi costi')
  expect(told(alone)).toContain('Per il 100,0% dei ricavi')
})

it('what a channel charged for no article is taken from its sales, not from those of others, where none of them has a cost', async () => {
  const statement = fileOf(
    'etsy.csv',
    [
      'Date,Type,Title,Info,Currency,Amount,Fees & Taxes,Net,Tax Details',
      '"5 October, 2026",Sale,Payment for Order #1,Order #1,EUR,€61.00,--,€61.00,--',
      '"5 October, 2026",Marketing,Etsy Ads,,EUR,--,-€6.00,-€6.00,--',
    ].join('\n'),
  )
  const alone = (await opened(octoberFile, costsFile)).books.view?.totals
  const totals = (await opened(octoberFile, costsFile, statement)).books.view?.totals
  expect(totals?.resta).toBeCloseTo(alone?.resta ?? Number.NaN, 9)
  // 61,00 without VAT is 50,00.
  expect(totals?.senzaCosto).toEqual([{ channel: 'etsy', name: 'Etsy', amount: 44 }])
})

it('articles without a cost are not counted as costing nothing', async () => {
  const { books } = await opened(octoberFile, fileOf('costi.csv', 'SKU;Costo\nLAMPADA-01;9,00\n'))
  // The cup brought 12,00 of 44,70.
  expect(books.view?.totals.withCost).toBeCloseTo(32.7049, 4)
  // Of the cup: 12,00 − 2,68 ÷ 1,22 − 0,08 ÷ 1,22 + 6,50.
  expect(books.view?.totals.senzaCosto).toEqual([
    { channel: 'amazon', name: 'Amazon', amount: expect.closeTo(12 - 2.76 / 1.22 + 6.5, 9) },
  ])
  expect(books.view?.articles.map(({ guadagno }) => Number.isNaN(guadagno))).toEqual([false, true])
})

it('a file that is cut is told, and the others count without it', async () => {
  const cut = fileOf('tagliato.csv', amazonFile(october).slice(0, -60))
  const { books, refused } = await opened(octoberFile, cut)
  expect(saidOf(refused)).toEqual([expect.stringContaining('«tagliato.csv» non si può contare: ')])
  expect(books.files.map(({ name, isEven, rows }) => [name, isEven, rows])).toEqual([
    [
      'ottobre.csv',
      true,
      '7 righe: 7 contate (100%), di cui 3 confrontate con le tariffe (42,9%).',
    ],
  ])
  expect(books.view?.totals.incassi).toBe(94.44)
})

it('a file that is no report and has no costs is told, by what can be opened', async () => {
  const { books, refused } = await opened(fileOf('nomi.csv', 'nome;cognome\nAda;Rossi\n'))
  expect(saidOf(refused)[0]).toContain(
    '«nomi.csv» non si può contare: non è un rapporto che conosciamo',
  )
  expect(books).toMatchObject({ files: [], costs: [], view: null })
})

it('a list of articles without costs is for the list, and what is open stays', async () => {
  const listing = fileOf(
    'Active Listings.txt',
    'item-name\tlisting-id\tseller-sku\tprice\tquantity\topen-date\tproduct-id-type\titem-condition\tasin1\tproduct-id\tfulfillment-channel\nVaso\t01\tVASO\t24.40\t3\t2024-03-11\t1\t11\tB0VASO0001\tB0VASO0001\tDEFAULT\n',
  )
  const own = fileOf('mia.csv', 'SKU;Nome;Prezzo di vendita\nVASO;Vaso;24,40\n')
  const { books, refused, asked } = await opened(octoberFile, listing, own)
  expect(refused).toEqual([
    {
      message: expect.stringMatching(/^«Active Listings.txt» è un elenco di articoli \(Amazon/),
      elsewhere: { page: '/listino', file: expect.objectContaining({ name: listing.name }) },
    },
  ])
  expect(asked).toMatchObject([{ name: 'mia.csv', about: 'titles', list: { name: 'mia.csv' } }])
  expect([books.files.length, books.view?.totals.incassi]).toEqual([1, 94.44])
})

it('a file with a header alone, an empty one and one that is no table are told in a word, and what is open stays', async () => {
  const { api } = await opened(octoberFile, costsFile)
  const { books, refused } = await api.open(
    [
      fileOf('vuoto.csv', ''),
      fileOf('solo.csv', 'SKU;Nome;Prezzo;Costo\n'),
      reportOf('senza-righe.csv'),
      fileOf('fattura.pdf', '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
    ],
    silent,
  )
  expect(saidOf(refused)).toEqual([
    'vuoto.csv è vuoto.',
    "solo.csv ha solo l'intestazione: sotto non c'è nessuna riga.",
    "senza-righe.csv ha solo l'intestazione: sotto non c'è nessuna riga.",
    'fattura.pdf non è una tabella: serve un file CSV, TXT o XLSX.',
  ])
  expect(books.files.map(({ name }) => name)).toEqual(['ottobre.csv'])
  expect(books.costs.map(({ name, articles }) => [name, articles])).toEqual([['costi.csv', 2]])
})

it('a newer file of the same name takes the place of the one before', async () => {
  const { api } = await opened(reportOf('novembre.csv', vase))
  const { books } = await api.open([reportOf('novembre.csv', vase, vase)], silent)
  expect(books.files).toHaveLength(1)
  expect(books.view?.totals.incassi).toBe(48.8)
})

it('one month of several is looked at alone', async () => {
  const { api, books } = await opened(octoberFile, reportOf('novembre.csv', vase))
  expect(books.months).toEqual(['2026-10', '2026-11'])
  const november = await api.look({ month: '2026-11', currency: 'EUR' })
  expect(november?.articles.map(({ sku }) => sku)).toEqual(['VASO'])
  expect(november?.totals.incassi).toBe(24.4)
})

it('rows of an unknown type count once the seller says what they are, in files opened later too', async () => {
  const odd: Cells = {
    'Data/Ora:': '6 nov 2026 10:00:00 UTC',
    Tipo: 'Conguaglio solare',
    Altro: '-12,20',
    totale: '-12,20',
  }
  const { api, books } = await opened(reportOf('novembre.csv', vase, odd))
  expect(books.files[0]?.unknown.map(({ type }) => type)).toEqual(['Conguaglio solare'])
  expect(books.view?.account).toEqual([])
  const said = await api.mean({ type: 'Conguaglio solare', kind: 'altri costi' }, silent)
  expect(said.books.files[0]?.unknown).toEqual([])
  expect(said.books.view?.account).toEqual([
    { name: 'altri costi', channel: 'Amazon', amount: expect.closeTo(10, 9) },
  ])
  const december = reportOf('dicembre.csv', { ...odd, 'Data/Ora:': '6 dic 2026 10:00:00 UTC' })
  expect((await api.open([december], silent)).books.view?.account[0]?.amount).toBeCloseTo(20, 9)
})

it('a meaning that was chosen wrongly can be taken back', async () => {
  const odd: Cells = { ...vase, Tipo: 'Conguaglio solare' }
  const { api } = await opened(reportOf('novembre.csv', odd))
  const type = 'Conguaglio solare'
  const { books } = await api.mean({ type, kind: 'vendite' }, silent)
  expect(books.meanings).toEqual([{ type, kind: 'vendite' }])
  expect(books.view?.totals.incassi).toBe(24.4)
  const back = await api.mean({ type, kind: '' }, silent)
  expect(back.books.meanings).toEqual([])
  expect(back.books.files[0]?.unknown.map((one) => one.type)).toEqual([type])
})

it('one of two files of one name that are chosen together counts, and the other is told', async () => {
  const { books, refused } = await opened(
    reportOf('rapporto.csv', vase),
    reportOf('rapporto.csv', { ...vase, 'Data/Ora:': '5 ott 2026 10:00:00 UTC' }),
  )
  expect(books.files.map(({ name }) => name)).toEqual(['rapporto.csv'])
  expect(saidOf(refused)).toEqual([
    expect.stringContaining('più file che si chiamano «rapporto.csv»'),
  ])
})

it('a report that is taken away counts no more, and one that it replaced counts again', async () => {
  const { api, books } = await opened(
    reportOf('vecchio.csv', vase),
    reportOf('nuovo.csv', { ...vase, Vendite: '25,40', totale: '20,93' }),
  )
  expect(books.view?.totals.incassi).toBe(25.4)
  expect((await api.remove('nuovo.csv', silent)).books.view?.totals.incassi).toBe(24.4)
})

it('the report that was written later counts of two of one period, in whichever order they are chosen', async () => {
  const older = reportOf('a.csv', vase)
  const newer = reportOf('b.csv', { ...vase, Vendite: '25,40', totale: '20,93' })
  const at = async (file: File, lastModified: number) =>
    new File([await file.arrayBuffer()], file.name, { lastModified })
  const files = [await at(newer, 2000), await at(older, 1000)]
  for (const chosen of [files, files.toReversed()]) {
    const { books } = await opened(...chosen)
    expect(books.view?.totals.incassi).toBe(25.4)
    expect(books.files[0]?.notes.join()).toContain('è anche in «b.csv» e conta lì')
  }
})

it('an article opens in the calculator with the taxes that its seller pays, in the regime that has them', async () => {
  const { api, books } = await opened(octoberFile)
  const period = { month: null, currency: 'EUR' }
  const imposte = { ...addedDefaults.imposte, gestione: 'commercianti', riduzione: '35' } as const
  const article = { channel: 'amazon', store: 'amazon.it', sku: 'LAMPADA-01', period }
  const opening = async () =>
    fieldsIn((await api.article({ ...article, today: '2026-11-26', imposte })) ?? '')
  expect(await opening()).not.toHaveProperty('imposte')
  await api.terms({ ...books.terms, regime: 'forfettario' }, silent)
  expect(await opening()).toMatchObject({ regime: 'forfettario', imposte })
})

it('the export of a month is the file of the command line', async () => {
  const { api } = await opened(octoberFile, reportOf('novembre.csv', vase))
  const { name, blob } = await api.export({ month: '2026-11', currency: 'EUR' })
  expect(name).toBe('consuntivo-2026-11.csv')
  const [head = '', ...rows] = (await blob.text()).trim().split('\r\n')
  expect(head).toContain('canale;negozio;valuta;sku;nome;venduti')
  expect(rows).toEqual([
    expect.stringMatching(/^amazon;amazon\.it;EUR;VASO;;1;0;24,40;4,40;20,00;/),
  ])
})

it('the reports say that nothing stays where the browser does not allow it', async () => {
  expect((await opened(octoberFile)).kept).toBe('notAllowed')
})
