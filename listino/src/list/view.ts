/** Which articles are shown. */
export type Group =
  | 'all'
  | 'loss'
  | 'below'
  | 'dead'
  | 'noCost'
  /** It has a cost, and nobody knows its shipping, packaging or advertising. */
  | 'noExpense'
  /** What the marketplace says that it takes isn't in our table. */
  | 'otherFee'
  /** The seller changed an amount of it. */
  | 'changed'

export type Filter = {
  group: Group
  /** A bar of the histogram. */
  bin: number | null
  category: string | null
  text: string
}

export const everything: Filter = { group: 'all', bin: null, category: null, text: '' }

/** What the grid can be sorted by; every key is a column of it. */
export const columnKeys = [
  'name',
  'sku',
  'price',
  'cost',
  'shipping',
  'vat',
  'fees',
  'profit',
  'margin',
  'afterTax',
  'band',
  'minimum',
  'breakEven',
  'dead',
  'category',
  'costFrom',
  'packaging',
  'advertising',
] as const

export type ColumnKey = (typeof columnKeys)[number]

/** Whether articles have a column by their terms. */
export const hasColumn = (key: string, { regime }: { regime: string }): boolean =>
  key !== 'afterTax' || regime === 'forfettario'

/** The columns of a channel: its margin and its lowest price, with the key of its marketplace. */
export type ChannelKey = `${'margin' | 'minimum'}:${string}`

export const isChannelKey = (key: string): key is ChannelKey => key.includes(':')

/** The marketplace of a channel's column. */
export const channelOf = (key: ChannelKey): string => key.slice(key.indexOf(':') + 1)

export type Order = { column: ColumnKey | ChannelKey; direction: 'ascending' | 'descending' }

/** Bars of the histogram: the first holds all that is lower, the last all that is higher. */
export const bins = { from: -20, step: 5, count: 16 }
