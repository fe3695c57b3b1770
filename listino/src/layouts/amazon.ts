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
    channel: [
      'fulfillment-channel',
      'fulfilment-channel',
      'canale di gestione',
      'canale logistica',
    ],
  },
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
    channel: ['fulfilled-by'],
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

export const amazonLayouts: readonly Layout[] = [feePreview, automatePricing, listings]
