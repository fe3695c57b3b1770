import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hereOf } from '../../src/statements/balance.ts'
import { readStatements } from '../../src/statements/books.ts'
import { openStatement } from '../../src/statements/statement.ts'
import { fileInWords } from '../../src/statements/words.ts'
import { textFile } from '../files.ts'

const header = [
  ...['Transaction creation date', 'Type', 'Order number', 'Net amount', 'Payout currency'],
  ...['Item ID', 'Item title', 'Custom label', 'Quantity', 'Item subtotal'],
  ...['Shipping and handling', 'Final Value Fee - fixed', 'Final Value Fee - variable'],
  ...['Regulatory operating fee', 'Description'],
]

type Cells = Readonly<Record<string, string>>

const read = async (...files: (readonly Cells[])[]) => {
  const statements = files.map((rows) =>
    openStatement(
      textFile(
        [
          'Seller,bottega',
          header.join(','),
          ...rows.map((row) => header.map((title) => row[title] ?? '--').join(',')),
          '',
        ].join('\n'),
      ),
    ),
  )
  return readStatements(await Promise.all(statements))
}

const money = (cents: number) => (cents / 100).toFixed(2)

type Item = { subtotal: number; shipping: number; fixed: number; variable: number; pieces: number }

const item = fc.record({
  subtotal: fc.integer({ min: 1, max: 90_000 }),
  shipping: fc.constantFrom(0, 399),
  fixed: fc.constantFrom(0, -35),
  variable: fc.integer({ min: -9000, max: -1 }),
  pieces: fc.integer({ min: 1, max: 4 }),
})

const order = fc.record({
  items: fc.array(item, { minLength: 2, maxLength: 4 }),
  // What its own row says, and what only it says.
  tellsAmounts: fc.boolean(),
  shipping: fc.constantFrom(0, 0, 700),
  fixed: fc.constantFrom(0, 0, -35),
})

type Order = { items: Item[]; tellsAmounts: boolean; shipping: number; fixed: number }

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0)
const soldOf = ({ items }: Order) => sum(items.map(({ subtotal, shipping }) => subtotal + shipping))
const feesOf = ({ items }: Order) => sum(items.map(({ fixed, variable }) => fixed + variable))

/** A row that leaves its amounts blank tells nothing beyond its articles. */
const beyondOf = (one: Order) => (one.tellsAmounts ? one : { ...one, shipping: 0, fixed: 0 })
const netOf = (one: Order) => soldOf(one) + feesOf(one) + one.shipping + one.fixed

const when = { 'Transaction creation date': '5 Oct 2026', Type: 'Order', 'Payout currency': 'EUR' }

function rowsOf(made: Order, at: number): Cells[] {
  const one = beyondOf(made)
  const own = { ...when, 'Order number': `11-${at}` }
  const whole = {
    ...{ ...own, 'Net amount': money(netOf(one)) },
    ...(one.tellsAmounts && {
      'Item subtotal': money(soldOf(one)),
      'Shipping and handling': money(one.shipping),
      'Final Value Fee - fixed': money(feesOf(one) + one.fixed),
    }),
  }
  return [
    whole,
    ...one.items.map(({ subtotal, shipping, fixed, variable, pieces }, place) => ({
      ...own,
      'Item ID': `9000${place}`,
      'Custom label': `VASO-${place}`,
      Quantity: String(pieces),
      'Item subtotal': money(subtotal),
      'Shipping and handling': money(shipping),
      'Final Value Fee - fixed': fixed === 0 ? '--' : money(fixed),
      'Final Value Fee - variable': money(variable),
    })),
  ]
}

