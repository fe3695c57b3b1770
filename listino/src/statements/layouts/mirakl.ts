import type { StatementLayout } from '../layout.ts'

/** The transactions of shops on Mirakl (Decathlon, Leroy Merlin, …). French from a real file; Italian and English by us. */
export const mirakl: StatementLayout = {
  label: 'Mirakl, transazioni',
  channel: 'mirakl',
  isMonthFirst: false,
  ledger: 'mirakl',
  signature: [
    'order',
    'type',
    'total',
    ['débit', 'addebito', 'debit'],
    ['crédit', 'accredito', 'credit'],
    ['solde', 'saldo', 'balance'],
  ],
  columns: {
    day: ['date de création', 'data di creazione', 'date created', 'creation date'],
    type: ['type', 'tipo'],
    detail: ['description', 'descrizione'],
    order: ['numéro de commande', 'numero ordine', 'order number'],
    sku: ['sku offre', 'sku offerta', 'offer sku'],
    quantity: ['quantité', 'quantità', 'quantity'],
    store: ['canal de diffusion', 'canale di distribuzione', 'channel'],
    account: ['id boutique', 'id negozio', 'shop id', 'store id'],
    payout: ['numéro de facture', 'numero fattura', 'invoice number'],
    currency: ['devise', 'valuta', 'currency'],
  },
  amounts: [{ part: 'sales', names: ['montant', 'importo', 'amount'] }],
  total: ['montant', 'importo', 'amount'],
  types: [
    {
      is: 'sale',
      words: ['montant de commande', "importo dell'ordine", 'importo ordine', 'order amount'],
    },
    {
      is: 'extra',
      words: ['frais de port', 'spese di spedizione', 'shipping charges', 'order shipping fees'],
    },
    {
      is: 'refund',
      words: [
        'remboursement de montant de commande',
        "rimborso dell'importo dell'ordine",
        'rimborso importo ordine',
        'order amount refund',
        'refund order amount',
      ],
    },
    {
      is: 'extraRefund',
      words: [
        'remboursement de frais de port',
        'rimborso spese di spedizione',
        'rimborso delle spese di spedizione',
        'shipping charges refund',
        'refund shipping charges',
      ],
    },
    {
      is: 'commission',
      words: [
        'commission',
        'commissione',
        'commission fee',
        'remboursement de commission',
        'rimborso commissione',
        'rimborso della commissione',
        'commission refund',
        'refund commission fee',
      ],
    },
    {
      is: 'feeVAT',
      words: [
        'taxe sur commission',
        'remboursement de taxe sur commission',
        'imposta sulla commissione',
        'rimborso imposta sulla commissione',
        'commission tax',
        'commission tax refund',
        'taxe sur abonnement',
        "imposta sull'abbonamento",
        'subscription tax',
      ],
    },
    {
      is: 'subscription',
      words: ['abonnement', 'abbonamento', 'subscription', 'subscription fee'],
    },
    {
      is: 'adjustment',
      words: [
        'facture manuelle',
        'avoir manuel',
        'fattura manuale',
        'nota di credito manuale',
        'manual invoice',
        'manual credit',
      ],
    },
    { is: 'transfer', words: ['paiement', 'pagamento', 'payment'] },
  ],
}
