import type { StatementLayout } from '../layout.ts'

/** TikTok Shop's income workbook, the sheet «Order details». Fees that it doesn't name are within its total of fees. */
export const tiktokIncome: StatementLayout = {
  label: 'TikTok Shop, entrate',
  channel: 'tiktok',
  ledger: 'tiktok',
  signature: ['day', 'type', 'total', ['total revenue'], ['total fees']],
  columns: {
    day: ['statement date', 'order settled time'],
    type: ['type'],
    order: ['order/adjustment id', 'related order id'],
    payout: ['statement id'],
    sku: ['seller sku', 'sku id'],
    name: ['product name'],
    quantity: ['quantity'],
    currency: ['currency'],
  },
  amounts: [
    { part: 'sales', names: ['total revenue'] },
    { part: 'refunds', names: ['refund subtotal after seller discounts'], within: 'sales' },
    { part: 'other', names: ['total fees'] },
    // What buyers pay for shipping is told among the fees, above 0.
    { part: 'sales', names: ['customer shipping fee'], within: 'other' },
    {
      part: 'refunds',
      names: ['refunded customer shipping fee', 'refund customer shipping fee'],
      within: 'other',
    },
    {
      part: 'commission',
      names: ['tiktok shop commission fee', 'transaction fee', 'referral fee'],
      within: 'other',
    },
    {
      part: 'fulfilment',
      names: ['actual shipping fee', 'fbt fulfillment fee', 'fbt fulfilment fee'],
      within: 'other',
    },
    {
      part: 'advertising',
      names: [
        'affiliate commission',
        'affiliate shop ads commission',
        'affiliate partner commission',
      ],
      within: 'other',
    },
  ],
  total: ['total settlement amount'],
  types: [
    { is: 'sale', words: ['order'] },
    { is: 'refund', words: ['refund'] },
    { is: 'advertising', words: ['gmv payment for tiktok ads'] },
    { is: 'compensation', words: ['logistics reimbursement', 'platform reimbursement'] },
    { is: 'adjustment', words: ['adjustment'] },
  ],
}
