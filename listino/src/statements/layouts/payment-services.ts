import type { StatementLayout } from '../layout.ts'
import { balanceAdjustments } from './balance-adjustments.ts'

/**
 * PayPal's activity and its statement, in Italian and English. Payments that were made are none of its types: whoever pays
 * says what for. Conversions and holds move money within the account.
 */
export const paypal: StatementLayout = {
  label: 'PayPal, attività',
  channel: 'paypal',
  isMonthFirst: false,
  ledger: 'paypal',
  signature: [
    'day',
    'type',
    'currency',
    ['lordo', 'gross'],
    ['tariffa', 'fee'],
    'total',
    ['codice transazione', 'transaction id', 'fuso orario', 'time zone', 'timezone'],
  ],
  columns: {
    day: ['data', 'date'],
    type: ['tipo', 'type', 'descrizione', 'description'],
    status: ['stato', 'status', 'impatto sul saldo', 'balance impact'],
    order: [
      'n° ordine commerciante',
      'numero fattura',
      'invoice number',
      'codice transazione',
      'transaction id',
    ],
    currency: ['valuta', 'currency'],
    number: ['codice transazione', 'transaction id'],
  },
  hasSellersOrders: true,
  amounts: [
    { part: 'sales', names: ['lordo', 'gross'] },
    { part: 'commission', names: ['tariffa', 'fee'] },
  ],
  total: ['netto', 'net'],
  void: [
    'memo',
    'in sospeso',
    'pending',
    'annullata',
    'annullato',
    'canceled',
    'cancelled',
    'rifiutata',
    'rifiutato',
    'denied',
    'scaduta',
    'scaduto',
    'expired',
    'non riuscita',
    'failed',
  ],
  types: [
    {
      is: 'sale',
      sign: 'received',
      words: [
        'pagamento express checkout',
        'express checkout payment',
        'pagamento su sito web',
        'pagamento da sito web',
        'website payment',
        'pagamento da cellulare',
        'mobile payment',
        'pagamento generico',
        'general payment',
        'pagamento diretto con carta di credito',
        'direct credit card payment',
      ],
    },
    {
      is: 'refund',
      words: ['rimborso di pagamento', 'payment refund', 'chargeback'],
      sign: 'paid',
    },
    // What is received is a refund that was called off.
    { is: 'refund', words: ['storno di pagamento', 'payment reversal'] },
    {
      is: 'commission',
      words: [
        'tariffa di chargeback',
        'chargeback fee',
        'tariffa di contestazione',
        'dispute fee',
        'altra tariffa',
        'other fee',
      ],
    },
    {
      is: 'transfer',
      words: [
        'versamento generico con carta',
        'general card deposit',
        'prelievo generico con carta',
        'general card withdrawal',
        'prelievo generico',
        'general withdrawal',
        "trasferimento avviato dall'utente",
        'user initiated withdrawal',
        'bonifico bancario sul conto paypal',
        'bank deposit to pp account',
        'conversione di valuta generica',
        'general currency conversion',
        'trasferimento generico tra conti',
        'pagamento con credito acquirenti paypal',
        'general credit card withdrawal',
        'prelievo su conto bancario',
      ],
    },
    {
      is: 'reserve',
      words: [
        'blocco conto per autorizzazione aperta',
        'account hold for open authorization',
        'storno di blocco conto generico',
        'reversal of general account hold',
        'blocco saldo per revisione contestazione',
        'hold on balance for dispute investigation',
        'annullamento blocco per risoluzione contestazione',
        'cancellation of hold for dispute resolution',
        'blocco conto',
        'account hold',
        'riserva',
        'reserve hold',
        'reserve release',
      ],
    },
  ],
}

/** Stripe's report of balance transactions. */
export const stripe: StatementLayout = {
  label: 'Stripe, movimenti del saldo',
  channel: 'stripe',
  ledger: 'stripe',
  signature: ['number', 'type', ['gross'], ['fee'], 'total'],
  columns: {
    day: ['created_utc', 'created', 'effective_at_utc', 'effective_at'],
    type: ['reporting_category'],
    detail: ['description'],
    currency: ['currency'],
    number: ['balance_transaction_id'],
    payout: ['automatic_payout_id'],
  },
  amounts: [
    { part: 'sales', names: ['gross'] },
    { part: 'commission', names: ['fee'], isCharge: true },
  ],
  total: ['net'],
  types: [
    { is: 'sale', words: ['charge'] },
    {
      is: 'refund',
      words: [
        'refund',
        'refund_failure',
        'partial_capture_reversal',
        'charge_failure',
        'dispute',
        'dispute_reversal',
      ],
    },
    {
      is: 'transfer',
      words: [
        'payout',
        'payout_reversal',
        'payout_minimum_balance_hold',
        'payout_minimum_balance_release',
        'topup',
        'topup_reversal',
        'transfer',
        'transfer_reversal',
      ],
    },
    { is: 'commission', words: ['fee', 'network_cost'] },
    { is: 'feeVAT', words: ['tax'] },
    { is: 'reserve', words: ['risk_reserved_funds', 'reserve_transaction'] },
    ...balanceAdjustments(['other_adjustment']),
  ],
}

/** Satispay's list of payments: it tells what was paid, not what Satispay took. */
export const satispay: StatementLayout = {
  label: 'Satispay, pagamenti',
  channel: 'satispay',
  ledger: 'satispay',
  currency: 'EUR',
  signature: ['day', 'total', 'order'],
  columns: {
    day: ['payment_date'],
    order: ['description'],
    currency: ['currency'],
    number: ['transaction_id'],
  },
  hasSellersOrders: true,
  amounts: [{ part: 'sales', names: ['total_amount'] }],
  total: ['total_amount'],
  types: [
    { is: 'sale', words: ['*'], sign: 'received' },
    { is: 'refund', words: ['*'], sign: 'paid' },
  ],
}
