import { afterEach, expect, it, vi } from 'vitest'
import { Sales } from '../../src/statements/alike-sales.ts'
import { CardBook } from '../../src/statements/card-check.ts'
import { cardBefore, sendingCardOn } from '../../src/statements/card-days.ts'
import type { Entry } from '../../src/statements/entry.ts'
import type { Kind } from '../../src/statements/kinds.ts'
import type { Amounts } from '../../src/statements/parts.ts'
import { Shipments } from '../../src/statements/shipments.ts'

const day = '2026-10-05'
const from = cardBefore('amazon', day)
const terms = { regime: 'ordinario', feesVATPercent: 22, category: '', day: '' } as const

/** What counts of a row of a sale or a refund. */
const entry = (kind: Kind, amounts: Amounts) =>
  ({
    kind,
    amounts,
    quantity: 1,
    goods: 1000,
    beside: 0,
    bearsOrderFee: false,
    tellsFees: true,
  }) as Entry

/** Sales of one article, each another price or another fee, and refunds that are of none of them. */
function manySales(count: number): Sales {
  const sales = new Sales()
  for (let at = 1; at <= count; at++)
    for (const one of [
      entry('sale', { sales: 1000 + 2 * at, commission: -150 }),
      entry('sale', { sales: 1000, commission: -150, digital: -at }),
      entry('refund', { refunds: -1001 - 2 * at, commission: 150 }),
    ])
      sales.count(one, from, false)
  return sales
}

afterEach(() => {
  vi.restoreAllMocks()
})

const methods = ['find', 'findIndex', 'filter', 'some', 'every'] as const

/** How many things are looked at one by one. */
function lookedAt(work: () => void): number {
  let looked = 0
  for (const method of methods) {
    const own = Array.prototype[method] as (...args: unknown[]) => unknown
    vi.spyOn(Array.prototype, method).mockImplementation(function (
      this: unknown[],
      test: (...args: unknown[]) => unknown,
    ) {
      return own.call(this, (...args: unknown[]) => {
        looked++
        return test(...args)
      })
    } as never)
  }
  work()
  vi.restoreAllMocks()
  return looked
}

const ratioOf = (work: (count: number) => void) => {
  const [short, long] = [lookedAt(() => work(200)), lookedAt(() => work(400))]
  return long / short
}

it('twice as many different sales and refunds of an article are looked at twice as often', () => {
  expect(
    ratioOf((count) => {
      const book = new CardBook('amazon')
      const sales = manySales(count)
      expect(sales.all).toHaveLength(3 * count)
      expect(book.check(sales, terms)).not.toBeNull()
      expect(book.charged(sales, terms)).not.toBeNull()
    }),
  ).toBeLessThan(2.5)
})

it('twice as many different fees for sending an article are looked at twice as often', () => {
  expect(
    ratioOf((count) => {
      const shipments = new Shipments()
      const card = sendingCardOn(day)
      for (let again = 0; again < 2; again++)
        for (let at = 1; at <= count; at++)
          shipments.count(entry('sale', { sales: 1000, fulfilment: -at }), card, true)
      expect(shipments.all).toHaveLength(count)
      expect(shipments.all.every((one) => one.count === 2)).toBe(true)
    }),
  ).toBeLessThan(2.5)
})
