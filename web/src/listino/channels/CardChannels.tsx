import type { ChannelCell, NamedChannel } from '@margine/listino'
import type { Row } from '@margine/listino/list'
import styles from '../grid/ArticleList.module.css'
import { hasFigures } from '../grid/columns.ts'
import { marginOn, minimumOn, whyNoneOn } from './columns.ts'
import { words } from './words.ts'

/** What an article leaves on a channel, and its lowest price there; of what that would lack the margin says it. */
function answerOn(cell: ChannelCell, row: Row): string {
  const margin = marginOn(cell, row)
  if (cell.unsaid === 'fulfilment') return margin
  const isKnown = !Number.isNaN(cell.minimum)
  return `${margin}, ${isKnown ? words.minimumAt(minimumOn(cell, row)) : words.noMinimum}`
}

/** What an article comes to on a channel, or why that isn't known. */
function ofChannel(cell: ChannelCell, row: Row, label: string) {
  if (cell.lacks !== null && hasFigures(row)) return whyNoneOn(cell, row, label)
  return (
    <>
      <span>{label}</span>{' '}
      {Number.isNaN(cell.margine) ? whyNoneOn(cell, row, label) : answerOn(cell, row)}
    </>
  )
}

type Props = { row: Row; channels: readonly NamedChannel[] }

/** What an article comes to on the channels that are compared, as its card lists them. */
export function CardChannels({ row, channels }: Props) {
  if (channels.length === 0) return null
  return (
    <div className={styles.channels}>
      {channels.map(({ marketplace, label }, at) => {
        const cell = row.channels[at]
        return <p key={marketplace}>{cell !== undefined && ofChannel(cell, row, label)}</p>
      })}
    </div>
  )
}
