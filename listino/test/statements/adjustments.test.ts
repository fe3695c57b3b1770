import { afterAll, describe, expect, it } from 'vitest'
import { readStatements } from '../../src/statements/books.ts'
import { openStatement } from '../../src/statements/statement.ts'
import { sourceOf } from '../../src/table/source.ts'
import { amazonFile, italianHeader, italianRow, preamble } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

type Row = Parameters<typeof italianRow>[0]

const when = { 'Data/Ora:': '5 ott 2026 10:00:00 UTC', Marketplace: 'amazon.it' }

const reportOf = (...rows: Row[]) =>
  reports.put(
    'modifiche.csv',
    amazonFile([...preamble, [...italianHeader], ...rows.map(italianRow)]),
  )

const adjustment = (Tipo: string, Descrizione: string, more: Row = {}): Row => ({
  ...{ ...when, Tipo, Descrizione, Altro: '122,00', totale: '122,00' },
  ...more,
})

describe("Amazon's adjustments", () => {
  it.each([
    ['Modifica', 'Esborso non riuscito'],
    ['Modifica', 'Trasferimento di fondi non riuscito'],
    ['Adjustment', 'Failed disbursement'],
    ['Anpassung', 'Fehlgeschlagene Auszahlung'],
    ['Ajustement', 'Echec du versement'],
    ['Ajuste', 'Desembolso fallido'],
  ])('«%s · %s» undoes a transfer, and is neither revenue nor cost', async (type, words) => {
    const { code, rows } = await reports.charges(reportOf(adjustment(type, words)))
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ nome: 'trasferimenti', altri_costi: '0,00', guadagno: '0,00' }])
  })

  it.each([
    ['Modifica', 'Riaddebito acquirente'],
    ['Adjustment', 'Buyer Recharge'],
    ['Anpassung', 'Käufer Wiedereinzug'],
    ['Ajustement', 'Facturation du client'],
    ['Ajuste', 'Recargo al comprador'],
  ])('«%s · %s» is paid by a buyer, with VAT', async (type, words) => {
    const { code, rows } = await reports.charges(reportOf(adjustment(type, words)))
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ nome: 'riaddebiti', incassi: '122,00', ricavi: '100,00' }])
  })

  it.each([
    ['Modifica', 'Recupero garanzia dalla A alla Z'],
    ['Adjustment', 'A-to-z Guarantee Recovery'],
    ['Anpassung', 'Rückforderung der A-bis-Z-Garantie'],
    ['Ajustement', 'Recouvrement de la garantie A-à-Z'],
    ['Ajuste', 'Recuperación de garantía de la A a la Z'],
  ])('«%s · %s» is less given back, with VAT', async (type, words) => {
    const { code, rows } = await reports.charges(reportOf(adjustment(type, words)))
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ rimborsi: '-122,00', ricavi: '100,00', costo: '0,00' }])
  })

  it.each([
    ['Modifica', "Risarcimento dell'inventario di Logistica di Amazon - Smarrito", 'risarcimenti'],
    ['Adjustment', 'FBA Inventory Reimbursement - Lost:Warehouse', 'risarcimenti'],
    ['Anpassung', 'Versand durch Amazon Erstattung – Beschädigt', 'risarcimenti'],
    ['Ajustement', 'Remboursement stock Expédié par Amazon - Perdu', 'risarcimenti'],
    ['Ajuste', 'Reembolso de inventario de Logística de Amazon', 'risarcimenti'],
    ['Adjustment', 'FBA Inventory Reimbursement - Fee Correction', 'logistica'],
    ['Adjustment', 'Non-subscription Fee Adjustment', 'altri costi'],
    ['Adjustment', 'Current Reserve Amount', 'riserve e saldi'],
  ])('«%s · %s» is told as «%s»', async (type, words, name) => {
    const { code, rows } = await reports.charges(reportOf(adjustment(type, words)))
    expect([code, rows.map(({ nome }) => nome)]).toEqual([0, [name]])
  })

  it('of the VAT of a compensation are set aside, and are none', async () => {
    const { code, rows } = await reports.charges(
      reportOf(adjustment('Modifica', 'Rimborso per inventario - Correzione IVA')),
    )
    expect([code, rows]).toEqual([1, []])
  })

  it('that no table knows are set aside with their words, never counted by their type', async () => {
    const report = reportOf(adjustment('Modifica', 'Correzione IVA UE'), adjustment('Modifica', ''))
    const { code, rows, said } = await reports.charges(report)
    expect([code, rows]).toEqual([1, []])
    expect(said.join('\n')).toContain('non conosciamo il tipo «Modifica · Correzione IVA UE»')
    const told = await reports.charges(
      report,
      ...[
        '--voce',
        'modifica · correzione iva ue=IVA trattenuta',
        '--voce',
        'Modifica=riserve e saldi',
      ],
    )
    expect(told.said.join('\n')).not.toContain('messa da parte')
  })
})

