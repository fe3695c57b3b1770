import type { StatementLayout } from '../layout.ts'
import { balanceAdjustments } from './balance-adjustments.ts'

/** Etsy's statement of a month. Deposits name no amount: what they moved is no part of the file's total. */
export const etsyStatement: StatementLayout = {
  label: 'Etsy, estratto conto',
  channel: 'etsy',
  ledger: 'etsy',
  signature: ['day', 'type', 'detail', ['info'], ['fees & taxes'], 'total'],
  columns: {
    day: ['date'],
    type: ['type'],
    detail: ['title', 'description'],
    order: ['info', 'title', 'description'],
    currency: ['currency'],
  },
  amounts: [
    { part: 'sales', names: ['amount'] },
    { part: 'commission', names: ['fees & taxes'] },
  ],
  // A sale names it in its title, what belongs to it beside that.
  orderWithin: /order #\d+/i,
  total: ['net'],
  types: [
    { is: 'sale', words: ['sale'] },
    { is: 'refund', words: ['refund'] },
    { is: 'withheldVAT', words: ['tax', 'vat'], detail: /paid by buyer|sales tax/ },
    { is: 'feeVAT', words: ['vat', 'tax'], detail: /^(?:vat|credit for vat|iva)/ },
    { is: 'advertising', words: ['marketing'] },
    { is: 'advertising', words: ['fee'], detail: /offsite ads|etsy ads/ },
    { is: 'subscription', words: ['fee', 'subscription'], detail: /subscription|etsy plus/ },
    { is: 'commission', words: ['fee', 'transaction', 'listing'] },
    { is: 'label', words: ['shipping'] },
    ...balanceAdjustments(['adjustment']),
    { is: 'transfer', words: ['deposit', 'payment'] },
    { is: 'reserve', words: ['reserve', 'recoupment'] },
  ],
}
