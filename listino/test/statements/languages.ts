import { italianHeader } from './amazon-files.ts'

/** How Amazon writes its report in a language. */
export type Language = {
  header: readonly string[]
  above: string
  order: string
  refund: string
  transfer: string
  storage: string
  service: string
  advertising: string
  released: string
  deferred: string
  mark: ',' | '.'
  day: (day: number) => string
}

const english = [
  ...['date/time', 'settlement id', 'type', 'order id', 'sku', 'description', 'quantity'],
  ...['marketplace', 'fulfilment', 'order city', 'order state', 'order postal'],
  ...['tax collection model', 'product sales', 'product sales tax', 'postage credits'],
  ...['shipping credits tax', 'gift wrap credits', 'giftwrap credits tax', 'promotional rebates'],
  ...['promotional rebates tax', 'marketplace withheld tax', 'selling fees', 'fba fees'],
  ...['other transaction fees', 'other', 'total', 'Transaction Status'],
  'Transaction Release Date',
]

const german = [
  ...['Datum/Uhrzeit', 'Abrechnungsnummer', 'Typ', 'Bestellnummer', 'SKU', 'Beschreibung', 'Menge'],
  ...['Marketplace', 'Versand', 'Ort der Bestellung', 'Bundesland', 'Postleitzahl'],
  ...['Steuererhebungsmodell', 'Umsätze', 'Produktumsatzsteuer', 'Gutschrift für Versandkosten'],
  ...['Steuer auf Versandgutschrift', 'Gutschrift für Geschenkverpackung'],
  ...['Steuer auf Geschenkverpackungsgutschriften', 'Rabatte aus Werbeaktionen'],
  ...['Steuer auf Aktionsrabatte', 'Einbehaltene Steuer auf Marketplace', 'Verkaufsgebühren'],
  ...['Gebühren zu Versand durch Amazon', 'Andere Transaktionsgebühren', 'Andere', 'Gesamt'],
  ...['Transaktionsstatus', 'Freigabedatum der Transaktion'],
]

const french = [
  ...['date/heure', 'numéro de versement', 'type', 'numéro de la commande', 'sku', 'description'],
  ...['quantité', 'Marketplace', 'traitement', "ville d'où provient la commande"],
  ...["Région d'où provient la commande", 'code postal de la commande'],
  ...['Modèle de perception des taxes', 'ventes de produits', 'Taxes sur la vente des produits'],
  ...["crédits d'expédition", 'taxe sur les crédits d’expédition'],
  ...["crédits sur l'emballage cadeau", 'Taxes sur les crédits cadeaux', 'Rabais promotionnels'],
  ...['Taxes sur les remises promotionnelles', 'Taxes retenues sur le site de vente'],
  ...[
    'frais de vente',
    'Frais Expédié par Amazon',
    'autres frais de transaction',
    'autre',
    'total',
  ],
  ...['Statut de la transaction', 'Date de sortie de la transaction'],
]

const spanish = [
  ...['fecha y hora', 'identificador de pago', 'tipo', 'número de pedido', 'sku', 'descripción'],
  ...['cantidad', 'web de Amazon', 'gestión logística', 'ciudad de procedencia del pedido'],
  ...['comunidad autónoma de procedencia del pedido', 'código postal de procedencia del pedido'],
  ...['Formulario de recaudación de impuestos', 'ventas de productos'],
  ...['impuesto de ventas de productos', 'abonos de envío', 'impuestos por abonos de envío'],
  ...['abonos de envoltorio para regalo', 'impuestos por abonos de envoltorio para regalo'],
  ...['devoluciones promocionales', 'impuestos de descuentos por promociones'],
  ...['impuesto retenido en el sitio web', 'tarifas de venta', 'tarifas de Logística de Amazon'],
  ...['tarifas de otras transacciones', 'otro', 'total', 'Estado de la transacción'],
  'Fecha de liberación de la transacción',
]

const two = (number: number) => String(number).padStart(2, '0')

/** The languages of the stores that sellers in Italy have. */
export const languages: Readonly<Record<'IT' | 'EN' | 'DE' | 'FR' | 'ES', Language>> = {
  IT: {
    header: italianHeader,
    above: 'Tutti gli importi in EUR, eccetto dove diversamente specificato',
    order: 'Ordine',
    refund: 'Rimborso',
    transfer: 'Trasferimento',
    storage: 'Costo di stoccaggio Logistica di Amazon',
    service: 'Commissione di servizio',
    advertising: 'Costo della pubblicità',
    released: 'Emesso',
    deferred: 'Differito',
    mark: ',',
    day: (day) => `${day} dic 2025 23:31:10 UTC`,
  },
  EN: {
    header: english,
    above: 'All amounts in EUR, unless specified',
    order: 'Order',
    refund: 'Refund',
    transfer: 'Transfer',
    storage: 'FBA Inventory Fee',
    service: 'Service Fee',
    advertising: 'Cost of Advertising',
    released: 'Released',
    deferred: 'Deferred',
    mark: '.',
    day: (day) => `${day} Dec 2025 11:31:10 pm GMT`,
  },
  DE: {
    header: german,
    above: 'Alle Beträge in Euro sofern nicht anders gekennzeichnet',
    order: 'Bestellung',
    refund: 'Erstattung',
    transfer: 'Übertrag',
    storage: 'Versand durch Amazon Lagergebühr',
    service: 'Servicegebühr',
    advertising: 'Werbekosten',
    released: 'Veröffentlicht',
    deferred: 'Verzögert',
    mark: ',',
    day: (day) => `${two(day)}.12.2025 23:31:10 UTC`,
  },
  FR: {
    header: french,
    above: 'Tous les montants sont en EUR, sauf mention contraire',
    order: 'Commande',
    refund: 'Remboursement',
    transfer: 'Transfert',
    storage: 'Frais de stock Expédié par Amazon',
    service: 'Frais de service',
    advertising: 'Prix de la publicité',
    released: 'Sorti',
    deferred: 'Différé',
    mark: ',',
    day: (day) => `${day} déc. 2025 23:31:10 UTC`,
  },
  ES: {
    header: spanish,
    above: 'Todos los importes en EUR, a menos que se especifique lo contrario',
    order: 'Pedido',
    refund: 'Reembolso',
    transfer: 'Transferir',
    storage: 'Tarifas de inventario de Logística de Amazon',
    service: 'Tarifa de prestación de servicio',
    advertising: 'Gastos de publicidad',
    released: 'Liberada',
    deferred: 'Diferida',
    mark: ',',
    day: (day) => `${day} dic 2025 23:31:10 UTC`,
  },
}

/** An amount as a language writes it, with marks between thousands. */
export function written(cents: number, { mark }: Pick<Language, 'mark'>): string {
  const size = Math.abs(cents)
  const whole = String(Math.floor(size / 100)).replace(
    /\B(?=(?:\d{3})+$)/g,
    mark === ',' ? '.' : ',',
  )
  const decimals = size % 100 === 0 && size < 100_000 ? '' : `${mark}${two(size % 100)}`
  return `${cents < 0 ? '-' : ''}${whole}${decimals}`
}
