import { columnParts, costParts, parts } from '../costs/parts.ts'
import type { Layout } from './layout.ts'
import { roles } from './role.ts'

export const ebayListings: Layout = {
  key: 'ebayListings',
  label: 'eBay, inserzioni attive',
  marketplace: 'ebay',
  signature: ['listing', 'sku', 'price'],
  columns: {
    sku: [
      'custom label (sku)',
      'etichetta personalizzata (sku)',
      'custom label',
      'etichetta personalizzata',
    ],
    listing: ['item number', 'numero oggetto', "numero dell'oggetto"],
    name: ['title', 'titolo'],
    price: [
      'current price',
      'prezzo attuale',
      'start price',
      'prezzo iniziale',
      'prezzo di partenza',
    ],
    currency: ['currency', 'valuta'],
    store: ['listing site', 'sito di inserzione', "sito dell'inserzione"],
    variation: ['variation details', 'dettagli variante', 'dettagli della variante'],
    ebayCategory: [
      'ebay category 1 number',
      'numero categoria ebay 1',
      'numero della categoria ebay 1',
      'ebay categoria 1 numero',
    ],
    quantity: ['available quantity', 'quantità disponibile'],
    format: ['format', 'formato'],
  },
  sinceOffered: ['sold quantity', 'quantità venduta'],
}

/** The file that Seller Hub gives to change prices with, and takes back. */
export const ebayPrices: Layout = {
  key: 'ebayPrices',
  label: 'eBay, modifica di prezzi e quantità',
  marketplace: 'ebay',
  signature: [['action', 'azione'], 'listing', 'price', 'rowKind'],
  columns: {
    sku: ['custom label (sku)', 'etichetta personalizzata (sku)'],
    listing: ['item number', 'numero oggetto'],
    name: ['title', 'titolo'],
    price: ['start price', 'prezzo iniziale'],
    currency: ['currency', 'valuta'],
    store: ['listing site', 'sito di inserzione'],
    ebayCategory: ['category name', 'nome categoria'],
    quantity: ['available quantity', 'quantità disponibile'],
    rowKind: ['relationship', 'relazione'],
    variation: ['relationship details', 'dettagli relazione'],
  },
}

export const shopify: Layout = {
  key: 'shopify',
  label: 'Shopify, esportazione dei prodotti',
  marketplace: 'shopify',
  signature: [
    ['variant sku', 'sku'],
    ['variant price', 'price'],
    ['handle', 'url handle'],
    ['cost per item', 'variant compare at price', 'compare-at price'],
  ],
  columns: {
    sku: ['variant sku', 'sku'],
    group: ['handle', 'url handle'],
    variation: ['option1 value', 'option2 value', 'option3 value'],
    name: ['title'],
    ean: ['variant barcode', 'barcode'],
    price: ['price / {country}', 'variant price', 'price'],
    sold: ['included / {country}'],
    cost: ['cost per item'],
    quantity: ['variant inventory qty', 'inventory quantity'],
  },
  aside: [
    ...['variant inventory tracker', 'inventory tracker', 'variant requires shipping'],
    ...['requires shipping', 'image position', 'product image position'],
    'google shopping / google product category',
  ],
}

export const woocommerce: Layout = {
  key: 'woocommerce',
  label: 'WooCommerce, esportazione dei prodotti',
  marketplace: 'woocommerce',
  salesAreLower: true,
  signature: ['sku', 'rowKind', 'price', 'salePrice'],
  columns: {
    // Older shops in Italian call it «COD».
    sku: ['sku', 'cod'],
    listing: ['id'],
    name: ['name', 'nome'],
    rowKind: ['type', 'tipo'],
    price: ['regular price', 'prezzo di listino', 'prezzo regolare', 'prezzo normale'],
    salePrice: ['sale price', 'prezzo in offerta', 'prezzo scontato', 'prezzo di vendita'],
    saleFrom: [
      'date sale price starts',
      'data di partenza del prezzo in saldo',
      'data di inizio del prezzo in offerta',
      'data inizio prezzo in offerta',
      'data di inizio del prezzo scontato',
      'data inizio prezzo scontato',
      'data di inizio saldi',
    ],
    saleTo: [
      'date sale price ends',
      "data in cui termina l'offerta",
      'termine data del prezzo di vendita',
      'data di fine del prezzo in offerta',
      'data fine prezzo in offerta',
      'data di fine del prezzo scontato',
      'data fine prezzo scontato',
      'data di fine saldi',
    ],
    vat: [
      'tax class',
      'aliquota di imposta',
      'classe di imposta',
      'classe imposta',
      'classe di tassazione',
    ],
    ean: ['gtin, upc, ean, or isbn', 'gtin, upc, ean o isbn'],
    cost: ['cost of goods', 'cost of goods sold', 'costo del venduto', 'cost'],
    quantity: ['stock', 'magazzino', 'giacenza'],
  },
}

