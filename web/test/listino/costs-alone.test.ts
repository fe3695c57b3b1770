import { expect, it } from 'vitest'
import { fileOf, terms, Visit } from './visit.ts'

const list = 'sku;nome;prezzo\nA-1;Tazza;20,00\nB-2-FBA;Vaso;12,00\n'
const by = { known: {}, isAsked: false, said: {} }

async function visited() {
  const visit = new Visit()
  await visit.open(list)
  return visit
}

/** Opens a file of costs where there is a list, and joins what it would do. */
async function joined(visit: Visit, file: File) {
  visit.say({ type: 'open', file, terms })
  await visit.hear('costsFound')
  visit.say({ type: 'joinCosts', isReplacing: false })
  return (await visit.hear('list')).facts
}

it('Costs alone, opened where there is a list, are joined to it', async () => {
  const visit = await visited()
  expect(await joined(visit, fileOf('sku;costo\nA-1;5,00\n', 'costi.csv'))).toMatchObject({
    fileName: 'articoli.csv',
    costs: { fileNames: ['costi.csv'], found: 1 },
  })
  expect((await visit.settled()).shown.rows.map(({ cost }) => cost)).toEqual([5, Number.NaN])
})

it.each([
  ['has a price', 'sku;prezzo;costo\nC-3;9,00;1,00\n', 'list'],
  ['may have a price under another name', 'sku;importo;costo\nC-3;9,00;1,00\n', 'columnsAsked'],
  ['has prices with blanks in them', 'sku;Valore;costo\nC-3;1 250,00;1,00\n', 'columnsAsked'],
  [
    'has prices of many decimals',
    'sku;Valore;costo\nC-3;16.393442622950818;1,00\n',
    'columnsAsked',
  ],
  ['is no list of anything', 'modello;netto\nC-3;9,00\n', 'columnsAsked'],
])('A file that %s is not taken for costs', async (_, text, type) => {
  const answer = await (await visited()).tryToOpen(text)
  expect(answer.type).toBe(type)
  if (answer.type === 'columnsAsked') expect(answer.asked.what).toBe('articles')
})

const preview =
  'sku,asin,product-name,your-price,currency,estimated-referral-fee-per-unit,expected-fulfillment-fee-per-unit,estimated-fee-total\nA-1,B000000001,Tazza,20.00,EUR,3.00,4.10,7.10\n'

it("Amazon's fee preview brings fees to a list of Amazon that is here, and is a list where none is", async () => {
  const visit = new Visit()
  expect(await visit.tryToOpen(preview)).toMatchObject({ type: 'list', facts: { articles: 1 } })
  expect(await visit.tryToOpen(preview)).toMatchObject({ type: 'list', facts: { articles: 1 } })
  expect(await visit.open(list)).toMatchObject({ facts: { articles: 2 } })
  expect(await joined(visit, fileOf(preview, 'anteprima.csv'))).toMatchObject({ articles: 2 })
  expect((await visit.settled()).shown.rows[0]?.fulfilment.amount).toBe(4.1)
})

it('Costs that have shipping beside them bring it along', async () => {
  const visit = await visited()
  await joined(visit, fileOf('SKU;costo;spedizione\nA-1;5,00;2,00\n', 'costi.csv'))
  expect((await visit.settled()).shown.rows[0]).toMatchObject({ cost: 5, shipping: 2 })
})

it("Of two fees for sending, the list's and one of costs or of two files of costs, the newest counts", async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo;Tariffa FBA\nA-1;20,00;4,00;3,00\nB-2;20,00;4,00;\n')
  const fees = async () => (await visit.settled()).shown.rows.map((row) => row.fulfilment.amount)
  expect(await fees()).toEqual([3, 0])
  await visit.join(fileOf('sku;Tariffa FBA\nA-1;3,50\nB-2;2,00\n', 'fba.csv'))
  expect(await fees()).toEqual([3.5, 2])
  await visit.join(fileOf('sku;Tariffa FBA\nA-1;4,10\nB-2;2,50\n', 'fba-nuove.csv'))
  expect(await fees()).toEqual([4.1, 2.5])
})

it('Shipping and the fee for sending are two costs, whichever file is newer', async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo;spedizione\nA-1;20,00;4,00;5,00\nB-2;20,00;4,00;\n')
  const both = async () =>
    (await visit.settled()).shown.rows.map((row) => [row.shipping, row.fulfilment.amount])
  await visit.join(fileOf('sku;Tariffa FBA\nA-1;3,50\nB-2;2,00\n', 'fba.csv'))
  expect(await both()).toEqual([
    [5, 3.5],
    [0, 2],
  ])
  await visit.join(fileOf('sku;spedizione\nB-2;6,00\n', 'corriere.csv'))
  const { facts } = await visit.join(fileOf('sku;Tariffa FBA\nB-2;6,00\n', 'fba-nuove.csv'))
  expect(await both()).toEqual([
    [5, 3.5],
    [6, 6],
  ])
  // The same to the cent: the seller is asked whether they are one.
  expect(facts?.mayBeFee).toBe(1)
  const one = await visit.settled({ terms: { ...terms, spedizioneFBA: 'tariffa' } })
  expect(one.shown.rows[1]).toMatchObject({ shipping: 0, lacksShipping: true })
})

it.each(['Sconto %', 'Conf.', 'Pz'])(
  'Costs with a column «%s» beside them are asked about: nobody knows what it does to them',
  async (title) => {
    const visit = await visited()
    const file = fileOf(`SKU;costo;${title}\nA-1;5,00;20\n`, 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    expect((await visit.hear('columnsAsked')).asked.what).toBe('costs')
  },
)

it.each([
  ['discount', 4],
  ['packSize', 0.25],
] as const)(
  'Costs are worked out for one piece where the seller says what a column is: %s',
  async (role, cost) => {
    const visit = await visited()
    const file = fileOf('SKU;costo;Quanti\nA-1;5,00;20\n', 'costi.csv')
    const choice = { mapping: { sku: [0], cost: [1], [role]: [2] }, mark: null }
    await visit.join(file, { columns: { ...by, said: { costs: choice } } })
    expect((await visit.settled()).shown.rows[0]?.cost).toBe(cost)
  },
)

it('Without a list they are remembered, and the next list finds them', async () => {
  const visit = new Visit()
  visit.say({ type: 'open', file: fileOf('sku;costo\nA-1;5,00\n'), terms })
  expect(await visit.hear('costsRemembered')).toMatchObject({ costs: 1 })
  await visit.open('sku;prezzo\nA-1;20,00\n')
  expect((await visit.settled()).shown.rows[0]?.cost).toBe(5)
})

it('Where the seller wants to say the columns they are asked about', async () => {
  const columns = { ...by, isAsked: true }
  const answer = await (await visited()).tryToOpen('sku;costo\nA-1;5,00\n', { columns })
  expect(answer.type).toBe('columnsAsked')
})

it('Costs joined anew are looked up by the SKU without its end, and the list says so', async () => {
  const visit = await visited()
  const file = fileOf('sku;costo\nA-1;5,00\nB-2;6,00\n', 'costi.csv')
  expect((await visit.join(file)).facts?.costs).toMatchObject({
    found: 1,
    isLookedUpWithoutSuffix: false,
  })
  expect(
    (await visit.join(file, { withoutSuffix: true, isAgain: true, terms })).facts?.costs,
  ).toMatchObject({
    found: 2,
    isLookedUpWithoutSuffix: true,
  })
  // The next costs that are dropped are looked up in the same way.
  expect(await joined(visit, file)).toMatchObject({ costs: { found: 2 } })
})
