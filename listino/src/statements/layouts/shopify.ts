import type { StatementLayout } from '../layout.ts'

/** Transactions of Shopify Payments. Orders paid in another way are not in it. */
export const shopifyPayments: StatementLayout = {
  label: 'Shopify Payments, transazioni',
  channel: 'shopify',
  ledger: 'shopify',
  signature: ['day', 'type', 'order', ['amount', 'importo'], ['fee', 'commissione'], 'total'],
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
    // What a buyer pays of an order with Shopify's own credit, which Shopify pays to the seller.
    { is: 'extra', words: ['shop_cash_credit', 'shop cash credit', 'shop_cash_credit_reversal'] },
    {
      is: 'extraRefund',
      words: [
        'shop_cash_refund_debit',
        'shop cash refund debit',
        'shop_cash_refund_debit_reversal',
      ],
    },
    {
      is: 'label',
      words: [
        'shipping_label',
        'shipping label',
        'shipping_label_adjustment',
        'shipping_label_adjustment_base',
        'shipping_label_adjustment_surcharge',
      ],
    },
    {
      is: 'refund',
      words: [
        'refund',
        'rimborso',
        'chargeback',
        'dispute',
        'dispute_withdrawal',
        'dispute_reversal',
        'chargeback won',
        'refund_failure',
      ],
    },
    { is: 'adjustment', words: ['adjustment', 'rettifica', 'credit', 'debit'] },
    {
      is: 'transfer',
      words: ['payout', 'payout_failure', 'payout_cancellation', 'transfer', 'pagamento'],
    },
    { is: 'reserve', words: ['reserve', 'reserved_funds', 'riserva'] },
  ],
}
