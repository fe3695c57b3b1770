import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatements } from '../../src/statements/books.ts'
import type { Line } from '../../src/statements/line.ts'
import { openStatement } from '../../src/statements/statement.ts'
import { textFile } from '../files.ts'
import { amazonFile } from './amazon-files.ts'
import { type Language, languages, written } from './languages.ts'

const read = async (...files: string[]) => {
  const statements = await Promise.all(files.map((text) => openStatement(textFile(text))))
  return readStatements(statements)
}

/** A row of a report by what it means, its amounts in cents. */
type Meant = {
  day: number
  kind: 'order' | 'refund' | 'storage' | 'advertising' | 'transfer' | 'unknown'
  store: string
  sku: string
  quantity: number
  isDeferred: boolean
  goods: number
  goodsVAT: number
  shipping: number
  promotion: number
  withheld: number
  commission: number
  fulfilment: number
  digital: number
  other: number
}

const sale = fc.record({
  day: fc.integer({ min: 1, max: 31 }),
  kind: fc.constantFrom('order' as const, 'refund' as const),
  store: fc.constantFrom('amazon.it', 'amazon.de', 'Amazon.fr'),
  sku: fc.constantFrom('LAMPADA-01', 'TAZZA, BLU', 'X"1', '0012'),
  quantity: fc.integer({ min: 1, max: 12 }),
  isDeferred: fc.boolean(),
  goods: fc.integer({ min: 1, max: 400_000 }),
  goodsVAT: fc.constantFrom(0, 0, 220, 41),
  shipping: fc.constantFrom(0, 499),
  promotion: fc.constantFrom(0, 0, -100),
  withheld: fc.constantFrom(0, 0, -220),
  commission: fc.integer({ min: -60_000, max: 0 }),
  fulfilment: fc.integer({ min: -900, max: 0 }),
  digital: fc.constantFrom(0, -12),
  other: fc.constantFrom(0, 0, 0, -50, 75),
})

const nothing = { quantity: 0, goods: 0, goodsVAT: 0, shipping: 0, promotion: 0, withheld: 0 }

const account = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    kind: fc.constantFrom('storage', 'advertising', 'transfer', 'unknown' as const),
    isDeferred: fc.constant(false),
    digital: fc.constantFrom(0, -33),
    other: fc.integer({ min: -200_000, max: 5000 }),
  })
  .map((some) => ({ ...nothing, store: '', sku: '', commission: 0, fulfilment: 0, ...some }))

const row: fc.Arbitrary<Meant> = fc.oneof(
  { weight: 4, arbitrary: sale },
  { weight: 1, arbitrary: account as fc.Arbitrary<Meant> },
)

/** Some rows, of which some stand there again, wholly identical. */
const rows = fc
  .array(fc.tuple(row, fc.constantFrom(1, 1, 1, 2)), { minLength: 1, maxLength: 30 })
  .map((all) => all.flatMap(([one, times]) => Array.from({ length: times }, () => one)))

/** What a row gives back stands there with the other sign. */
const signed = (one: Meant, amount: number) => (one.kind === 'refund' ? -amount : amount)

const amountsOf = (one: Meant) => ({
  sales: signed(one, one.goods + one.shipping + one.promotion),
  salesVAT: signed(one, one.goodsVAT),
  withheldVAT: signed(one, one.withheld),
  commission: signed(one, one.commission),
  fulfilment: one.fulfilment,
  digital: one.digital,
  other: one.other,
})

const totalOf = (one: Meant) => Object.values(amountsOf(one)).reduce((sum, cents) => sum + cents, 0)

const sumBy = (all: readonly Meant[], of: (one: Meant) => number) =>
  all.reduce((sum, one) => sum + of(one), 0)

function cellsOf(one: Meant, language: Language): string[] {
  const { order, refund, storage, service, transfer } = language
  const types = { order, refund, storage, advertising: service, transfer, unknown: 'Mai visto' }
  const said = (cents: number) => written(cents, language)
  const first = [language.day(one.day), '20111', types[one.kind], one.sku === '' ? '' : '403-1']
  const name = one.kind === 'advertising' ? language.advertising : 'Un articolo, come tanti'
  const where = [one.store, 'Amazon', '', '', '', '']
  const amounts = [
    ...[signed(one, one.goods), signed(one, one.goodsVAT), signed(one, one.shipping), 0, 0, 0],
    ...[signed(one, one.promotion), 0, signed(one, one.withheld), signed(one, one.commission)],
    ...[one.fulfilment, one.digital, one.other, totalOf(one)],
  ]
  const status = one.isDeferred ? language.deferred : language.released
  const quantity = one.quantity === 0 ? '' : String(one.quantity)
  return [...first, one.sku, name, quantity, ...where, ...amounts.map(said), status, '']
}

/** The places of the columns of a report, in some order. */
const shuffled = fc.shuffledSubarray(
  languages.IT.header.map((_, at) => at),
  { minLength: languages.IT.header.length },
)

