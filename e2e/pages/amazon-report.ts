/** An article as Amazon reports it, and what the seller pays for it. */
export type Sold = { sku: string; name: string; price: number; cost: number }

const things = ['Tazza', 'Lampada', 'Sedia', 'Zerbino', 'Cornice', 'Borraccia', 'Quaderno']
const colours = ['rossa', 'verde', 'blu', 'bianca', 'nera']

const two = (amount: number) => amount.toFixed(2)
const inItalian = (amount: number) => two(amount).replace('.', ',')
const numbered = (at: number) => String(at).padStart(4, '0')

/** Articles of a shop from one number on: some lose, some leave little, most do well. */
export const someSold = (from: number, count: number): Sold[] =>
  Array.from({ length: count }, (_, at) => {
    const number = from + at
    const cost = 3 + ((number * 37) % 41) / 2
    const share = [1.25, 1.7, 2.2, 2.9][number % 4] as number
    return {
      sku: `MAR-${numbered(number)}`,
      name: `${things[number % 7]} ${colours[number % 5]} ${number}`,
      price: Math.round(cost * share * 100) / 100,
      cost,
    }
  })

/** A row of the report, by its columns. */
const rowOf = ({ sku, name, price }: Sold, at: number) => ({
  'item-name': name,
  'item-description': `${name}: spedita in un giorno`,
  'listing-id': `0601X${numbered(at)}`,
  'seller-sku': sku,
  price: two(price),
  quantity: 5 + (at % 20),
  'open-date': '2025-03-11 09:12:44 CET',
  'item-is-marketplace': 'y',
  'product-id-type': 1,
  'item-note': '',
  'item-condition': 11,
  asin1: `B0${sku.slice(-4)}TEST`,
  'will-ship-internationally': '',
  'expedited-shipping': '',
  'product-id': `B0${sku.slice(-4)}TEST`,
  'pending-quantity': 0,
  'fulfillment-channel': 'DEFAULT',
  'merchant-shipping-group': 'Modello Migrato',
  status: 'Active',
})

/** Amazon's report of all listings. */
export function amazonReport(sold: readonly Sold[]): string {
  const rows = sold.map(rowOf)
  return [Object.keys(rows[0] ?? {}), ...rows.map(Object.values)]
    .map((cells) => cells.join('\t'))
    .join('\r\n')
}

/** A seller's own file of costs, of four columns. */
export const costsOf = (sold: readonly Sold[]): string =>
  [
    'SKU;Costo;Spedizione;Packaging',
    ...sold.map(({ sku, cost }) => `${sku};${inItalian(cost)};2,40;0,35`),
  ].join('\n')
