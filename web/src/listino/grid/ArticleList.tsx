import type { NamedChannel } from '@margine/listino'
import type { Filter, Range, Row, Shown } from '@margine/listino/list'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Place } from '../../table/place.ts'
import { RowList } from '../../table/RowList.tsx'
import { rootSize, useRows } from '../../table/useRows.ts'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { ArticleCard } from './ArticleCard.tsx'
import styles from './ArticleList.module.css'
import { PrintedRows } from './PrintedRows.tsx'
import { words } from './words.ts'

/** In rem; on a screen no wider than that the amounts take two lines. */
const cardHeight = 7.25
const tallCardHeight = 11.75
const tallUpTo = 23.5
const channelHeight = 1.5

type Props = {
  shown: Shown
  /** The channels that the list is compared on. */
  channels: readonly NamedChannel[]
  filter: Filter
  /** The range in view before the page was left; null where that is unknown. */
  place: Place | null
  onLookAt: (range: Range) => void
  onOpen: (row: Row) => void
  onChange: (row: Row, index: number) => void
}

/** All articles on a narrow screen, of which only those in the view are made. */
export function ArticleList(props: Props) {
  const { shown, channels, filter, place, onLookAt, onOpen, onChange } = props
  const [rem] = useState(rootSize)
  const isTall = useMediaQuery(`(max-width: ${tallUpTo * rem}px)`)
  const height = (isTall ? tallCardHeight : cardHeight) + channels.length * channelHeight
  const rows = useRows(shown.count, {
    rowHeight: height * rem,
    headHeight: 0,
    lookAt: onLookAt,
    filter,
    place,
  })
  const focused = useRef(place?.cell?.row ?? null)

  // The card that was left gets the focus back as soon as it is here.
  useEffect(() => {
    const cell = `[data-cell="${focused.current}:0"]`
    const card =
      focused.current === null ? null : rows.ref.current?.querySelector<HTMLElement>(cell)
    if (card == null) return
    focused.current = null
    card.focus({ preventScroll: true })
  })

  return (
    <section
      ref={rows.ref}
      className={`card ${styles.scroller}`}
      aria-label={words.label}
      data-articles
      data-tall={isTall}
      style={{ '--card-height': `${height}rem` } as CSSProperties}
    >
      <PrintedRows rows={rows} shown={shown} />
      <RowList rows={rows} total={shown.count}>
        {(index) => (
          <ArticleCard
            row={shown.rows[index - shown.from]}
            index={index}
            channels={channels}
            onOpen={onOpen}
            onChange={onChange}
          />
        )}
      </RowList>
    </section>
  )
}
