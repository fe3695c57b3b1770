import { expect, it } from 'vitest'
import { fileOf, type Of, terms, Visit } from './visit.ts'

const list = 'sku;nome;prezzo\nA-1;Tazza;20,00\nB-2-FBA;Vaso;12,00\n'
const by = { known: {}, isAsked: false, said: {} }

async function visited() {
  const visit = new Visit()
  await visit.open(list)
  return visit
}

const costsOf = (answer: Of<'list' | 'columns' | 'failed'>) => {
  if (answer.type !== 'list') throw new Error(`${answer.type} instead of a list`)
  return answer.facts
}

it('Costs alone, opened where there is a list, are joined to it', async () => {
  const visit = await visited()
  const facts = costsOf(
    await visit.tryToOpen('', { file: fileOf('sku;costo\nA-1;5,00\n', 'costi.csv') }),
  )
  expect(facts).toMatchObject({
    fileName: 'articoli.csv',
    costs: { fileName: 'costi.csv', found: 1 },
  })
  expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([5, Number.NaN])
})

it.each([
  ['has a price', 'sku;prezzo;costo\nC-3;9,00;1,00\n', 'list'],
  ['may have a price under another name', 'sku;importo;costo\nC-3;9,00;1,00\n', 'columns'],
  ['has prices with blanks in them', 'sku;Valore;costo\nC-3;1 250,00;1,00\n', 'columns'],
  ['has prices of many decimals', 'sku;Valore;costo\nC-3;16.393442622950818;1,00\n', 'columns'],
  ['is no list of anything', 'modello;netto\nC-3;9,00\n', 'columns'],
])('A file that %s is not taken for costs', async (_, text, type) => {
  const answer = await (await visited()).tryToOpen(text)
  expect(answer.type).toBe(type)
  if (answer.type === 'columns') expect(answer.asked.what).toBe('articles')
})

it('Costs that have shipping beside them are asked about before they are joined without it', async () => {
  const visit = await visited()
  const file = fileOf('SKU;costo;spedizione\nA-1;5,00;2,00\n', 'costi.csv')
  const answer = await visit.tryToOpen('', { file })
  if (answer.type !== 'columns') throw new Error(`${answer.type} instead of a question`)
  const { what, choice } = answer.asked
  expect(what).toBe('costs')
  const joined = await visit.tryToOpen('', { file, columns: { ...by, said: { costs: choice } } })
  expect(costsOf(joined)).toMatchObject({ costs: { found: 1 } })
})

it('Without a list they are asked about, and so they are where the seller wants to say the columns', async () => {
  const text = 'sku;costo\nA-1;5,00\n'
  expect((await new Visit().tryToOpen(text)).type).toBe('columns')
  const columns = { ...by, isAsked: true }
  expect((await (await visited()).tryToOpen(text, { columns })).type).toBe('columns')
})

it('Costs joined anew are looked up by the SKU without its end, and the list says so', async () => {
  const visit = await visited()
  const file = fileOf('sku;costo\nA-1;5,00\nB-2;6,00\n', 'costi.csv')
  visit.say({ type: 'costs', file, withoutSuffix: false, terms })
  expect((await visit.hear('list')).facts?.costs).toMatchObject({
    found: 1,
    isLookedUpWithoutSuffix: false,
  })
  visit.say({ type: 'costs', file, withoutSuffix: true, terms })
  expect((await visit.hear('list')).facts?.costs).toMatchObject({
    found: 2,
    isLookedUpWithoutSuffix: true,
  })
  // The next costs that are dropped are looked up in the same way.
  expect(costsOf(await visit.tryToOpen('', { file }))).toMatchObject({ costs: { found: 2 } })
})
