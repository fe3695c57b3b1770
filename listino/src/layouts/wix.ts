import type { Layout } from './layout.ts'

/**
 * Products of Wix Stores, in the titles of older shops (`handleId`, `surcharge`) and of newer ones (`handle`). An older file
 * says of a variant what it costs above its product; a newer one its price. Source: headers of exported files.
 */
export const wix: Layout = {
  key: 'wix',
  label: 'Wix, esportazione dei prodotti',
  marketplace: null,
  signature: [['handleid', 'handle'], ['fieldtype'], ['name'], ['price']],
  columns: {
    sku: ['sku'],
    group: ['handleid', 'handle'],
    rowKind: ['fieldtype'],
    name: ['name'],
    ean: ['barcode'],
    price: ['price'],
    surcharge: ['surcharge'],
    cost: ['cost'],
    quantity: ['inventory'],
    variation: ['productoptiondescription1', 'productoptionchoices1'],
  },
  aside: [
    ...['discountmode', 'strikethroughprice', 'weight', 'inventory', 'baseunit', 'totalunits'],
    ...['baseunitmeasurement', 'totalunitsmeasurement', 'preorderlimit'],
    ...['customtextcharlimit1', 'customtextcharlimit2', 'modifiercharlimit1'],
  ],
}
