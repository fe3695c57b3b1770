import type { StatementLayout } from '../layout.ts'
import { adjustmentTypes } from './amazon-adjustments.ts'

/** Settlement Flat File V2: a row for each amount of each item, below one that says what the settlement comes to. */
export const amazonSettlement: StatementLayout = {
  label: 'Amazon, rapporto di pagamento (Flat File V2)',
  channel: 'amazon',
  ledger: 'amazon',
  signature: ['payout', 'type', 'detail', 'total', ['total-amount']],
  columns: {
    day: ['posted-date-time', 'posted-date'],
    type: ['amount-type'],
    detail: ['amount-description'],
    event: ['transaction-type'],
    order: ['order-id'],
    sku: ['sku'],
    quantity: ['quantity-purchased'],
    store: ['marketplace-name'],
    currency: ['currency'],
    payout: ['settlement-id'],
  },
  amounts: [{ part: 'sales', names: ['amount'] }],
  total: ['amount'],
  announced: ['total-amount'],
  mergesRows: true,
  goods: /^(?:principal|tax)$/,
  refunds: ['refund', 'chargeback refund', 'a-to-z guarantee refund', 'refund_retrocharge'],
  types: [
    { is: 'sale', words: ['itemprice'], detail: /^principal$/ },
    { is: 'saleVAT', words: ['itemprice', 'promotion'], detail: /tax/ },
    { is: 'extra', words: ['itemprice', 'promotion'] },
    { is: 'withheldVAT', words: ['itemwithheldtax'] },
    { is: 'digital', words: ['itemfees'], detail: /digitalservicesfee/ },
    { is: 'keptShipping', words: ['itemfees'], detail: /^(?:shipping|giftwrap)chargeback/ },
    { is: 'fulfilment', words: ['itemfees'], detail: /^fba/ },
    { is: 'commission', words: ['itemfees'] },
    { is: 'advertising', words: ['cost of advertising', 'costofadvertising'] },
    {
      is: 'advertising',
      words: ['coupon redemption fee', 'lightning deal fee', 'couponredemptionfee'],
    },
    { is: 'compensation', words: ['fba inventory reimbursement', 'safe-t reimbursement'] },
    {
      is: 'reserve',
      words: ['other-transaction'],
      detail: /reserve|payable to amazon|balance|deferred transaction/,
    },
    { is: 'transfer', words: ['other-transaction'], detail: /^transfer/ },
    { is: 'subscription', words: ['other-transaction'], detail: /subscription/ },
    ...adjustmentTypes(['other-transaction']),
    { is: 'storage', words: ['other-transaction'], detail: /storage|inventoryplacement/ },
    { is: 'fulfilment', words: ['other-transaction'], detail: /^fba|removal|disposal|inbound/ },
  ],
}
