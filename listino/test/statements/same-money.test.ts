import { afterAll, describe, expect, it } from 'vitest'
import { amazonFile } from './amazon-files.ts'
import { Reports } from './charges.ts'
import { languages } from './languages.ts'

const reports = new Reports()
afterAll(() => reports.remove())

const lines = (...all: string[]) => `${all.join('\n')}\n`

/** Both orders of two files. */
const bothWays = (...files: [string, string]) => [files, files.toReversed()]

const settlementHeader =
  'settlement-id settlement-start-date settlement-end-date deposit-date total-amount currency transaction-type order-id marketplace-name amount-type amount-description amount posted-date posted-date-time sku quantity-purchased'.split(
    ' ',
  )

type Sold = { order: string; sku: string; day: number; cents: number }

const text = (cents: number, mark: string) => (cents / 100).toFixed(2).replace('.', mark)

/** A settlement of sales by the days of their release, and of storage. */
function settlement(name: string, id: string, sold: readonly Sold[], storage = 0): string {
  const row = (cells: Record<string, string>) =>
    settlementHeader.map((title) => ({ 'settlement-id': id, ...cells })[title] ?? '').join('\t')
  const at = (day: number) => `${String(day).padStart(2, '0')}.10.2026 07:10:00 UTC`
  const total = sold.reduce((sum, { cents }) => sum + cents, storage)
  return reports.put(
    name,
    lines(
      settlementHeader.join('\t'),
      row({ 'total-amount': text(total, ','), currency: 'EUR' }),
      ...sold.map(({ order, sku, day, cents }) =>
        row({
          ...{ 'transaction-type': 'Order', 'order-id': order, 'marketplace-name': 'Amazon.it' },
          ...{ 'amount-type': 'ItemPrice', 'amount-description': 'Principal' },
          ...{ amount: text(cents, ','), 'posted-date-time': at(day), sku },
          'quantity-purchased': '1',
        }),
      ),
      ...(storage === 0
        ? []
        : [
            row({
              'transaction-type': 'other-transaction',
              ...{ 'amount-type': 'other-transaction', 'amount-description': 'Storage Fee' },
              ...{ amount: text(storage, ','), 'posted-date-time': at(12) },
            }),
          ]),
    ),
  )
}

/** Sales in a report of transactions, by the days of their orders. */
function transactions(
  name: string,
  sold: readonly (Sold & { payout: string; isDeferred?: boolean })[],
  language = languages.IT,
  more: readonly string[][] = [],
): string {
  const header = [...language.header]
  return reports.put(
    name,
    amazonFile([
      [language.above],
      header,
      ...sold.map(({ order, sku, day, cents, payout, isDeferred = false }) =>
        header.map((_, at) => {
          if (at > 12 && at < 27) return at === 13 || at === 26 ? text(cents, language.mark) : '0'
          const said = [language.day(day), payout, language.order, order, sku, 'Un articolo', '1']
          return [...said, 'amazon.it'][at] ?? (at === 27 ? statusOf(isDeferred, language) : '')
        }),
      ),
      ...more,
    ]).replaceAll(/(dic|Dec|déc\.|12\.)( ?)2025/g, (_, month) => octoberOf(month)),
  )
}

const statusOf = (isDeferred: boolean, { deferred, released }: typeof languages.IT) =>
  isDeferred ? deferred : released

const octoberOf = (month: string) =>
  ({ dic: 'ott 2026', Dec: 'Oct 2026', 'déc.': 'oct. 2026' })[month] ?? '10.2026'

/** Sales of articles, by what the table has of them. */
const soldIn = (rows: readonly { sku: string; venduti: string; incassi: string }[]) =>
  Object.fromEntries(rows.map(({ sku, venduti, incassi }) => [sku, `${venduti} ${incassi}`]))