describe('What pieces cost that are gone', () => {
  const costs = reports.put('costi.csv', 'SKU;Costo\nTAZZA;5,00\n')
  const order = { ...when, 'Numero ordine': '404-1', SKU: 'TAZZA', Quantità: '1' }
  const sale = { ...order, Tipo: 'Ordine', Vendite: '24,40', totale: '24,40' }
  const refund = { ...order, Tipo: 'Rimborso', Vendite: '-24,40', totale: '-24,40' }
  const again = { Altro: '24,40', totale: '24,40' }
  const paidFor = (more: Row) =>
    adjustment('Modifica', 'Rimborso per inventario FBA', { SKU: 'TAZZA', Quantità: '1', ...more })
  const part = { ...refund, Vendite: '-6,00', totale: '-6,00' }
  const compensated = paidFor({ 'Numero ordine': '404-1' })
  const takenBack = paidFor({ 'Numero ordine': '404-1', Altro: '-9,00', totale: '-9,00' })
  const inOtherOrder = (row: Row): Row => ({ ...row, 'Numero ordine': '404-2' })
  const costOf = async (rows: Row[], ...args: string[]) => {
    const {
      code,
      rows: found,
      said,
    } = await reports.charges(...[reportOf(...rows), '--costi', costs, ...args])
    return { code, cost: found[0]?.costo, basis: found[0]?.misurato, said: said.join('\n') }
  }

  it.each([
    ['sold', [sale], '5,00'],
    ['sold and come back', [sale, refund], '0,00'],
    [
      'paid back, never come, paid for',
      [sale, refund, paidFor({ 'Numero ordine': '404-1' })],
      '5,00',
    ],
    ['lost in the warehouse', [paidFor({})], '5,00'],
    ['three of them lost, one sold', [sale, paidFor({ Quantità: '3' })], '20,00'],
    ['lost, and found again', [paidFor({}), paidFor({ Altro: '-9,00', totale: '-9,00' })], '0,00'],
    [
      'paid back, and charged to the buyer again',
      [sale, refund, { ...order, ...adjustment('Modifica', 'Riaddebito acquirente', again) }],
      '5,00',
    ],
    ['kept, paid back in part, and compensated', [sale, part, compensated], '5,00'],
    [
      'kept and compensated beside those of another order, sold and come back',
      [sale, part, compensated, inOtherOrder(sale), inOtherOrder(refund)],
      '5,00',
    ],
    [
      'kept, with a compensation that is taken back and paid anew',
      [sale, part, compensated, takenBack, compensated],
      '5,00',
    ],
    ['sent again for free, and compensated', [sale, compensated], '10,00'],
  ])('is theirs where they are %s', async (_, rows, cost) => {
    expect((await costOf(rows)).cost).toBe(cost)
  })

  it('is that of one piece, however many of those that come back are sold again', async () => {
    const rows = [sale, refund, paidFor({ 'Numero ordine': '404-1' })]
    const { cost, basis } = await costOf(rows, '--rivendibili', '60')
    expect(cost).toBe('5,00')
    expect(basis).toContain('costo (con 1 pezzo risarcito)')
  })

  it('is that of one piece in all months together, whichever its refund and its compensation are of', async () => {
    const of = (month: string, row: Row): Row => ({
      ...row,
      'Data/Ora:': `5 ${month} 2026 10:00:00 UTC`,
    })
    const text = amazonFile(
      [
        ...preamble,
        [...italianHeader],
        ...[
          of('nov', compensated),
          of('set', sale),
          of('ott', part),
          of('ott', inOtherOrder(sale)),
        ],
        ...[of('nov', inOtherOrder(refund)), of('dic', inOtherOrder(compensated))],
      ].map((row) => (Array.isArray(row) ? row : italianRow(row))),
    )
    const opened = await openStatement(sourceOf(new Blob([text]), 'mesi.csv'))
    const { ledger } = await readStatements([opened])
    const goneIn = (month: string) =>
      ledger.lines(month).map(({ sold, returned, notBack }) => sold - returned + notBack)
    expect(['2026-09', '2026-10', '2026-11', '2026-12', ''].map(goneIn)).toEqual([
      [1],
      [1],
      [-1],
      [1],
      [2],
    ])
  })

  it('is told where a compensation says no pieces', async () => {
    const { cost, basis, said } = await costOf([sale, paidFor({ Quantità: '' })])
    expect(cost).toBe('5,00')
    expect(basis).toContain('costo (1 risarcimento senza il numero di pezzi)')
    expect(said).toContain('1 risarcimento non dice per quale articolo o per quanti pezzi')
  })

  it.each([
    ['no article', { SKU: '' }],
    ['no pieces', { Quantità: '' }],
    ['0 pieces', { Quantità: '0' }],
  ])('is not sure where the compensation of an order tells %s', async (_, more) => {
    const rows = [sale, refund, paidFor({ 'Numero ordine': '404-1', ...more })]
    const { code, said } = await costOf(rows)
    expect(code).toBe(1)
    expect(said).toContain('1 risarcimento non dice per quale articolo o per quanti pezzi')
  })
})
