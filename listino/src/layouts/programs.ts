import type { Layout } from './layout.ts'

/**
 * Products of Danea Easyfatt, exported to Excel. A list is called «Listino 1 (ivato)» where its prices include VAT.
 * Source: help.danea.it, «Importa/Esporta con Excel», and headers of exported files.
 */
const danea: Layout = {
  key: 'danea',
  label: 'Danea Easyfatt, prodotti',
  marketplace: null,
  priceIncludesVAT: false,
  signature: ['sku', 'name', 'price', ['cod. iva', 'cod. udm', 'cod. a barre', 'prezzo forn.']],
  columns: {
    sku: ['cod.'],
    ean: ['cod. a barre'],
    name: ['descrizione'],
    price: ['listino 1 (ivato)', 'listino 1'],
    cost: ["ultimo costo d'acq.", "costo medio d'acq.", 'prezzo forn.'],
    vat: ['cod. iva'],
    quantity: ['q.tà giacenza', 'q.tà disponibile'],
  },
}

/**
 * Products of PrestaShop's back office. Of its two prices the one with VAT counts: it is what a customer pays.
 * Source: headers of exported files, in Italian and in English.
 */
const prestashop: Layout = {
  key: 'prestashop',
  label: 'PrestaShop, prodotti',
  marketplace: null,
  signature: ['sku', 'price', 'name'],
  columns: {
    sku: ['riferimento', 'reference', 'reference #'],
    ean: ['ean13', 'ean-13'],
    name: ['nome', 'name'],
    price: [
      'prezzo (tasse incl.)',
      'price (tax incl.)',
      'price tax included',
      'prezzo (tasse escl.)',
      'price (tax excl.)',
      'price tax excluded',
    ],
    cost: ['prezzo di costo', 'cost price', 'wholesale price', "prezzo all'ingrosso"],
    quantity: ['quantità', 'quantity'],
  },
}

/**
 * Products of Odoo by the names of its fields, as an export that can be imported again has them.
 * Its taxes are «price excluded» unless each says otherwise.
 * Source: fields of `product.template` and `product.product`; odoo.com/documentation, «Taxes».
 */
const odoo: Layout = {
  key: 'odoo',
  label: 'Odoo, prodotti',
  marketplace: null,
  priceIncludesVAT: false,
  vatIsSetting: true,
  signature: [['default_code'], ['list_price', 'lst_price'], ['standard_price']],
  columns: {
    sku: ['default_code'],
    ean: ['barcode'],
    name: ['name', 'display_name'],
    price: ['lst_price', 'list_price'],
    cost: ['standard_price'],
    vat: ['taxes_id', 'taxes_id/name'],
    quantity: ['qty_available'],
  },
}

/**
 * The same by the labels that its lists show, in English and in Italian. A column of taxes tells it from a list of one's own.
 * Source: labels of the same fields.
 */
const odooLabels: Layout = {
  ...odoo,
  signature: ['sku', 'price', 'cost', 'vat'],
  columns: {
    sku: ['internal reference', 'riferimento interno'],
    ean: ['barcode', 'codice a barre'],
    name: ['name', 'display name', 'nome', 'nome visualizzato'],
    price: ['sales price', 'public price', 'prezzo di vendita', 'prezzo pubblico'],
    cost: ['cost', 'costo'],
    vat: ['customer taxes', 'sales taxes', 'imposte di vendita', 'imposte cliente'],
    quantity: ['quantity on hand', 'quantità disponibile'],
  },
}

/**
 * Products of Magento, as it exports them. Its prices are without VAT until «Catalog Prices» is set to «Including Tax».
 * Source: headers of exported files, of Magento 1 and 2; its guide, «Tax settings».
 */
const magento: Layout = {
  key: 'magento',
  label: 'Magento, prodotti',
  marketplace: null,
  priceIncludesVAT: false,
  vatIsSetting: true,
  signature: ['sku', ['attribute_set_code', '_attribute_set'], 'rowKind', 'price'],
  columns: {
    sku: ['sku'],
    name: ['name'],
    rowKind: ['product_type', '_type'],
    price: ['price'],
    salePrice: ['special_price'],
    saleFrom: ['special_price_from_date', 'special_from_date'],
    saleTo: ['special_price_to_date', 'special_to_date'],
    cost: ['cost'],
    quantity: ['qty'],
  },
}

/**
 * Items of Zoho Books and Zoho Inventory. Their rates are without tax until its settings say otherwise.
 * Source: headers of exported files; zoho.com, «Items».
 */
const zoho: Layout = {
  key: 'zoho',
  label: 'Zoho, articoli',
  marketplace: null,
  priceIncludesVAT: false,
  vatIsSetting: true,
  signature: [['item id'], 'name', 'price', 'cost'],
  columns: {
    sku: ['sku'],
    ean: ['ean', 'upc'],
    name: ['item name'],
    price: ['rate', 'selling price'],
    cost: ['purchase rate', 'purchase price'],
    quantity: ['stock on hand'],
  },
}

export const programLayouts: readonly Layout[] = [
  danea,
  prestashop,
  odoo,
  odooLabels,
  magento,
  zoho,
]
