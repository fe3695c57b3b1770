import type { StatementLayout } from '../layout.ts'

/** Transactions of Shopify Payments. Orders paid in another way are not in it. */
export const shopifyPayments: StatementLayout = {
  label: 'Shopify Payments, transazioni',
  channel: 'shopify',
  ledger: 'shopify',
  signature: [
    ['transaction date', 'payout date', 'data della transazione'],
    ['type', 'tipo'],
    ['order', 'ordine'],
    ['amount', 'importo'],
    ['fee', 'commissione'],
    ['net', 'netto'],
  ],
  columns: {
    day: ['transaction date', 'data della transazione', 'payout date'],
    type: ['type', 'tipo'],
    order: ['order', 'ordine'],
    payout: ['payout id', 'id pagamento', 'id del pagamento'],
    currency: ['currency', 'valuta'],
  },
  amounts: [
    { part: 'sales', names: ['amount', 'importo'] },
    { part: 'commission', names: ['fee', 'commissione'], isCharge: true },
  ],
  total: ['net', 'netto'],
  hasSellersOrders: true,
  ignored: ['vat', 'iva'],
  types: [
    { is: 'sale', words: ['charge', 'addebito'] },
    {
      is: 'refund',
      words: ['refund', 'rimborso', 'chargeback', 'dispute', 'chargeback won', 'refund_failure'],
    },
    { is: 'adjustment', words: ['adjustment', 'rettifica', 'credit', 'debit'] },
    {
      is: 'transfer',
      words: ['payout', 'payout_failure', 'payout_cancellation', 'transfer', 'pagamento'],
    },
    { is: 'reserve', words: ['reserve', 'reserved_funds', 'riserva'] },
  ],
}
