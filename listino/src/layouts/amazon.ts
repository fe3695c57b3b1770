import type { Layout } from './layout.ts'

const listings: Layout = {
  key: 'amazonListings',
  label: 'Amazon, report di tutte le offerte',
  marketplace: 'amazon',
  signature: [
    ['seller-sku', 'sku venditore', 'sku del venditore'],
    ['item-name', "nome dell'articolo", 'nome articolo', 'listing-id', 'numero offerta'],
    ['price', 'prezzo'],
  ],
  columns: {
    sku: ['seller-sku', 'sku venditore', 'sku del venditore'],
    listing: ['asin1', 'asin 1', 'asin'],
    name: ['item-name', "nome dell'articolo", 'nome articolo'],
    ean: ['product-id', 'id prodotto'],
    price: ['price', 'prezzo'],
    quantity: ['quantity', 'quantità'],
    sender: ['fulfillment-channel', 'fulfilment-channel', 'canale di gestione', 'canale logistica'],
  },
  customers: ['zshop-shipping-fee'],
  aside: [
    'item-condition',
    "condizione dell'articolo",
    'condizione articolo',
    'merchant-shipping-group',
    'gruppo-spedizione-venditore',
    'gruppo spedizione venditore',
  ],
}

const feePreview: Layout = {
  key: 'amazonFeePreview',
  label: 'Amazon, anteprima delle tariffe FBA',
  marketplace: 'amazon',
  signature: [
    ['sku'],
    ['estimated-referral-fee-per-unit', 'estimated-fee-total'],
    ['your-price', 'sales-price'],
  ],
  columns: {
    sku: ['sku'],
    listing: ['asin'],
    name: ['product-name'],
    price: ['your-price'],
    salePrice: ['sales-price'],
    currency: ['currency'],
    store: ['amazon-store'],
    sender: ['fulfilled-by'],
    referral: ['estimated-referral-fee-per-unit'],
    closingFee: ['estimated-variable-closing-fee'],
    feeTotal: ['estimated-fee-total'],
    fulfilment: ['expected-domestic-fulfilment-fee-per-unit', 'expected-fulfillment-fee-per-unit'],
  },
  aside: ['longest-side', 'median-side', 'shortest-side'],
}

const automatePricing: Layout = {
  key: 'amazonAutomatePricing',
  label: 'Amazon, modello di «Automatizza prezzi»',
  marketplace: 'amazon',
  signature: [['sku'], ['minimum-seller-allowed-price'], ['country-code', 'rule-name']],
  columns: {
    sku: ['sku'],
    minimum: ['minimum-seller-allowed-price'],
    maximum: ['maximum-seller-allowed-price'],
    store: ['country-code'],
    currency: ['currency-code'],
  },
}

/**
 * What Amazon has in its warehouses, with the price of each: as it is today, and by how long it has been there. None says
 * what sending costs.
 * Source: headers of GET_FBA_MYI_UNSUPPRESSED_INVENTORY_DATA and GET_FBA_INVENTORY_PLANNING_DATA.
 */
const inventory: Layout = {
  key: 'amazonInventory',
  label: 'Amazon, inventario FBA',
  marketplace: 'amazon',
  sender: 'marketplace',
  signature: [['sku'], ['asin'], ['your-price'], ['afn-fulfillable-quantity', 'days-of-supply']],
  columns: {
    sku: ['sku'],
    listing: ['asin'],
    name: ['product-name'],
    price: ['your-price'],
    salePrice: ['sales-price'],
    currency: ['currency'],
    store: ['marketplace'],
    quantity: ['afn-fulfillable-quantity', 'available'],
  },
}

/**
 * The sheet that offers are created and changed with: two rows stand above its header, and a price of comparison beside
 * the price.
 * Source: templates by category: their third row names the columns.
 */
const template: Layout = {
  key: 'amazonTemplate',
  label: 'Amazon, modello di caricamento',
  marketplace: 'amazon',
  signature: [['item_sku'], ['item_name'], ['standard_price']],
  columns: {
    sku: ['item_sku'],
    name: ['item_name'],
    ean: ['external_product_id'],
    price: ['standard_price'],
    salePrice: ['sale_price'],
    saleFrom: ['sale_from_date'],
    saleTo: ['sale_end_date'],
    currency: ['currency'],
    quantity: ['quantity'],
    sender: ['fulfillment_center_id'],
    rowKind: ['parent_child'],
    minimum: ['minimum_seller_allowed_price'],
    maximum: ['maximum_seller_allowed_price'],
  },
}

export const amazonLayouts: readonly Layout[] = [
  feePreview,
  automatePricing,
  inventory,
  template,
  listings,
]
