import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatements } from '../../src/statements/books.ts'
import { openStatement } from '../../src/statements/statement.ts'
import { textFile } from '../files.ts'

const header = [
  ...['settlement-id', 'settlement-start-date', 'settlement-end-date', 'deposit-date'],
  ...['total-amount', 'currency', 'transaction-type', 'order-id', 'marketplace-name'],
  ...['amount-type', 'amount-description', 'amount', 'posted-date', 'posted-date-time', 'sku'],
  ...['quantity-purchased', 'promotion-id'],
]

/** One item of an order, or of one that came back: what is paid, its VAT and what is charged, in cents. */
const item = fc.record({
  isRefund: fc.boolean(),
  day: fc.integer({ min: 1, max: 28 }),
  sku: fc.constantFrom('LAMPADA-01', 'TAZZA-BLU', 'VASO'),
  quantity: fc.integer({ min: 1, max: 5 }),
  principal: fc.integer({ min: 1, max: 500_000 }),
  tax: fc.constantFrom(0, 0, 2200),
  promotion: fc.constantFrom(0, -499),
  commission: fc.integer({ min: -9000, max: -1 }),
  fulfilment: fc.constantFrom(0, -561),
})

type Item = {
  isRefund: boolean
  day: number
  sku: string
  quantity: number
  principal: number
  tax: number
  promotion: number
  commission: number
  fulfilment: number
}

const settlement = fc.record({
  store: fc.constantFrom('Amazon.it', 'Amazon.co.uk', 'Amazon.se'),
  items: fc.array(item, { minLength: 1, maxLength: 8 }),
  reserve: fc.integer({ min: -50_000, max: 50_000 }),
  storage: fc.integer({ min: -5000, max: 0 }),
})

type Settlement = { store: string; items: Item[]; reserve: number; storage: number }

const currencies: Readonly<Record<string, string>> = {
  'Amazon.it': 'EUR',
  'Amazon.co.uk': 'GBP',
  'Amazon.se': 'SEK',
}
const currencyOf = ({ store }: Settlement) => currencies[store] ?? ''

const sign = ({ isRefund }: Item) => (isRefund ? -1 : 1)

/** The amounts of an item, as the file has them: what an order brings, a refund takes. */
const amountsOf = (one: Item): [type: string, description: string, cents: number][] => [
  ['ItemPrice', 'Principal', sign(one) * one.principal],
  ['ItemPrice', 'Tax', sign(one) * one.tax],
  ['Promotion', 'Principal', sign(one) * one.promotion],
  ['ItemFees', 'Commission', sign(one) * one.commission],
  ['ItemFees', 'FBAPerUnitFulfillmentFee', one.fulfilment],
]

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0)

const ofItems = (items: readonly Item[]) =>
  sum(items.flatMap((one) => amountsOf(one).map(([, , cents]) => cents)))

const totalOf = ({ items, reserve, storage }: Settlement) => ofItems(items) + reserve + storage

/** As settlements of the European Union have it: a decimal comma, no mark between thousands. */
const written = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

const row = (cells: Readonly<Record<string, string>>) =>
  header.map((title) => cells[title] ?? '').join('\t')

function rowsOf(settled: Settlement, at: number): string[] {
  const id = { 'settlement-id': String(9000 + at) }
  const other = (what: string, cents: number) =>
    row({
      ...id,
      'transaction-type': 'other-transaction',
      'amount-type': 'other-transaction',
      'amount-description': what,
      amount: written(cents),
      'marketplace-name': settled.store,
      'posted-date-time': '2026-10-28 10:00:00 UTC',
    })
  const items = settled.items.flatMap((one, place) =>
    amountsOf(one).map(([type, description, cents]) =>
      row({
        ...id,
        'transaction-type': one.isRefund ? 'Refund' : 'Order',
        'order-id': `40${at}-${place}`,
        'marketplace-name': settled.store,
        'amount-type': type,
        'amount-description': description,
        amount: written(cents),
        'posted-date-time': `2026-10-${String(one.day).padStart(2, '0')} 10:00:00 UTC`,
        sku: one.sku,
        'quantity-purchased': one.isRefund ? '' : String(one.quantity),
      }),
    ),
  )
  const announced = row({
    ...id,
    'settlement-start-date': '2026-10-01 00:00:00 UTC',
    'total-amount': written(totalOf(settled)),
    currency: currencyOf(settled),
  })
  return [
    announced,
    ...items,
    other('Previous Reserve Amount Balance', settled.reserve),
    other('Storage Fee', settled.storage),
  ]
}

const read = async (settlements: readonly Settlement[]) => {
  const text = [header.join('\t'), ...settlements.flatMap(rowsOf), ''].join('\n')
  return readStatements([await openStatement(textFile(text))])
}

const some = fc.array(settlement, { minLength: 1, maxLength: 4 })

describe('A file of settlements', () => {
  it('comes to what each of them announces, in each currency', () =>
    fc.assert(
      fc.asyncProperty(some, async (settlements) => {
        const { read: books } = await read(settlements)
        const balance = books[0]?.balance
        expect(balance?.isEven).toBe(true)
        expect(new Set(balance?.currencies)).toEqual(new Set(settlements.map(currencyOf)))
        for (const currency of balance?.currencies ?? []) {
          const own = settlements.filter((one) => currencyOf(one) === currency)
          expect(balance?.of(currency)).toMatchObject({
            told: sum(own.map(totalOf)),
            articles: sum(own.map(({ items }) => ofItems(items))),
            account: sum(own.map(({ storage }) => storage)),
            transfers: sum(own.map(({ reserve }) => reserve)),
            setAside: 0,
          })
        }
      }),
      { numRuns: 60 },
    ))

  it('gives each article of each store its sales, refunds, VAT and fees', () =>
    fc.assert(
      fc.asyncProperty(some, async (settlements) => {
        const { ledger } = await read(settlements)
        for (const line of ledger.lines().filter(({ kind }) => kind === null)) {
          const items = settlements
            .filter(({ store }) => store.toLowerCase() === line.store)
            .flatMap((one) => one.items)
            .filter(({ sku }) => sku === line.sku)
          const sold = items.filter(({ isRefund }) => !isRefund)
          const back = items.filter(({ isRefund }) => isRefund)
          const taxed = (all: readonly Item[]) => sum(all.map(({ tax }) => tax))
          const paid = (all: readonly Item[]) =>
            sum(all.map(({ principal, promotion }) => principal + promotion))
          const untold = (all: readonly Item[]) => paid(all.filter(({ tax }) => tax === 0))
          expect(line.sold).toBe(sum(sold.map(({ quantity }) => quantity)))
          expect([line.untoldSales, line.untoldRefunds]).toEqual([untold(sold), 0 - untold(back)])
          const { amounts } = line
          expect([amounts.sales ?? 0, amounts.salesVAT ?? 0]).toEqual([paid(sold), taxed(sold)])
          expect([amounts.refunds ?? 0, amounts.refundsVAT ?? 0]).toEqual([
            0 - paid(back),
            0 - taxed(back),
          ])
          expect(amounts.commission).toBe(sum(items.map((one) => sign(one) * one.commission)))
          expect(amounts.fulfilment ?? 0).toBe(sum(items.map(({ fulfilment }) => fulfilment)))
        }
      }),
      { numRuns: 60 },
    ))
})
