import type { ColumnKey } from './columns.ts'

/** Whether articles have a column by their terms. */
export const hasColumn = (key: string, { regime }: { regime: string }): boolean =>
  key !== 'afterTax' || regime === 'forfettario'

/** The columns of a channel: its margin and its lowest price, with the key of its marketplace. */
export type ChannelKey = `${'margin' | 'minimum'}:${string}`

export const isChannelKey = (key: string): key is ChannelKey => key.includes(':')

/** The marketplace of a channel's column. */
export const channelOf = (key: ChannelKey): string => key.slice(key.indexOf(':') + 1)

export type Order = { column: ColumnKey | ChannelKey; direction: 'ascending' | 'descending' }
