import type { Channel, ChannelCell, NamedChannel } from '@margine/listino'
import type { Choices, Row, Terms } from '@margine/listino/list'
import { hasColumn } from '@margine/listino/list'
import { formatMargin, formatMoney } from '../../format.ts'
import {
  type Column,
  columns,
  drawn,
  hasFigures,
  none,
  numbers,
  whyNoFigures,
} from '../grid/columns.ts'
import { words as grid } from '../grid/words.ts'
import { words } from './words.ts'

/** Channels with their names. */
export const named = (
  channels: readonly Channel[],
  choices: Choices['channels'],
): readonly NamedChannel[] =>
  channels.map(({ marketplace }) => ({
    marketplace,
    label: choices.find(({ value }) => value === marketplace)?.label ?? marketplace,
  }))

/** A margin as it is written, and that it is the best of its article: of losses the least is no best. */
export function marked(text: string, margin: number, isBest: boolean): string {
  if (!isBest) return text
  return `${margin < 0 ? words.leastLoss : words.best} ${text}`
}

/** The margin of an article on a channel, at which price where that is its own, and what of sending it there isn't in it. */
export const marginOn = ({ margine, isBest, unsaid, price }: ChannelCell, row: Row): string => {
  if (Number.isNaN(margine)) return none
  return [
    marked(formatMargin(margine), margine, isBest),
    ...(Number.isNaN(price) ? [] : [words.atOwnPrice(formatMoney(price, row.currency))]),
    ...(unsaid === null ? [] : [words.unsaid[unsaid]]),
  ].join(' ')
}

/** The lowest price there that reaches the target: none is known where Amazon's fee for sending it isn't. */
export const minimumOn = ({ minimum, margine, unsaid }: ChannelCell, { currency }: Row): string => {
  if (!Number.isNaN(minimum)) return formatMoney(minimum, currency)
  return unsaid === 'fulfilment' && !Number.isNaN(margine) ? grid.noFulfilment : none
}

/** Why an article has no figures on a channel, as far as the channel is why. */
export const whyNoneOn = ({ lacks }: ChannelCell, row: Row, label: string): string =>
  lacks === null || !hasFigures(row) ? whyNoFigures(row) : words.lacks(lacks, label)

/** In rem, as wide as a title needs. */
const widthOf = (title: string): number => Math.max(12, 2.5 + title.length * 0.45)

/** All columns of a list that is compared on some channels: theirs stand after its own margin and lowest price. */
export function columnsWith(
  channels: readonly NamedChannel[],
  regime: Terms['regime'],
): readonly Column[] {
  const own = columns.filter(({ key }) => hasColumn(key, { regime }))
  if (channels.length === 0) return own
  const last = own.findIndex(({ key }) => key === 'minimum') + 1
  const all = [...own.slice(0, last), ...channelColumns(channels), ...own.slice(last)]
  return all.map((column) => {
    if (column.key !== 'margin') return column
    const text = (row: Row) => marked(column.text(row), row.margin, row.isBest)
    return { ...column, width: 8.5, text }
  })
}

/** What a column of a channel shows, by its cell, the row and the channel's name. */
const ofChannel = {
  margin: { text: marginOn, why: whyNoneOn },
  minimum: {
    text: minimumOn,
    why: (cell: ChannelCell, row: Row, label: string) =>
      cell.lacks === null ? drawn.minimum.why(row) : whyNoneOn(cell, row, label),
  },
}

/** The columns of some channels: what each leaves, and its lowest price. */
const channelColumns = (channels: readonly NamedChannel[]): readonly Column[] =>
  channels.flatMap(({ marketplace, label }, at) =>
    (['margin', 'minimum'] as const).map((figure): Column => {
      const { text, why } = ofChannel[figure]
      const here = (of: typeof why) => (row: Row) => {
        const cell = row.channels[at]
        return cell === undefined ? none : of(cell, row, label)
      }
      const title = words[figure](label)
      const shown = numbers(title, widthOf(title), here(text), { why: here(why) })
      return { key: `${figure}:${marketplace}`, ...shown }
    }),
  )
