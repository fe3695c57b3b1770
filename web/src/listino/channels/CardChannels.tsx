import styles from '../grid/ArticleList.module.css'
import type { Row } from '../worker/row.ts'
import { marginOn, minimumOn, type NamedChannel, whyNoneOn } from './columns.ts'
import { words } from './words.ts'

type Props = { row: Row; channels: readonly NamedChannel[] }

/** What an article comes to on the channels that are compared, as its card lists them. */
export function CardChannels({ row, channels }: Props) {
  if (channels.length === 0) return null
  return (
    <div className={styles.channels}>
      {channels.map(({ marketplace, label }, at) => {
        const cell = row.channels[at]
        const hasFigures = cell !== undefined && !Number.isNaN(cell.margine)
        return (
          <p key={marketplace}>
            <span>{label}</span>{' '}
            {cell === undefined || !hasFigures ? (
              cell !== undefined && whyNoneOn(cell, row, label)
            ) : (
              <>
                {marginOn(cell)}
                {', '}
                {words.minimumAt(minimumOn(cell, row))}
              </>
            )}
          </p>
        )
      })}
    </div>
  )
}
