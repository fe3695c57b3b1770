import type { StatementLayout } from '../layout.ts'
import { adjustmentTypes } from './amazon-adjustments.ts'

/** A type of row with a detail that tells advertising, subscription and other services apart. */
const serviceFee = [
  'commissione di servizio',
  'service fee',
  'servicegebühr',
  'frais de service',
  'tarifa de prestación de servicio',
  'tarifa de servicio',
]

/** The same, as other reports call it. */
const amazonFees = [
  'tariffe e commissioni amazon',
  'amazon fees',
  'gebühren von amazon',
  'tarifas de amazon',
]

/** Shipping that buyers pay. */
const shippingCredits = [
  'accrediti per le spedizioni',
  'postage credits',
  'shipping credits',
  'gutschrift für versandkosten',
  "crédits d'expédition",
  'abonos de envío',
  'verzendtegoeden',
  'fraktkrediter',
]

/** VAT on that. */
const shippingTaxes = [
  'imposta accrediti per le spedizioni',
  'shipping credits tax',
  'steuer auf versandgutschrift',
  "taxe sur les crédits d'expédition",
  'impuestos por abonos de envío',
]

/**
 * Seller Central, «Rapporto transazioni». Headers and types in Italian, English, German, French, Spanish, Dutch and Swedish,
 * as the report has them in those languages.
 */