describe("Amazon's two reports of the same money", () => {
  const early = { order: '404-1', sku: 'PRIMA', day: 9, cents: 6100 }
  const inBoth = { order: '404-2', sku: 'DUE', day: 12, cents: 2440 }
  const next = { order: '404-3', sku: 'DOPO', day: 18, cents: 4880 }
  const later = { order: '404-4', sku: 'TARDI', day: 15, cents: 1220 }

  it.each(['IT', 'EN', 'DE', 'FR'] as const)(
    'are matched by the number of the settlement, whichever is named last (%s)',
    async (language) => {
      const settled = settlement('pagamento.txt', '222', [early, inBoth])
      const days = transactions(
        'ottobre.csv',
        [
          { ...inBoth, day: 3, payout: '222' },
          { ...next, payout: '333' },
          // It names the settlement, and isn't in it.
          { ...later, payout: '222', isDeferred: true },
        ],
        languages[language],
      )
      for (const files of bothWays(settled, days)) {
        const { code, rows, said } = await reports.charges(...files)
        expect(code).toBe(0)
        expect(soldIn(rows)).toEqual({
          ...{ PRIMA: '1 61,00', DUE: '1 24,40' },
          ...{ DOPO: '1 48,80', TARDI: '1 12,20' },
        })
        expect(said.join('\n')).toContain('1 movimento è anche in «pagamento.txt» e conta lì.')
      }
    },
  )

  it('tell a sale that was deferred once, where the settlement that paid it is there too', async () => {
    const settled = settlement('seconda.txt', '333', [next, later])
    const days = transactions('prima.csv', [{ ...later, payout: '222', isDeferred: true }])
    for (const files of bothWays(settled, days)) {
      const { code, rows } = await reports.charges(...files)
      expect([code, soldIn(rows)]).toEqual([0, { DOPO: '1 48,80', TARDI: '1 12,20' }])
    }
  })

  it('tell two pieces of one order, of which one is deferred, each once', async () => {
    const settled = settlement('uno.txt', '222', [inBoth])
    const days = transactions('due.csv', [
      { ...inBoth, payout: '222', isDeferred: true },
      { ...inBoth, payout: '222' },
    ])
    for (const files of bothWays(settled, days)) {
      const { code, rows } = await reports.charges(...files)
      expect([code, soldIn(rows)]).toEqual([0, { DUE: '2 48,80' }])
    }
  })

  it('count what the settlement lacks of its own payout where it is, and say what has another amount there', async () => {
    const other = { ...early, cents: 7000 }
    const settled = settlement('a-metà.txt', '222', [early, inBoth], -366)
    const cost = (cents: string) =>
      languages.IT.header.map(
        (_, at) =>
          ({
            ...{
              0: '10 ott 2026 04:00:00 UTC',
              1: '222',
              2: 'Costo di stoccaggio Logistica di Amazon',
            },
            ...{ 7: 'amazon.it', 25: cents, 26: cents },
          })[at] ?? '',
      )
    const whole = [inBoth, next, other].map((one) => ({ ...one, payout: '222' }))
    const days = transactions('intero.csv', whole, languages.IT, [cost('-3,66'), cost('-5,00')])
    for (const files of bothWays(settled, days)) {
      const { code, rows, said } = await reports.charges(...files)
      expect(soldIn(rows.filter(({ sku }) => sku !== '(conto)'))).toEqual({
        ...{ PRIMA: '1 61,00', DUE: '1 24,40', DOPO: '1 48,80' },
      })
      const words = said.join('\n')
      expect(words).toContain('3 movimenti sono anche in «a-metà.txt» e contano lì.')
      expect(words).toContain('2 movimenti di pagamenti che sono in «a-metà.txt» lì non si trovano')
      expect(words).toContain('1 movimento ha in «a-metà.txt» un altro importo')
      expect(code).toBe(1)
    }
  })

  it('tell a sale once that one report has as deferred and a later one as released, with no day or payout in common', async () => {
    const first = transactions('prima-metà.csv', [
      { ...early, day: 1, payout: '222' },
      { ...inBoth, day: 2, payout: '222', isDeferred: true },
    ])
    const second = transactions('seconda-metà.csv', [
      { ...inBoth, day: 20, payout: '333' },
      { ...next, day: 21, payout: '333' },
    ])
    for (const files of bothWays(first, second)) {
      const { code, rows } = await reports.charges(...files)
      expect([code, soldIn(rows)]).toEqual([
        0,
        { PRIMA: '1 61,00', DUE: '1 24,40', DOPO: '1 48,80' },
      ])
    }
  })

  it('without the number of the settlement are matched by order, and what has none is said to count twice or be missing', async () => {
    const settled = settlement('con-numero.txt', '222', [early, inBoth], -366)
    const sold = [
      { ...inBoth, day: 3, payout: '' },
      { ...next, payout: '' },
    ]
    const days = transactions('senza-numero.csv', sold)
    const storage = languages.IT.header.map(
      (_, at) =>
        ({
          ...{ 0: '10 ott 2026 04:00:00 UTC', 2: 'Costo di stoccaggio Logistica di Amazon' },
          ...{ 7: 'amazon.it', 25: '-2,44', 26: '-2,44' },
        })[at] ?? '',
    )
    const costs = transactions('con-costi.csv', sold, languages.IT, [storage])
    for (const files of bothWays(settled, days)) {
      const { code, rows } = await reports.charges(...files)
      expect([code, soldIn(rows.filter(({ sku }) => sku !== '(conto)'))]).toEqual([
        0,
        { PRIMA: '1 61,00', DUE: '1 24,40', DOPO: '1 48,80' },
      ])
    }
    for (const files of bothWays(settled, costs)) {
      const { code, said } = await reports.charges(...files)
      expect(code).toBe(1)
      expect(said.join('\n')).toContain(
        'Niente dice quali movimenti sono anche in «con-numero.txt»: alcuni possono contare due volte o mancare.',
      )
    }
  })
})

