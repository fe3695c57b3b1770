import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Range, Shown } from '../worker/api.ts'
import type { Row } from '../worker/row.ts'
import type { Filter, Order } from '../worker/view.ts'
import type { Column } from './columns.tsx'
import styles from './Grid.module.css'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { moved } from './moves.ts'
import { PrintedRows } from './PrintedRows.tsx'
import { type Cell, cellOf, type Place } from './place.ts'
import { rootSize } from './root-size.ts'
import { useRows } from './useRows.ts'
import { words } from './words.ts'

/** In rem. */
const rowHeight = 2.5
const headHeight = 2.75

type Props = {
  columns: readonly Column[]
  shown: Shown
  filter: Filter
  order: Order | null
  onOrder: (order: Order) => void
  /** Where somebody looked before the page was left; null where that is unknown. */
  place: Place | null
  onLookAt: (range: Range) => void
  onOpen: (row: Row) => void
}

/** All articles, of which only those in the view are made. */
export function Grid({ columns, shown, filter, order, place, onOrder, onLookAt, onOpen }: Props) {
  const hint = useId()
  const [rem] = useState(rootSize)
  const rows = useRows(shown.count, {
    rowHeight: rowHeight * rem,
    headHeight: headHeight * rem,
    lookAt: onLookAt,
    filter,
    place,
  })
  const [at, setAt] = useState<Cell>(place?.cell ?? { row: 0, column: 0 })
  const hasFocus = useRef(place !== null && place.cell !== null)
  /** Whether the focus follows the keyboard's place, rather than the other way round. */
  const isMoving = useRef(false)
  const isMade = at.row === -1 || (at.row >= rows.first && at.row < rows.first + rows.count)
  // A cell that was scrolled out of the view takes the keyboard along.
  const row = isMade ? at.row : rows.nearest(at.row)
  const column = Math.min(at.column, columns.length - 1)
  const name = `${row}:${column}`

  useEffect(() => {
    const cell = rows.ref.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)
    if (!hasFocus.current || cell == null || cell === document.activeElement) return
    isMoving.current = true
    cell.focus({ preventScroll: true })
    isMoving.current = false
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const openAt = (index: number) => {
    const article = shown.rows[index - shown.from]
    if (article !== undefined) onOpen(article)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return
    // A button does by itself what Enter asks of it.
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) openAt(row)
    const size = { rows: shown.count, columns: columns.length, perPage: rows.perPage }
    const next = moved(event.key, event.ctrlKey, { row, column }, size)
    if (next === null) return
    event.preventDefault()
    if (next.row >= 0) rows.scrollTo(next.row)
    setAt(next)
  }
  const onFocus = ({ target }: SyntheticEvent<Element>) => {
    hasFocus.current = true
    const cell = cellOf(target as Element)
    if (cell !== null && !isMoving.current) setAt(cell)
  }
  const style: Record<`--${string}`, string> = {
    '--columns': columns.map(({ width }) => `minmax(${width}rem, ${width}fr)`).join(' '),
    '--shares': columns.map(({ width }) => `minmax(0, ${width}fr)`).join(' '),
    '--width': `${columns.reduce((sum, { width }) => sum + width, 0)}rem`,
    '--first': `${columns[0]?.width ?? 0}rem`,
  }

  return (
    <div>
      <p id={hint} className={styles.hint}>
        {words.openHint}
      </p>
      <PrintedRows rows={rows} shown={shown} />
      <div ref={rows.ref} className={styles.scroller} style={style as CSSProperties} data-articles>
        {/* biome-ignore lint/a11y/useSemanticElements: a table can't hold a million rows */}
        <div
          role="grid"
          tabIndex={-1}
          aria-label={words.label}
          aria-describedby={hint}
          aria-rowcount={shown.count + 1}
          aria-colcount={columns.length}
          className={styles.grid}
          onKeyDown={onKeyDown}
          onDoubleClick={({ target }) => openAt(cellOf(target as Element)?.row ?? -1)}
          onFocus={onFocus}
          onBlur={() => {
            hasFocus.current = false
          }}
        >
          <GridHead
            columns={columns}
            order={order}
            active={row === -1 ? column : null}
            onOrder={onOrder}
          />
          <div className={styles.space} style={{ height: rows.height }}>
            <div className={styles.window} style={{ transform: `translateY(${rows.offset}px)` }}>
              {Array.from({ length: rows.count }, (_, made) => {
                const index = rows.first + made
                return (
                  <GridRow
                    key={index}
                    columns={columns}
                    index={index}
                    row={shown.rows[index - shown.from]}
                    active={index === row ? column : null}
                    onOpen={onOpen}
                  />
                )
              })}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
