import { expect, it } from 'vitest'
import { fileOf, Visit } from './visit.ts'

it('A cost in another currency than its article is missing there, and told with its reason', async () => {
  const visit = new Visit()
  await visit.open('sku;nome;prezzo\nA-1;Tazza;20,00\nB-2;Vaso;12,00\n')
  const file = fileOf('SKU;Costo;Valuta\nA-1;12,50;USD\nB-2;4,50;\n', 'costi.csv')
  visit.say({ type: 'costs', file, withoutSuffix: false })
  const { facts } = await visit.hear('list')
  expect(facts?.costs).toMatchObject({ found: 1, unused: 0, problems: 1 })
  const { shown } = await visit.settled()
  expect(shown.rows.map(({ cost }) => cost)).toEqual([Number.NaN, 4.5])
  visit.say({ type: 'download', what: 'costProblems' })
  const { blob } = await visit.hear('file')
  expect(await blob.text()).toContain("costo in USD: il conto è in un'altra valuta")
})
