import type { StatementLayout } from '../layout.ts'
import { balanceAdjustments } from './balance-adjustments.ts'

/**
 * Seller Hub, «Transaction report». The English headers are from real files; of the Italian ones those of orders and fees are,
 * the others are our translation: where a file's differ its rows don't add up, and are named.
 */
export const ebayTransactions: StatementLayout = {
  label: 'eBay, rapporto transazioni',
  channel: 'ebay',
  ledger: 'ebay',
  accountAbove: ['seller', 'venditore'],
  signature: ['day', 'type', 'total', 'order'],
  columns: {
    day: [
      'transaction creation date',
      'data di creazione della transazione',
      'data creazione transazione',
    ],
    type: ['type', 'tipo'],
    detail: ['description', 'descrizione'],
    order: ['order number', 'numero ordine'],
    sku: ['custom label', 'etichetta personalizzata'],
    listing: ['item id', 'id oggetto'],
    name: ['item title', "titolo dell'oggetto", 'titolo oggetto', 'titolo'],
    quantity: ['quantity', 'quantità'],
    payout: ['payout id', 'id pagamento', 'id del pagamento'],
    currency: ['payout currency', 'valuta del pagamento', 'valuta di pagamento'],
  },
  amounts: [
    { part: 'sales', names: ['item subtotal', 'subtotale oggetto', "subtotale dell'oggetto"] },
    {
      part: 'sales',
      names: [
        'shipping and handling',
        'postage and packaging',
        'spedizione e imballaggio',
        'spese di spedizione',
      ],
    },
    { part: 'sales', names: ['seller collected tax', 'imposta riscossa dal venditore'] },
    {
      part: 'commission',
      of: 'order',
      names: [
        'final value fee - fixed',
        'final value fee – fixed',
        'commissione sul valore finale - fissa',
        'commissione sul valore finale – fissa',
      ],
    },
    {
      part: 'commission',
      names: [
        'final value fee - variable',
        'final value fee – variable',
        'commissione sul valore finale - variabile',
        'commissione sul valore finale – variabile',
      ],
    },
    {
      part: 'commission',
      names: ['regulatory operating fee', "tariffa per l'adeguamento normativo"],
    },
    { part: 'commission', names: ['very high "item not as described" fee', 'very high fee'] },
    { part: 'commission', names: ['below standard performance fee'] },
    {
      part: 'commission',
      names: ['international fee', 'commissione internazionale', 'tariffa internazionale'],
    },
    { part: 'other', names: ['charity donation', 'donazione in beneficenza'] },
    { part: 'other', names: ['deposit processing fee'] },
  ],
  total: ['net amount', 'importo netto'],
  hasItemRows: true,
  infersSales: true,
  types: [
    { is: 'sale', words: ['order', 'ordine'] },
    {
      is: 'refund',
      words: [
        'refund',
        'rimborso',
        'claim',
        'reclamo',
        'payment dispute',
        'contestazione del pagamento',
      ],
    },
    {
      is: 'transfer',
      words: [
        'payout',
        'secondary payout',
        'pagamento',
        'pagamento secondario',
        'transfer',
        'trasferimento',
      ],
    },
    // What the balance doesn't cover is taken from the bank, beside the row of what it is for.
    { is: 'transfer', words: ['charge', 'addebito'], sign: 'received' },
    { is: 'reserve', words: ['hold', 'trattenuta', 'reserve', 'riserva'] },
    { is: 'label', words: ['shipping label', 'postage label', 'etichetta di spedizione'] },
    {
      is: 'advertising',
      words: ['other fee', 'altra tariffa', 'altre tariffe', 'charge', 'addebito'],
      detail: /promoted|\bad fee|advertis|sponsorizzat|inserzioni/,
    },
    {
      is: 'subscription',
      words: ['other fee', 'altra tariffa', 'altre tariffe', 'charge', 'addebito'],
      detail: /subscription|\bstore\b|abbonamento|negozio/,
    },
    { is: 'service', words: ['other fee', 'altra tariffa', 'altre tariffe'] },
    ...balanceAdjustments(['adjustment', 'rettifica', 'credit', 'accredito']),
  ],
}
