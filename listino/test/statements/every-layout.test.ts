import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatements } from '../../src/statements/books.ts'
import { openStatement } from '../../src/statements/statement.ts'
import { textFile } from '../files.ts'
import { amazonFile, italianHeader } from './amazon-files.ts'

/** One movement of a report: which of its kinds, on which day of October, how much. */
type Move = { of: number; day: number; cents: number; at: number }

type Cells = Readonly<Record<string, string>>

type Report = {
  header: readonly string[]
  delimiter: string
  /** What stands above the header. */
  above?: readonly string[]
  blank?: string
  mark?: string
  /** The rows of each kind of movement, and what each comes to for an amount. */
  kinds: readonly ((move: Move, money: (cents: number) => string) => readonly Cells[])[]
}

const two = (number: number) => String(number).padStart(2, '0')
const iso = ({ day }: Move) => `2026-10-${two(day)}`

const cut = (text: string, delimiter: string) => text.split(delimiter)

const amazonRow = (Tipo: string, column: string, more: Cells = {}) =>
  ((move, money) => [
    {
      ...{ 'Data/Ora:': `${move.day} ott 2026 1${move.at % 10}:00:00 UTC`, Tipo },
      ...{ 'Numero pagamento': move.day < 15 ? '501' : '502', Marketplace: 'amazon.it' },
      ...{ [column]: money(move.cents), totale: money(move.cents) },
      ...more,
      ...('SKU' in more && { 'Numero ordine': `404-${move.at}`, Quantità: '1' }),
    },
  ]) satisfies Report['kinds'][number]

const row =
  (cells: (move: Move, money: (cents: number) => string) => Cells): Report['kinds'][number] =>
  (move, money) => [cells(move, money)]

const ebay = (more: (move: Move, money: (cents: number) => string) => Cells) =>
  row((move, money) => ({
    'Transaction creation date': `${move.day} Oct 2026`,
    'Payout currency': 'EUR',
    'Net amount': money(move.cents),
    ...more(move, money),
  }))

