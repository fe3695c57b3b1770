import { headerKey } from '../table/cell.ts'
import { fixed, lineOf } from './delimited-lines.ts'
import {
  changeOf,
  type Fate,
  type Offer,
  type OfferFile,
  type PricedVariant,
  type RiseChoice,
} from './offer.ts'

const delimiter = ','

export type ShopifyChoice = Pick<RiseChoice, 'mostRise'> & {
  /** The titles of the seller's own file, which both of Shopify's formats name columns by. */
  titles: readonly string[]
  /** Whether the seller's file tells all variants of a product, by its handle. */
  isWhole: (handle: string) => boolean
}

/** A column: what it is called in the seller's file, else by us, and what a variant has there. */
type Column = {
  titles: readonly string[]
  /** Whether a file without it is understood as well. */
  isOptional?: true
  /** What stands there in the first line of a product, and in the others. */
  value: (variant: PricedVariant, isFirst: boolean) => string
}

const optionColumns = [0, 1, 2].flatMap((at): Column[] => {
  const isOptional = at === 0 ? {} : { isOptional: true as const }
  const title = (of: string) => [`Option${at + 1} ${of}`]
  return [
    {
      ...isOptional,
      titles: title('name'),
      value: ({ offer }, isFirst) => (isFirst ? (offer.options[at]?.name ?? '') : ''),
    },
    {
      ...isOptional,
      titles: title('value'),
      value: ({ offer }) => offer.options[at]?.value ?? '',
    },
    {
      isOptional: true,
      titles: title('linked to'),
      value: ({ offer }, isFirst) => (isFirst ? (offer.options[at]?.linkedTo ?? '') : ''),
    },
  ]
})

const columns: readonly Column[] = [
  { titles: ['URL handle', 'Handle'], value: ({ offer }) => offer.listing },
  { titles: ['Title'], value: ({ offer }, isFirst) => (isFirst ? offer.name : '') },
  ...optionColumns,
  {
    titles: ['SKU', 'Variant SKU'],
    value: ({ offer }) => (offer.hasOwnSku ? offer.sku : ''),
  },
  { titles: ['Price', 'Variant Price'], value: ({ price }) => fixed(price, '.') },
]

/** The columns of a file with these titles, each by its own. */
const columnsBy = (own: readonly string[]) =>
  columns.flatMap(({ titles, isOptional = false, value }) => {
    const keys = titles.map(headerKey)
    const title = own.find((one) => keys.includes(headerKey(one)))
    return title === undefined && isOptional ? [] : [{ title: title ?? titles[0] ?? '', value }]
  })

function fateOf(offer: Offer, choice: ShopifyChoice): Fate {
  const fate = changeOf(offer, choice)
  if (fate.kind !== 'written') return fate
  if (offer.listing === '' || offer.name === '') return { kind: 'unnamed' }
  return choice.isWhole(offer.listing) ? fate : { kind: 'partial' }
}

/**
 * Shopify's file to overwrite products with, found by their handle: those with a price that changes, each with all its
 * variants, for a file without some of them may delete those. A column that it doesn't have stays as it is in the shop.
 */
export function shopifyPriceFile(choice: ShopifyChoice): OfferFile {
  const some = columnsBy(choice.titles)
  const product = (variants: readonly PricedVariant[]) =>
    variants
      .map((variant, at) =>
        lineOf(
          some.map(({ value }) => value(variant, at === 0)),
          delimiter,
        ),
      )
      .join('')
  return {
    name: 'prezzi-shopify.csv',
    hasVAT: false,
    hasMinimums: false,
    head: lineOf(
      some.map(({ title }) => title),
      delimiter,
    ),
    fateOf: (offer) => fateOf(offer, choice),
    line: (offer, { to }) => product([{ offer, price: to }]),
    product,
  }
}
