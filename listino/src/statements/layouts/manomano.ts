import type { StatementLayout } from '../layout.ts'

/** ManoMano's report of orders, with the commission of each. */
export const manomanoOrders: StatementLayout = {
  label: 'ManoMano, ordini',
  channel: 'manomano',
  ledger: 'manomano, ordini',
  currency: 'EUR',
  signature: ['order', 'type', ['amountvatincl'], ['commissionvatexcl'], 'total'],
  columns: { day: ['createdat'], type: ['type'], order: ['reference'] },
  amounts: [
    { part: 'sales', names: ['amountvatincl'] },
    { part: 'salesVAT', names: ['vatonproduct'], within: 'sales', tellsZero: true },
    { part: 'salesVAT', names: ['vatonshipping'], within: 'sales', tellsZero: true },
    { part: 'commission', names: ['commissionvatexcl'], isCharge: true },
    { part: 'feeVAT', names: ['vatoncommission'], isCharge: true },
  ],
  total: ['netamount'],
  types: [
    { is: 'sale', words: ['order'] },
    { is: 'refund', words: ['refund'] },
  ],
}

/** ManoMano's payouts: what they pay of orders is told by the report of orders, what they take besides is not. */
export const manomanoPayouts: StatementLayout = {
  label: 'ManoMano, versamenti',
  channel: 'manomano',
  ledger: 'manomano, versamenti',
  currency: 'EUR',
  signature: ['order', 'type', 'payout', 'day', 'total'],
  columns: {
    day: ['payout_date'],
    type: ['type'],
    order: ['reference'],
    payout: ['payout_reference'],
  },
  amounts: [],
  // A payout is the sum of what is net.
  total: ['net_amount', 'amount'],
  totalWithoutVAT: ['amount_vat_excl', 'amount_ht'],
  types: [
    { is: 'transfer', words: ['order', 'refund', 'payout'] },
    { is: 'subscription', words: ['subscription'] },
    {
      is: 'service',
      words: ['eco_contribution', 'eco_contribution_service', 'refund_penalty'],
    },
    { is: 'adjustment', words: ['adjustment'] },
  ],
}