const reports: Readonly<Record<string, Report>> = {
  'Amazon, transactions': {
    header: italianHeader,
    delimiter: ',',
    above: ['Tutti gli importi in EUR'],
    mark: ',',
    kinds: [
      amazonRow('Ordine', 'Vendite', { SKU: 'A' }),
      amazonRow('Rimborso', 'Vendite', { SKU: 'A' }),
      amazonRow('Ordine', 'Vendite', { SKU: 'B', 'Stato della transazione': 'Differito' }),
      amazonRow('Modifica', 'Altro', { SKU: 'A', Descrizione: 'Rimborso per inventario FBA' }),
      amazonRow('Modifica', 'Altro', { Descrizione: 'Esborso non riuscito' }),
      amazonRow('Modifica', 'Altro', { Descrizione: 'Mai vista' }),
      amazonRow('Costo di stoccaggio Logistica di Amazon', 'Altro'),
      amazonRow('Trasferimento', 'Altro'),
      amazonRow('Mai visto', 'Altro'),
    ],
  },
  'eBay, transactions': {
    header: cut(
      'Transaction creation date,Type,Order number,Net amount,Payout currency,Payout ID,Item ID,Custom label,Quantity,Item subtotal,Final Value Fee - variable,Description',
      ',',
    ),
    delimiter: ',',
    above: ['Seller,bottega'],
    blank: '--',
    kinds: [
      ebay(({ at, cents }, money) => ({
        ...{ Type: 'Order', 'Order number': `1-${at}`, 'Item ID': '7', 'Custom label': 'A' },
        ...{ Quantity: '1', 'Item subtotal': money(cents + 50) },
        'Final Value Fee - variable': '-0.50',
      })),
      ({ at, day, cents }, money) => {
        const own = {
          ...{ 'Transaction creation date': `${day} Oct 2026`, 'Payout currency': 'EUR' },
          ...{ Type: 'Order', 'Order number': `2-${at}` },
        }
        const item = (label: string, part: number) => ({
          ...{ ...own, 'Item ID': label, 'Custom label': label, Quantity: '1' },
          'Item subtotal': money(part),
        })
        return [{ ...own, 'Net amount': money(cents) }, item('B', cents - 7), item('C', 7)]
      },
      ebay(({ at }) => ({ Type: 'Refund', 'Order number': `3-${at}`, 'Custom label': 'A' })),
      ebay(() => ({ Type: 'Other fee', Description: 'Promoted Listings fee' })),
      ebay(() => ({ Type: 'Adjustment', Description: 'Odd' })),
      ebay(() => ({ Type: 'Payout', 'Payout ID': '9' })),
    ],
  },
  'Etsy, statement': {
    header: cut('Date;Type;Title;Info;Currency;Amount;Fees & Taxes;Net', ';'),
    delimiter: ';',
    blank: '--',
    kinds: (
      [
        ['Sale', 'Payment for Order #', 'Amount'],
        ['Refund', 'Refund for Order #', 'Amount'],
        ['Fee', 'Listing fee', 'Fees & Taxes'],
        ['Marketing', 'Etsy Ads', 'Fees & Taxes'],
        ['Odd', 'Nothing known', 'Amount'],
      ] as const
    ).map(([Type, title, column]) =>
      row(({ day, at, cents }, money) => ({
        ...{ Date: `${day} October, 2026`, Type, Currency: 'EUR' },
        Title: title.endsWith('#') ? `${title}${at}` : title,
        ...{ [column]: money(cents), Net: money(cents) },
      })),
    ),
  },
  'Shopify Payments': {
    header: cut('Transaction Date,Type,Order,Payout ID,Amount,Fee,Net,Currency', ','),
    delimiter: ',',
    kinds: ['charge', 'refund', 'adjustment', 'payout', 'odd'].map((Type) =>
      row((move, money) => ({
        ...{ 'Transaction Date': iso(move), Type, Currency: 'EUR' },
        ...{ Order: move.of < 2 ? `#${move.at}` : '', 'Payout ID': move.day < 9 ? '71' : '' },
        ...{ Amount: money(move.cents + 30), Fee: '0.30', Net: money(move.cents) },
      })),
    ),
  },
  'ManoMano, orders': {
    header: cut('reference;type;createdAt;amountVatIncl;commissionVatExcl;netAmount', ';'),
    delimiter: ';',
    kinds: ['ORDER', 'REFUND', 'ODD'].map((type) =>
      row((move, money) => ({
        ...{ reference: `M${move.at}`, type, createdAt: iso(move) },
        ...{ amountVatIncl: money(move.cents + 90), commissionVatExcl: '0.90' },
        netAmount: money(move.cents),
      })),
    ),
  },
  'ManoMano, payouts': {
    header: cut('REFERENCE;TYPE;PAYOUT_REFERENCE;PAYOUT_DATE;AMOUNT', ';'),
    delimiter: ';',
    kinds: ['ORDER', 'SUBSCRIPTION', 'ECO_CONTRIBUTION', 'ODD'].map((TYPE) =>
      row((move, money) => ({
        ...{ REFERENCE: TYPE === 'ORDER' ? `M${move.at}` : '', TYPE, AMOUNT: money(move.cents) },
        ...{ PAYOUT_REFERENCE: `P${move.day}`, PAYOUT_DATE: iso(move) },
      })),
    ),
  },
  'TikTok Shop, income': {
    header: cut(
      'Statement Date,Statement ID,Currency,Type,Order/adjustment ID,SKU ID,Quantity,Total settlement amount,Total Revenue,Total Fees',
      ',',
    ),
    delimiter: ',',
    kinds: ['Order', 'Refund', 'Logistics reimbursement', 'Odd'].map((Type) =>
      row((move, money) => ({
        ...{ 'Statement Date': iso(move), 'Statement ID': `S${move.day}`, Currency: 'EUR', Type },
        ...{ 'Order/adjustment ID': `T${move.at}`, 'SKU ID': 'A', Quantity: '1' },
        ...{ 'Total settlement amount': money(move.cents), 'Total Fees': '-0.20' },
        'Total Revenue': money(move.cents + 20),
      })),
    ),
  },
  Mirakl: {
    header: cut(
      'Date de création;Numéro de commande;Numéro de facture;Quantité;SKU Offre;Type;Montant;Débit;Crédit;Solde;Devise;ID boutique;Canal de diffusion',
      ';',
    ),
    delimiter: ';',
    kinds: ['Montant de commande', 'Frais de port', 'Commission', 'Paiement', 'Mystère'].map(
      (Type) =>
        row((move, money) => ({
          ...{ 'Date de création': `${two(move.day)}/10/2026`, Type, Montant: money(move.cents) },
          ...{ Devise: 'EUR', 'ID boutique': '7', 'Canal de diffusion': 'Italie' },
          ...(move.of < 3 && {
            ...{ 'Numéro de commande': `D${move.at}`, Quantité: '1', 'SKU Offre': 'A' },
          }),
        })),
    ),
  },
  PayPal: {
    header: cut('Data;Tipo;Valuta;Lordo;Tariffa;Netto;Codice transazione', ';'),
    delimiter: ';',
    mark: ',',
    kinds: ['Storno di pagamento', 'Altra tariffa', 'Prelievo generico', 'Mai visto'].map((Tipo) =>
      row((move, money) => ({
        ...{ Data: `${two(move.day)}/10/2026`, Tipo, Valuta: 'EUR', Lordo: money(move.cents + 35) },
        ...{ Tariffa: '-0,35', Netto: money(move.cents), 'Codice transazione': `C${move.at}` },
      })),
    ),
  },
  Stripe: {
    header: cut(
      'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,description',
      ',',
    ),
    delimiter: ',',
    kinds: ['charge', 'refund', 'payout', 'fee', 'other_adjustment'].map((category) =>
      row((move, money) => ({
        ...{ balance_transaction_id: `t${move.at}`, created_utc: iso(move), currency: 'eur' },
        ...{ gross: money(move.cents + 10), fee: '0.10', net: money(move.cents) },
        reporting_category: category,
      })),
    ),
  },
  Satispay: {
    header: ['payment_date', 'total_amount', 'description'],
    delimiter: ',',
    kinds: [
      row((move, money) => ({
        ...{ payment_date: iso(move), total_amount: money(move.cents) },
        description: `Ordine ${move.at}`,
      })),
    ],
  },
}