describe('Two reports of payments', () => {
  const shopify = 'Transaction Date,Type,Order,Payout Status,Payout ID,Amount,Fee,Net,Currency'
  const charge = (day: string, order: string, payout: string, amount: string) =>
    `2026-10-${day} 10:00:00 +0200,charge,${order},${payout === '' ? 'pending' : 'paid'},${payout},${amount},0.00,${amount},EUR`
  const incassi = async (...files: string[]) => {
    const { code, rows } = await reports.charges(...files)
    return [code, rows.map((row) => row.incassi).filter((one) => one !== '0,00')]
  }

  it('of two payouts between one another are two', async () => {
    const one = reports.put(
      'primo.csv',
      lines(shopify, charge('03', '#1', '71', '10.00'), charge('07', '#3', '71', '20.00')),
    )
    const two = reports.put(
      'secondo.csv',
      lines(shopify, charge('05', '#2', '72', '40.00'), charge('09', '#4', '72', '80.00')),
    )
    for (const files of bothWays(one, two)) expect(await incassi(...files)).toEqual([0, ['150,00']])
  })

  it('tell a payment once that one has as pending and the other as paid', async () => {
    const before = reports.put(
      'metà-mese.csv',
      lines(shopify, charge('03', '#1', '71', '10.00'), charge('07', '#3', '', '20.00')),
    )
    const after = reports.put(
      'mese.csv',
      lines(shopify, charge('07', '#3', '72', '20.00'), charge('09', '#4', '72', '80.00')),
    )
    for (const files of bothWays(before, after))
      expect(await incassi(...files)).toEqual([0, ['110,00']])
  })

  it('of PayPal and Stripe are matched by the number of each movement, whatever their days', async () => {
    const paypal = (...codes: string[]) =>
      lines(
        'Data,Tipo,Stato,Valuta,Lordo,Tariffa,Netto,Codice transazione',
        ...codes.map(
          (code) =>
            `05/10/2026,Pagamento Express Checkout,Completata,EUR,"10,00","0,00","10,00",${code}`,
        ),
      )
    const stripe = (...ids: string[]) =>
      lines(
        'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category',
        ...ids.map((id) => `${id},2026-10-05 09:00:00,eur,10.00,0.00,10.00,charge`),
      )
    for (const make of [paypal, stripe]) {
      const one = reports.put('uno.csv', make('A1', 'A2', 'A3'))
      const two = reports.put('due.csv', make('A3', 'A4'))
      expect(await incassi(one, two)).toEqual([0, ['40,00']])
    }
  })
})
