import type { RowType } from '../layout.ts'
import { adjustmentTypes } from './amazon-adjustments.ts'

/** A type of row with a detail that tells advertising, subscription and other services apart. */
const serviceFee = [
  'commissione di servizio',
  'service fee',
  'servicegebühr',
  'frais de service',
  'tarifa de prestación de servicio',
  'tarifa de servicio',
  'servicekosten',
  'serviceavgift',
]

/** The same, as other reports call it. */
const amazonFees = [
  'tariffe e commissioni amazon',
  'amazon fees',
  'gebühren von amazon',
  'tarifas de amazon',
]

/** The types of rows of Seller Central's report in the languages that it has. */
export const amazonTransactionTypes: readonly RowType[] = [
  {
    is: 'sale',
    words: ['ordine', 'order', 'bestellung', 'commande', 'pedido', 'bestelling', 'beställning'],
  },
  {
    is: 'refund',
    words: [
      'rimborso',
      'refund',
      'erstattung',
      'remboursement',
      'reembolso',
      'terugbetaling',
      'återbetalning',
      'återbäring',
      'chargeback refund',
      'erstattung durch rückbuchung',
      'a-to-z guarantee claim',
      'réclamation dans le cadre de la garantie a à z',
    ],
  },
  // What is charged of an order, or given back of it, after it was settled: no piece moves.
  { is: 'extra', words: ['order_retrocharge', 'bestellung_wiedereinzug'] },
  { is: 'extraRefund', words: ['refund_retrocharge', 'erstattung_wiedereinzug'] },
  ...adjustmentTypes([
    'modifica',
    'adjustment',
    'anpassung',
    'ajustement',
    'ajuste',
    'aanpassing',
    'justering',
  ]),
  { is: 'compensation', words: ['rimborso safe-t', 'safe-t reimbursement'] },
  {
    is: 'transfer',
    words: [
      'trasferimento',
      'transfer',
      'übertrag',
      'transfert',
      'transférer',
      'transferir',
      'overboeking',
      'överföring',
    ],
  },
  {
    is: 'reserve',
    words: [
      'saldo negativo',
      'debt',
      'verbindlichkeit',
      'schuld',
      'solde négatif',
      'saldo descubierto',
      'deuda',
      'skuld',
    ],
  },
  {
    is: 'storage',
    words: [
      'costo di stoccaggio logistica di amazon',
      'fba inventory fee',
      'fba inventory fee - correction',
      'fba inventory fee - reversal',
      'fulfilment by amazon inventory fee',
      'versand durch amazon lagergebühr',
      'frais de stock expédié par amazon',
      'tarifas de inventario de logística de amazon',
    ],
  },
  {
    is: 'fulfilment',
    words: [
      'commissioni per le transazioni di logistica di amazon',
      'fba transaction fees',
      'fulfilment by amazon (fba) transaction fees',
      'fba customer return fee',
      'fulfilment by amazon customer return fee',
      'gebühren für kundenrücksendungen mit versand durch amazon',
      'frais de retour client fba',
      'transaktionsgebühren für versand durch amazon',
      'frais de transaction expédié par amazon',
      'tarifas de transacción de logística de amazon',
    ],
  },
  {
    is: 'fulfilment',
    words: ['shipping services', 'versanddienstleistungen', "services d'expédition"],
  },
  {
    is: 'advertising',
    words: [
      "tariffa dell'offerta lampo",
      "tariffe dell'offerta lampo",
      'lightning deal fee',
      'deal fee',
      'gebühr für blitzangebot',
      'blitzangebotsgebühr',
      'tarif de la vente flash',
      'tarifa de oferta flash',
    ],
  },
  {
    is: 'advertising',
    words: [...serviceFee, ...amazonFees],
    detail:
      /pubblicit|advertis|werbung|werbekosten|publicit|publicid|advertent|reclame|annons|reklam/,
  },
  {
    is: 'subscription',
    words: serviceFee,
    detail: /abbonament|subscription|abonnement|suscripci|monatliche|abonnemang|prenumeration/,
  },
  {
    is: 'service',
    words: [...serviceFee, ...amazonFees, 'ajuste de tarifa', 'fee adjustment'],
  },
]
