import { expect, it } from 'vitest'
import { words } from '../../src/listino/what-if/words.ts'
import { fileOf, terms, Visit } from './visit.ts'

it('A cost in another currency than its article is missing there, and told with its reason', async () => {
  const visit = new Visit()
  await visit.open('sku;nome;prezzo\nA-1;Tazza;20,00\nB-2;Vaso;12,00\n')
  const file = fileOf('SKU;Costo;Valuta\nA-1;12,50;USD\nB-2;4,50;\n', 'costi.csv')
  visit.say({ type: 'costs', file, withoutSuffix: false, terms })
  const { facts } = await visit.hear('list')
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
  visit.say({ type: 'costs', file, withoutSuffix: false, terms })
  expect((await visit.hear('list')).facts?.costs).toMatchObject({ found: 1, problems: 1 })
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
  visit.say({ type: 'costs', file, withoutSuffix: false, terms })
  const { facts } = await visit.hear('list')
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

it('A row of costs that a separator too many has shifted is told, and its article has none of its amounts', async () => {
  const visit = new Visit()
  await visit.open('SKU;Prezzo\nA;39,90\nB;19,90\n')
  const text = 'SKU;Descrizione;Costo;Giacenza\nA;Cavo;7,50;10\nB;Staffa;12;6,40;10\n'
  visit.say({ type: 'costs', file: fileOf(text), withoutSuffix: false, terms })
  expect((await visit.hear('list')).facts?.costs).toMatchObject({ found: 1, problems: 1 })
  expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([7.5, Number.NaN])
  visit.say({ type: 'download', what: 'costProblems' })
  expect(await (await visit.hear('file')).blob.text()).toContain('3;B;più celle che colonne')
})

it('Our own results are costs where both have VAT in them or neither has, else they are refused with what to do', async () => {
  const gross = { ...terms, costoIncludesIVA: true }
  const before = new Visit()
  await before.open('SKU;Prezzo;Costo\n-5;39,90;12,20\n')
  await before.settled({ terms: gross })
  const { blob } = await before.exported()
  const file = new File([blob], 'risultati.csv')
  const visit = new Visit()
  await visit.open('SKU;Prezzo\n-5;39,90\n')
  visit.say({ type: 'costs', file, withoutSuffix: false, terms })
  const { message } = await visit.hear('failed')
  for (const text of ['risultati.csv', words.more, words.costIncludes])
    expect(message).toContain(text)
  expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([Number.NaN])
  visit.say({ type: 'costs', file, withoutSuffix: false, terms: gross })
  expect((await visit.hear('list')).facts?.costs).toMatchObject({ found: 1, problems: 0 })
  expect((await visit.settled({ terms: gross })).shown.rows[0]?.cost).toBe(12.2)
})