const fileOf = (report: Report, rows: readonly Cells[]) => {
  const { header, delimiter, above = [], blank = '' } = report
  const cells = rows.map((one) =>
    header.map((title) => one[title] ?? blankOf(report, title, blank)),
  )
  if (header === italianHeader)
    return textFile(amazonFile([[...above], [...header], ...cells.map((one) => [...one])]))
  const lines = [...above, ...[[...header], ...cells].map((one) => one.join(delimiter)), '']
  return textFile(lines.join('\n'))
}

const blankOf = ({ header }: Report, title: string, blank: string) =>
  header === italianHeader && italianHeader.indexOf(title as never) > 12 ? '' : blank

const read = async (report: Report, ...files: (readonly Cells[])[]) => {
  const opened = files
    .filter((rows) => rows.length > 0)
    .map((rows) => openStatement(fileOf(report, rows)))
  return readStatements(await Promise.all(opened))
}

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0)

const movesOf = ({ kinds }: Report) =>
  fc
    .array(
      fc.record({
        of: fc.integer({ min: 0, max: kinds.length - 1 }),
        day: fc.integer({ min: 1, max: 28 }),
        cents: fc.integer({ min: 1000, max: 90_000 }),
      }),
      { minLength: 1, maxLength: 14 },
    )
    .map((moves) => moves.map((move, at): Move => ({ ...move, at })))

const rowsOf = (report: Report, move: Move): readonly Cells[] =>
  report.kinds[move.of]?.(move, (cents) =>
    (cents / 100).toFixed(2).replace('.', report.mark ?? '.'),
  ) ?? []

type Read = Awaited<ReturnType<typeof read>>

const countedIn = ({ read: books }: Read) =>
  sum(
    books.map(({ balance }) => {
      const { articles, account, transfers, setAside } = balance.of('EUR')
      return articles + account + transfers + setAside
    }),
  )

/** What articles and the account come to, and rows that are set aside. */
const inResults = ({ ledger, read: books }: Read) =>
  sum(ledger.lines().flatMap(({ amounts }) => Object.values(amounts))) +
  sum(books.map(({ balance }) => balance.of('EUR').setAside))

const isSure = ({ read: books }: Read) =>
  books.every(({ balance }) => balance.isEven && balance.isSure)

describe.each(Object.entries(reports))('%s', (_, report) => {
  it('comes to its rows of every type, in any order: articles and account together, to the cent', () =>
    fc.assert(
      fc.asyncProperty(movesOf(report), fc.gen(), async (moves, any) => {
        const rows = moves.flatMap((move) => rowsOf(report, move))
        const found = await read(report, any(fc.shuffledSubarray, rows, { minLength: rows.length }))
        expect(isSure(found)).toBe(true)
        expect(countedIn(found)).toBe(sum(moves.map(({ cents }) => cents)))
        expect(inResults(found)).toBe(countedIn(found))
        expect(found.read[0]?.balance.rowCounts.all).toBe(rows.length)
      }),
      { numRuns: 25 },
    ))

  it('cut in two comes to the same, or it is said that some may count twice or be missing', () =>
    fc.assert(
      fc.asyncProperty(movesOf(report), fc.gen(), async (moves, any) => {
        const all = moves.flatMap((move) => rowsOf(report, move))
        const rows = any(fc.shuffledSubarray, all, { minLength: all.length })
        const end = any(fc.integer, { min: 0, max: rows.length })
        const found = await read(report, rows.slice(0, end), rows.slice(end))
        if (isSure(found)) {
          expect(countedIn(found)).toBe(sum(moves.map(({ cents }) => cents)))
          expect(inResults(found)).toBe(countedIn(found))
        }
      }),
      { numRuns: 40 },
    ))

  it('and a later one that begins within it count once what both tell', () =>
    fc.assert(
      fc.asyncProperty(movesOf(report), fc.gen(), async (made, any) => {
        const moves = made.toSorted((one, other) => one.day - other.day)
        const first = any(fc.integer, { min: 1, max: 28 })
        const last = any(fc.integer, { min: first, max: 28 })
        const rowsIn = (from: number, to: number) =>
          moves
            .filter(({ day }) => day >= from && day <= to)
            .flatMap((move) => rowsOf(report, move))
        const found = await read(report, rowsIn(1, last), rowsIn(first, 28))
        expect(isSure(found)).toBe(true)
        expect(countedIn(found)).toBe(sum(moves.map(({ cents }) => cents)))
        expect(inResults(found)).toBe(countedIn(found))
      }),
      { numRuns: 40 },
    ))
})
