import { CostMemory } from '@margine/listino'
import { applyCosts, everything, type Group, importList } from '@margine/listino/list'
import { expect, it } from 'vitest'
import { certain } from './certain.ts'
import { fileOf, terms, Visit } from './visit.ts'

it('A cost in another currency than its article is missing there, and told with its reason', async () => {
  const visit = new Visit()
  await visit.open('sku;nome;prezzo\nA-1;Tazza;20,00\nB-2;Vaso;12,00\n')
  const file = fileOf('SKU;Costo;Valuta\nA-1;12,50;USD\nB-2;4,50;\n', 'costi.csv')
  const { facts } = await visit.join(file)
  expect(facts?.costs).toMatchObject({ found: 1, unused: 0, problems: 1 })
  const { shown } = await visit.settled()
  expect(shown.rows.map(({ cost }) => cost)).toEqual([Number.NaN, 4.5])
  visit.say({ type: 'download', what: 'costProblems' })
  const { blob } = await visit.hear('file')
  expect(await blob.text()).toContain("costo in USD: il conto è in un'altra valuta")
})

it('An article with two costs in a file of costs is not among those that have one from it', async () => {
  const visit = new Visit()
  await visit.open('sku;nome;prezzo\nA-1;Tazza;20,00\nB-2;Vaso;12,00\n')
  const file = fileOf('SKU;Costo\nA-1;12,50\nB-2;4,50\nB-2;5,50\n', 'costi.csv')
  expect((await visit.join(file)).facts?.costs).toMatchObject({ found: 1, problems: 1 })
})

it('A file of costs that says of a part that nobody knows leaves the article that cost, and no figures', async () => {
  const visit = new Visit()
  await visit.open('sku;nome;prezzo;costo\nA-1;Tazza;20,00;9,00\nB-2;Vaso;12,00;4,00\n')
  const file = fileOf('SKU;Costo;Spedizione\nA-1;5,00;n.d.\nB-2;4,50;1,00\n', 'costi.csv')
  const { facts } = await visit.join(file)
  expect(facts?.costs).toMatchObject({ found: 2, problems: 1 })
  const { shown, figures } = await visit.settled()
  const told = shown.rows.map(({ sku, cost, profit }) => [sku, cost, Number.isNaN(profit)])
  expect(told).toEqual([
    ['A-1', 5, true],
    ['B-2', 4.5, false],
  ])
  expect(figures).toMatchObject({ without: 0, unknown: 1 })
})

it('A cost that its own file spoils is told of its row, until a file of costs has the article', async () => {
  const visit = new Visit()
  const { facts: before } = await visit.open(
    'sku;prezzo;costo\nA;39,90;da definire\nB;39,90;$ 3,00\nC;39,90;-2\nD;x;5,00\n',
  )
  expect(before).toMatchObject({ articles: 3, unusable: 4 })
  expect(before?.problems.map(({ row }) => row)).toEqual([2, 3, 4, 5])
  expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ])
  const file = fileOf('SKU;Costo\nA;12,50\nB;12,50\n', 'costi.csv')
  const { facts } = await visit.join(file)
  expect(facts).toMatchObject({ articles: 3, unusable: 2 })
  expect(facts?.problems.map(({ row }) => row)).toEqual([4, 5])
  expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([
    12.5,
    12.5,
    Number.NaN,
  ])
  visit.say({ type: 'download', what: 'unusable' })
  expect(await (await visit.hear('file')).blob.text()).not.toContain('da definire')
})

it('An article whose shipping nobody knows is not without a cost, nor is its row thrown away', async () => {
  const visit = new Visit()
  const { facts } = await visit.open(
    'sku;prezzo;costo;spedizione\nA;20,00;5,00;#N/D\nB;20,00;;3,00\nC;x;5,00;3,00\nD;20,00;5,00;3,00\n',
  )
  expect(facts).toMatchObject({ articles: 3, unusable: 2, unreadable: 1 })
  const of = async (group: Group) => {
    const { figures, shown } = await visit.settled({ filter: { ...everything, group } })
    return { figures, skus: shown.rows.map(({ sku }) => sku) }
  }
  expect(await of('noExpense')).toMatchObject({ figures: { without: 1, unknown: 1 }, skus: ['A'] })
  expect((await of('noCost')).skus).toEqual(['B'])
})