export const etsy: Layout = {
  key: 'etsy',
  label: 'Etsy, dati delle inserzioni',
  marketplace: 'etsy',
  signature: ['name', 'price', 'currency', 'sku'],
  columns: {
    sku: ['sku'],
    name: ['title', 'titolo'],
    price: ['price', 'prezzo'],
    currency: ['currency_code', 'codice_valuta'],
    quantity: ['quantity', 'quantità'],
  },
}

/**
 * Products as shops send them to Google and Facebook. What customers pay for shipping is no cost of the seller's.
 * Source: support.google.com/merchants, «Product data specification»; its names with `_` and with blanks.
 */
export const productFeed: Layout = {
  key: 'productFeed',
  label: 'Feed di prodotti (Google, Facebook)',
  marketplace: null,
  signature: [['id'], ['title'], ['price'], ['link'], ['image_link', 'image link']],
  columns: {
    sku: ['sku', 'id'],
    ean: ['gtin'],
    name: ['title'],
    price: ['price'],
    salePrice: ['sale_price', 'sale price'],
    saleFrom: ['sale_price_effective_date', 'sale price effective date'],
    cost: ['cost_of_goods_sold', 'cost of goods sold'],
    quantity: ['quantity', 'inventory', 'quantity_to_sell_on_facebook'],
  },
  customers: ['shipping', 'shipping(price)', 'shipping price', 'shipping_price', 'shipping_cost'],
  aside: [
    ...['shipping_weight', 'shipping weight', 'shipping_label', 'shipping label'],
    ...['google_product_category', 'google product category', 'fb_product_category'],
    ...['tax_category', 'tax category'],
  ],
}

/** What we write ourselves, as `docs/listino.md` has it. */
export const margine: Layout = {
  key: 'margine',
  label: 'Margine, risultati del listino',
  marketplace: null,
  signature: [
    ['sku'],
    ['prezzo'],
    ['costo'],
    ['prezzo_minimo', 'prezzo minimo'],
    ['categoria_da', 'categoria presa da'],
  ],
  columns: {
    sku: ['sku'],
    name: ['nome', 'articolo'],
    price: ['prezzo'],
    ...Object.fromEntries(
      columnParts.map((part) => [
        part,
        [...new Set([parts[part].column, roles[part].word.toLowerCase()])],
      ]),
    ),
    currency: ['valuta'],
    store: ['paese'],
    category: ['categoria'],
    vat: ['iva', 'iva %'],
    costVAT: ['costo_con_iva', 'costo con iva'],
    monthlySales: ['pezzi_mese', 'pezzi al mese'],
    sender: ['chi_spedisce', 'chi spedisce'],
  },
  aside: [
    ...['riga', 'categoria_da', 'categoria presa da', 'costo_da', 'costo preso da', 'commissione'],
    ...['guadagno', 'margine', 'margine %', 'fascia', 'prezzo_minimo', 'prezzo minimo', 'pareggio'],
    ...['prezzo_migliore', 'prezzo migliore', 'in_meno', 'guadagno in meno', 'tariffa_vera'],
    ...['tariffa vera %', 'tariffa_in_tabella', 'tariffa in tabella', 'problema', 'marketplace'],
    ...['prezzo_con_iva', 'prezzo con iva', 'regime', 'foglio', 'dopo_imposte', 'dopo le imposte'],
    ...['guadagno_mese', 'guadagno al mese', 'condizioni'],
  ],
}

/** The costs that the page remembers, as it writes them. */
export const margineCosti: Layout = {
  key: 'margineCosti',
  label: 'Margine, i tuoi costi',
  marketplace: null,
  signature: [['sku'], ['asin o inserzione'], ['costo'], ['costo con iva'], ['costo preso da']],
  columns: {
    sku: ['sku'],
    listing: ['asin o inserzione'],
    ean: ['ean'],
    store: ['paese'],
    ...Object.fromEntries(costParts.map((part) => [part, [roles[part].word.toLowerCase()]])),
    costVAT: ['costo con iva'],
    currency: ['valuta'],
    costMarketplace: ['marketplace'],
    validFrom: ['vale dal'],
    validTo: ['vale fino al'],
    learnedSales: ['pezzi venduti al mese'],
    learnedRates: ['commissione pagata'],
  },
}
