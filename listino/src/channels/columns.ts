import type { Row } from '../list/row.ts'
import type { ResultColumn } from '../writing/result-column.ts'
import type { ChannelCell } from './channel.ts'
import { lackInWords, unsaidThere } from './words.ts'

/** A marketplace, by its key and its name. */
export type NamedChannel = { marketplace: string; label: string }

/** A channel, and whether some articles have a price of their own there. */
type PricedChannel = NamedChannel & { hasPrices?: boolean }

type Titles = {
  price: (channel: NamedChannel) => string
  margin: (channel: NamedChannel) => string
  minimum: (channel: NamedChannel) => string
  best: string
  lacks: string
  /** How a marketplace is called in a cell. */
  name: (channel: NamedChannel) => string
}

const ofPrograms: Titles = {
  price: ({ marketplace }) => `prezzo_${marketplace}`,
  margin: ({ marketplace }) => `margine_${marketplace}`,
  minimum: ({ marketplace }) => `minimo_${marketplace}`,
  best: 'canale_migliore',
  lacks: 'canali_senza_conto',
  name: ({ marketplace }) => marketplace,
}

const ofPeople: Titles = {
  price: ({ label }) => `Prezzo su ${label}`,
  margin: ({ label }) => `Margine su ${label} %`,
  minimum: ({ label }) => `Minimo su ${label}`,
  best: 'Canale migliore',
  lacks: 'Canali senza conto',
  name: ({ label }) => label,
}

/** What an article comes to on a channel; undefined where it has no figures. */
const cellAt = ({ profit, channels }: Row, at: number): ChannelCell | undefined =>
  Number.isNaN(profit) ? undefined : channels[at]

function columnsOf(
  own: NamedChannel,
  channels: readonly PricedChannel[],
  titles: Titles,
): readonly ResultColumn[] {
  if (channels.length === 0) return []
  const prices = channels.map(
    (channel, at): ResultColumn => ({
      name: titles.price(channel),
      kind: 'amount',
      value: (row) => cellAt(row, at)?.price ?? Number.NaN,
    }),
  )
  const figures = channels.flatMap((channel, at): ResultColumn[] => [
    ...(channel.hasPrices === true ? prices.slice(at, at + 1) : []),
    {
      name: titles.margin(channel),
      kind: 'amount',
      value: (row) => cellAt(row, at)?.margine ?? Number.NaN,
    },
    {
      name: titles.minimum(channel),
      kind: 'amount',
      value: (row) => cellAt(row, at)?.minimum ?? Number.NaN,
    },
  ])
  const bestIn = (row: Row) =>
    [own, ...channels]
      .filter((_, at) => (at === 0 ? row.isBest : cellAt(row, at - 1)?.isBest))
      .map(titles.name)
      .join(' | ')
  const lackingIn = (row: Row) =>
    channels
      .flatMap((channel, at) => {
        const { lacks = null, unsaid = null } = cellAt(row, at) ?? {}
        if (lacks !== null) return [lackInWords(lacks, channel.label)]
        return unsaid === null ? [] : [`${channel.label}: ${unsaidThere[unsaid]}`]
      })
      .join(' | ')
  return [
    ...figures,
    { name: titles.best, kind: 'text', value: (row) => bestIn(row) },
    { name: titles.lacks, kind: 'text', value: (row) => lackingIn(row) },
  ]
}

/**
 * The columns of results that other marketplaces add, named for programs.
 *
 * @param own the list's own marketplace
 */
export const channelColumns = (own: NamedChannel, channels: readonly PricedChannel[]) =>
  columnsOf(own, channels, ofPrograms)

/** The same columns with Italian titles, for a file that a person opens. */
export const channelColumnsForPeople = (own: NamedChannel, channels: readonly PricedChannel[]) =>
  columnsOf(own, channels, ofPeople)