describe('An order of several articles', () => {
  it('comes to what its articles tell and what only its own row does, blank or not, in any order', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: 1, maxLength: 4 }),
        fc.gen(),
        async (made, g) => {
          const orders = made.map(beyondOf)
          const rows = made.flatMap(rowsOf)
          const mixed = g(fc.shuffledSubarray, rows, { minLength: rows.length })
          const { ledger, read: books } = await read(mixed)
          const balance = books[0]?.balance
          expect(balance?.isEven).toBe(true)
          expect(balance?.isSure).toBe(true)
          expect(balance?.of('EUR').told).toBe(sum(orders.map(netOf)))
          const lines = ledger.lines()
          const all = (part: 'sales' | 'commission') =>
            sum(lines.map(({ amounts }) => amounts[part] ?? 0))
          expect(all('sales')).toBe(sum(orders.map((one) => soldOf(one) + one.shipping)))
          expect(all('commission')).toBe(sum(orders.map((one) => feesOf(one) + one.fixed)))
          const articles = lines.filter(({ kind }) => kind === null)
          expect(sum(articles.map(({ amounts }) => amounts.sales ?? 0))).toBe(
            sum(orders.map(soldOf)),
          )
          expect(sum(articles.map(({ sold }) => sold))).toBe(
            sum(orders.flatMap(({ items }) => items.map(({ pieces }) => pieces))),
          )
        },
      ),
      { numRuns: 60 },
    ))

  const two: Order = {
    items: [
      { subtotal: 2000, shipping: 0, fixed: -35, variable: -180, pieces: 1 },
      { subtotal: 1000, shipping: 0, fixed: 0, variable: -90, pieces: 2 },
    ],
    ...{ tellsAmounts: false, shipping: 0, fixed: 0 },
  }
  const [whole = {}, ...articles] = rowsOf(two, 1)

  it('that stands in another report than its articles is said to count twice', async () => {
    const later = articles.map((one) => ({ ...one, 'Transaction creation date': '6 Oct 2026' }))
    const { read: books } = await read([whole], later)
    expect(books.map(({ balance }) => balance.isSure)).toEqual([false, false])
    expect(books.flatMap((read) => fileInWords(read).notes)).toEqual([
      '1 vendita dice solo il netto: incassi e commissioni non si distinguono, o sono in un altro rapporto.',
      '2 righe di articoli sono senza quella del loro ordine, che sarà in un altro rapporto: possono contare due volte.',
    ])
  })

  it('whose articles do not come to its net amount is named', async () => {
    const { read: books } = await read([{ ...whole, 'Net amount': '25.95' }, ...articles])
    const balance = books[0]?.balance
    expect(balance?.misfits).toMatchObject([{ told: 2595, found: 2695 }])
    const sums = balance?.of('EUR')
    expect(sums && hereOf(sums) - sums.told).toBe(100)
  })
})

it('says of a refund of a whole order that it names no article, and of none that does', async () => {
  const refund = { ...when, Type: 'Refund', 'Order number': '11-1', 'Net amount': '-40.00' }
  const item = { 'Item ID': '7', 'Custom label': 'A', Quantity: '1', 'Item subtotal': '-40.00' }
  const saidOf = async (rows: readonly Cells[]) => {
    const { read: books } = await read(rows)
    return books.flatMap((read) => fileInWords(read).notes)
  }
  expect(await saidOf([refund])).toEqual(
    [
      'rimborso non dice di quale articolo è: sta nel conto, e il costo di quel che è tornato non si toglie',
    ].map((line) => `1 ${line}.`),
  )
  expect(await saidOf([{ ...refund, ...item }])).toEqual([])
  expect(await saidOf([refund, { ...refund, ...item, 'Net amount': '--' }])).toEqual([])
})

it('sets no row against a card that does not come to its own total: its amounts may be of another currency', async () => {
  const sale = {
    ...{ ...when, 'Order number': '12-1', 'Item ID': '7', 'Custom label': 'A', Quantity: '1' },
    ...{ 'Item subtotal': '27.50', 'Final Value Fee - variable': '-3.00' },
  }
  const comparedIn = async (net: string) => {
    const { ledger, read: books } = await read([{ ...sale, 'Net amount': net }])
    const [line] = ledger.lines()
    return [line?.sales.all.length, books[0]?.balance.rowCounts.compared]
  }
  expect(await comparedIn('24.50')).toEqual([1, 1])
  expect(await comparedIn('22.54')).toEqual([0, 0])
})