it('A row of costs that a separator too many has shifted is told, and its article has none of its amounts', async () => {
  const visit = new Visit()
  await visit.open('SKU;Prezzo\nA;39,90\nB;19,90\n')
  const text = 'SKU;Descrizione;Costo;Giacenza\nA;Cavo;7,50;10\nB;Staffa;12;6,40;10\n'
  expect((await visit.join(fileOf(text))).facts?.costs).toMatchObject({ found: 1, problems: 1 })
  expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([7.5, Number.NaN])
  visit.say({ type: 'download', what: 'costProblems' })
  expect(await (await visit.hear('file')).blob.text()).toContain('3;B;più celle che colonne')
})

it('Our own results are costs with VAT or without, as they say, whatever the list is calculated with', async () => {
  const gross = { ...terms, costoIncludesIVA: true }
  const before = new Visit()
  await before.open('SKU;Prezzo;Costo\n-5;39,90;12,20\n')
  const [asWritten] = (await before.settled({ terms: gross })).shown.rows
  const { blob } = await before.exported()
  const file = new File([blob], 'risultati.csv')
  const visit = new Visit()
  await visit.open('SKU;Prezzo\n-5;39,90\n')
  await visit.join(file)
  const [withVAT] = (await visit.settled()).shown.rows
  expect(withVAT).toMatchObject({ cost: 12.2 })
  expect(withVAT?.profit).toBeCloseTo(asWritten?.profit ?? Number.NaN, 9)
  // Costs that were typed without VAT beside them still count without.
  await visit.join(fileOf('SKU;Costo\n-5;10,00\n'))
  expect((await visit.settled()).shown.rows[0]?.profit).toBeCloseTo(withVAT?.profit ?? 0, 9)
})

it('Where nothing is remembered no article is asked about, and none of their columns is copied', async () => {
  const file = fileOf('sku;nome;prezzo;costo\nA-1;Tazza;20,00;5,00\n')
  const { articles } = certain(await importList(file, file.name, terms, async () => {}))
  const { numbers } = articles
  let reports = 0
  const report = async () => void reports++
  const precedence = { readAt: 0, yieldsToCosts: false, marketplace: 'amazon', kind: '' }
  expect(await applyCosts(CostMemory.empty, articles, precedence, report)).toBe(0)
  expect(reports).toBe(0)
  expect(articles.numbers.costo).toBe(numbers.costo)
})

it('A list’s own cost that is as its file said it last is no news against a supplier’s; another is', async () => {
  const visit = new Visit()
  const shop = (cost: string) =>
    `Handle,Title,Variant SKU,Variant Price,Cost per item\nx,Borraccia,BOR-000,40.90,${cost}\ny,Tappo,TAP-001,35.90,12.21\n`
  const costsOf = async () => (await visit.settled()).shown.rows.map(({ cost }) => cost)
  await visit.open(shop('11.31'))
  // Another marketplace's list is here when the supplier's comes.
  await visit.open('sku;nome;prezzo\nBOR-000;Borraccia;39,00\n')
  await visit.join(fileOf('SKU;Costo\nBOR-000;12,67\n', 'fornitore.csv'))
  const { facts } = await visit.open(shop('11.31'))
  expect(await costsOf()).toEqual([12.67, 12.21])
  expect(facts.costs).toMatchObject({ found: 1, differing: 0 })
  expect((await visit.open(shop('11.50'))).facts.costs).toMatchObject({ differing: 1 })
  expect(await costsOf()).toEqual([11.5, 12.21])
  await visit.join(fileOf('SKU;Costo\nBOR-000;12,80\n', 'fornitore.csv'))
  await visit.open(shop('11.50'))
  expect(await costsOf()).toEqual([12.8, 12.21])
})