const file = fc.record({
  meant: rows,
  language: fc.constantFrom(...Object.values(languages)),
  places: shuffled,
  above: fc.integer({ min: 1, max: 12 }),
})

const textOf = ({
  meant,
  language,
  places,
  above,
}: {
  meant: Meant[]
  language: Language
  places: number[]
  above: number
}) =>
  amazonFile([
    ...Array.from({ length: above }, (_, at) => [at === 0 ? language.above : 'Definizioni:']),
    places.map((at) => language.header[at] ?? ''),
    ...meant.map((one) => {
      const cells = cellsOf(one, language)
      return places.map((at) => cells[at] ?? '')
    }),
  ])

const isSale = ({ kind }: Pick<Meant, 'kind'>) => kind === 'order' || kind === 'refund'

describe('The balance of a file', () => {
  it('is even to the cent, whatever the language, the order of its columns, and what is above them', () =>
    fc.assert(
      fc.asyncProperty(file, async (made) => {
        const { meant } = made
        const {
          read: [one],
        } = await read(textOf(made))
        const sums = one?.balance.of('EUR')
        const cents = (kinds: readonly string[]) =>
          sumBy(
            meant.filter(({ kind }) => kinds.includes(kind)),
            totalOf,
          )
        expect(sums).toEqual({
          told: sumBy(meant, totalOf),
          articles: cents(['order', 'refund']),
          account: cents(['storage', 'advertising']),
          transfers: cents(['transfer']),
          setAside: cents(['unknown']),
          replaced: 0,
          pending: sumBy(
            meant.filter(({ isDeferred }) => isDeferred),
            totalOf,
          ),
        })
        expect(one?.balance.isEven).toBe(true)
        expect(one?.balance.rows).toBe(meant.length)
      }),
      { numRuns: 60 },
    ))

  it('gives every article of every store what its rows say, no more and no less', () =>
    fc.assert(
      fc.asyncProperty(file, async (made) => {
        const sales = made.meant.filter(isSale)
        const { ledger } = await read(textOf(made))
        const lines = ledger.lines().filter(({ kind }) => kind === null)
        const keyOf = ({ store, sku }: Pick<Line, 'store' | 'sku'>) =>
          `${store.toLowerCase()} ${sku}`
        expect(new Set(lines.map(keyOf))).toEqual(new Set(sales.map(keyOf)))
        for (const line of lines) {
          const own = sales.filter((one) => keyOf(one) === keyOf(line))
          const of = (kind: Meant['kind']) => own.filter((one) => one.kind === kind)
          const { amounts } = line
          expect([line.sold, line.back.told]).toEqual([
            sumBy(of('order'), ({ quantity }) => quantity),
            sumBy(of('refund'), ({ quantity }) => quantity),
          ])
          expect(amounts.sales ?? 0).toBe(sumBy(of('order'), (one) => amountsOf(one).sales))
          expect(amounts.refunds ?? 0).toBe(sumBy(of('refund'), (one) => amountsOf(one).sales))
          expect(amounts.salesVAT ?? 0).toBe(sumBy(of('order'), (one) => amountsOf(one).salesVAT))
          for (const part of ['commission', 'other', 'withheldVAT'] as const)
            expect(amounts[part] ?? 0).toBe(sumBy(own, (one) => amountsOf(one)[part]))
          // Either of the two may hold shipping that the buyer paid.
          const { fulfilment = 0, digital = 0, keptShipping = 0 } = amounts
          expect(fulfilment + digital + keptShipping).toBe(
            sumBy(own, (one) => one.fulfilment + one.digital),
          )
        }
      }),
      { numRuns: 60 },
    ))
})

describe('A language', () => {
  it.each(Object.entries(languages))(
    '%s: its days, its types and its status are known',
    async (_, language) => {
      const one: Meant = {
        ...{ day: 31, kind: 'order', store: 'amazon.it', sku: 'A', quantity: 1, isDeferred: true },
        ...{ goods: 123_456, goodsVAT: 0, shipping: 0, promotion: 0, withheld: 0 },
        ...{ commission: -1852, fulfilment: -561, digital: -56, other: 0 },
      }
      const kinds = ['order', 'refund', 'storage', 'advertising', 'transfer'] as const
      const text = amazonFile([
        [language.above],
        [...language.header],
        ...kinds.map((kind) =>
          cellsOf({ ...one, kind, sku: isSale({ kind }) ? 'A' : '' }, language),
        ),
      ])
      const { read: books, ledger } = await read(text)
      const balance = books[0]?.balance
      expect([balance?.first, balance?.last]).toEqual(['2025-12-31', '2025-12-31'])
      expect(balance?.setAside).toEqual([])
      expect(balance?.pendingRows).toBe(5)
      expect(ledger.lines().map(({ kind }) => kind)).toEqual([
        null,
        'storage',
        'advertising',
        'transfer',
      ])
    },
  )
})