export const amazonTransactions: StatementLayout = {
  label: 'Amazon, rapporto transazioni',
  channel: 'amazon',
  ledger: 'amazon',
  feesIncludeVATFrom: '2024-08-01',
  chargesByPiece: true,
  signature: [
    [
      'data/ora:',
      'data/ora',
      'date/time',
      'datum/uhrzeit',
      'date/heure',
      'fecha y hora',
      'fecha/hora',
      'datum/tijd',
      'datum/tid',
    ],
    ['tipo', 'type', 'typ'],
    ['totale', 'total', 'gesamt', 'totaal', 'totalt'],
    [
      'commissioni di vendita',
      'selling fees',
      'verkaufsgebühren',
      'frais de vente',
      'tarifas de venta',
      'verkoopkosten',
      'försäljningsavgifter',
    ],
  ],
  columns: {
    day: [
      'data/ora:',
      'data/ora',
      'date/time',
      'datum/uhrzeit',
      'date/heure',
      'fecha y hora',
      'fecha/hora',
      'datum/tijd',
      'datum/tid',
    ],
    type: ['tipo', 'type', 'typ'],
    detail: [
      'descrizione',
      'description',
      'beschreibung',
      'descripción',
      'beschrijving',
      'beskrivning',
    ],
    order: [
      'numero ordine',
      'order id',
      'bestellnummer',
      'numéro de la commande',
      'número de pedido',
      'bestelnummer',
      'beställnings-id',
    ],
    sku: ['sku'],
    name: [
      'descrizione',
      'description',
      'beschreibung',
      'descripción',
      'beschrijving',
      'beskrivning',
    ],
    quantity: ['quantità', 'quantity', 'menge', 'quantité', 'cantidad', 'aantal', 'antal'],
    store: ['marketplace', 'web de amazon', 'site de vente', 'marknadsplats'],
    status: [
      'stato della transazione',
      'transaction status',
      'transaktionsstatus',
      'statut de la transaction',
      'estado de la transacción',
      'transactiestatus',
    ],
  },
  amounts: [
    {
      part: 'sales',
      names: [
        'vendite',
        'product sales',
        'umsätze',
        'ventes de produits',
        'ventas de productos',
        'verkoop van producten',
        'försäljning av produkter',
      ],
    },
    {
      part: 'salesVAT',
      names: [
        'imposta sulle vendite dei prodotti',
        'product sales tax',
        'produktumsatzsteuer',
        'taxes sur la vente des produits',
        'impuesto de ventas de productos',
      ],
    },
    {
      part: 'sales',
      names: shippingCredits,
    },
    {
      part: 'salesVAT',
      names: shippingTaxes,
    },
    {
      part: 'sales',
      names: [
        'accrediti per confezioni regalo',
        'gift wrap credits',
        'gutschrift für geschenkverpackung',
        "crédits sur l'emballage cadeau",
        "crédits d'emballage-cadeau",
        'abonos de envoltorio para regalo',
        'kredietpunten cadeauverpakking',
        'krediter för presentinslagning',
      ],
    },
    {
      part: 'salesVAT',
      names: [
        'imposta sui crediti confezione regalo',
        'giftwrap credits tax',
        'gift wrap credits tax',
        'steuer auf geschenkverpackungsgutschriften',
        'taxes sur les crédits cadeaux',
        'impuestos por abonos de envoltorio para regalo',
      ],
    },
    {
      part: 'sales',
      names: [
        'sconti promozionali',
        'promotional rebates',
        'rabatte aus werbeaktionen',
        'rabais promotionnels',
        'total des réductions',
        'devoluciones promocionales',
        'promotiekortingen',
        'kampanjrabatter',
      ],
    },
    {
      part: 'salesVAT',
      names: [
        'imposta sugli sconti promozionali',
        'promotional rebates tax',
        'steuer auf aktionsrabatte',
        'taxes sur les remises promotionnelles',
        'impuestos de descuentos por promociones',
      ],
    },
    {
      part: 'salesVAT',
      names: [
        'sales tax collected',
        'geïnde omzetbelasting',
        'inkasserad moms',
        'taxe de ventes prélevée',
      ],
    },
    {
      part: 'withheldVAT',
      names: [
        'trattenuta iva del marketplace',
        'marketplace withheld tax',
        'einbehaltene steuer auf marketplace',
        'taxes retenues sur le site de vente',
        'impuesto retenido en el sitio web',
        'marketplace facilitator tax',
        'belasting voor marketplace-facilitator',
        'skatt för marknadsplatsförmedlare',
        'taxe marketplace facilitator',
      ],
    },
    {
      part: 'commission',
      names: [
        'commissioni di vendita',
        'selling fees',
        'verkaufsgebühren',
        'frais de vente',
        'tarifas de venta',
        'verkoopkosten',
        'försäljningsavgifter',
      ],
    },
    {
      part: 'fulfilment',
      names: [
        'costi del servizio logistica di amazon',
        'fba fees',
        'gebühren zu versand durch amazon',
        'frais expédié par amazon',
        'frais pour le service expédié par amazon',
        'tarifas de logística de amazon',
        'fba-vergoedingen',
        'fba-avgifter',
      ],
    },
    {
      part: 'digital',
      names: [
        'altri costi relativi alle transazioni',
        'other transaction fees',
        'andere transaktionsgebühren',
        'autres frais de transaction',
        'tarifas de otras transacciones',
        'overige transactiekosten',
        'övriga transaktionsavgifter',
      ],
      keepsShipping: [...shippingCredits, ...shippingTaxes],
    },
    {
      part: 'other',
      names: ['altro', 'other', 'andere', 'autre', 'autres', 'otro', 'overige', 'övrigt'],
    },
  ],
  total: ['totale', 'total', 'gesamt', 'totaal', 'totalt'],
  types: [
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
        'chargeback refund',
        'a-to-z guarantee claim',
        'réclamation dans le cadre de la garantie a à z',
      ],
    },
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
      detail: /pubblicit|advertis|werbung|werbekosten|publicit|publicid/,
    },
    {
      is: 'subscription',
      words: serviceFee,
      detail: /abbonament|subscription|abonnement|suscripci|monatliche/,
    },
    {
      is: 'service',
      words: [...serviceFee, ...amazonFees, 'ajuste de tarifa', 'fee adjustment'],
    },
  ],
  pending: [
    'differito',
    'deferred',
    'verzögert',
    'différé',
    'différée',
    'diferida',
    'diferido',
    'uppskjuten',
  ],
}
