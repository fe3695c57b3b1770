import type {
  Amount,
  Choices,
  EditInput,
  Filter,
  Order,
  Range,
  Row,
  Shown,
} from '@margine/listino/list'
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { type Cell, cellOf, type Place } from '../../table/place.ts'
import rowStyles from '../../table/rows.module.css'
import { rootSize, useRows } from '../../table/useRows.ts'
import type { Way } from './CellEditor.tsx'
import type { Column } from './columns.ts'
import styles from './Grid.module.css'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import { moved } from './moves.ts'
import { PrintedRows } from './PrintedRows.tsx'
import { useEditing } from './useEditing.tsx'
import { words } from './words.ts'

/** In rem. */
const rowHeight = 2.5
const headHeight = 2.75

type Props = {
  columns: readonly Column[]
  shown: Shown
  filter: Filter
  /** What is tried on all articles, and can't be written meanwhile. */
  locked: ReadonlySet<Amount>
  /** What articles may be; empty where the marketplace has no categories. */
  categories: Choices['categories']
  order: Order | null
  onOrder: (order: Order) => void
  /** The range in view before the page was left; null where that is unknown. */
  place: Place | null
  onLookAt: (range: Range) => void
  onOpen: (row: Row) => void
  onEdit: (edit: EditInput) => void
  /** What stands above it. */
  children: ReactNode
}

const widthOf = (columns: readonly Column[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** The first column gives way to those up to the margin, which beside scroll bars would be cut off. */
function firstWidth(columns: readonly Column[]): string {
  const [{ width } = { width: 0 }, ...others] = columns
  const beside = widthOf(others.slice(0, others.findIndex(({ key }) => key === 'margin') + 1))
  return `clamp(${width - 2}rem, 100cqi - ${beside}rem, ${width}rem)`
}

const columnWidths = (columns: readonly Column[]) =>
  columns
    .map(({ width }, at) => `minmax(${at === 0 ? 'var(--first)' : `${width}rem`}, ${width}fr)`)
    .join(' ')

/** A key that begins to write in a cell with what it types. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** The step back or forth that a key asks for; null for any other. */
function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'y' || (letter === 'z' && shiftKey)) return 'redo'
  return letter === 'z' ? 'undo' : null
}

const ways: Record<Way, Cell> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  left: { row: 0, column: -1 },
}

/** All articles, of which only those in the view are made. */
export function Grid(props: Props) {
  const { columns, shown, filter, locked, order, place, onOrder, onLookAt, onOpen, onEdit } = props
  const hint = useId()
  const [rem] = useState(rootSize)
  const rows = useRows(shown.count, {
    rowHeight: rowHeight * rem,
    headHeight: headHeight * rem,
    lookAt: onLookAt,
    filter,
    place,
  })
  /** What was pasted, or why nothing was written. */
  const [said, setSaid] = useState('')
  const [at, setAt] = useState<Cell>(place?.cell ?? { row: 0, column: 0 })
  const hasFocus = useRef(place !== null && place.cell !== null)
  /** Whether the focus follows the keyboard's place, rather than the other way round. */
  const isMoving = useRef(false)
  const isMade = at.row === -1 || (at.row >= rows.first && at.row < rows.first + rows.count)
  // A cell that was scrolled out of the view takes the keyboard along.
  const row = isMade ? at.row : rows.nearest(at.row)
  const column = Math.min(at.column, columns.length - 1)
  const name = `${row}:${column}`

  const rowAt = (index: number) => shown.rows[index - shown.from]
  const openAt = (index: number) => {
    const article = rowAt(index)
    if (article !== undefined) onOpen(article)
  }
  const goTo = (next: Cell) => {
    if (next.row >= 0) rows.scrollTo(next.row)
    setAt(next)
  }
  const editing = useEditing({
    count: shown.count,
    locked,
    categories: props.categories,
    onEdit,
    onSay: setSaid,
    onMove: (index, way) => {
      if (way === null) return
      hasFocus.current = true
      const last = { row: shown.count - 1, column: columns.length - 1 }
      const step = ways[way]
      goTo({
        row: Math.min(Math.max(index + step.row, 0), last.row),
        column: Math.min(Math.max(column + step.column, 0), last.column),
      })
    },
  })
  useEffect(() => {
    const cell = rows.ref.current?.querySelector<HTMLElement>(`[data-cell="${name}"]`)
    if (editing.index !== null || !hasFocus.current) return
    if (cell == null || cell === document.activeElement) return
    isMoving.current = true
    cell.focus({ preventScroll: true })
    isMoving.current = false
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  /** What is written in the cell that the keyboard is at, with its row; null where nothing can be. */
  const written = () => {
    const what = (row < 0 ? null : columns[column]?.changes) ?? null
    const article = rowAt(row)
    return what === null || article === undefined ? null : { what, article }
  }
  /** Whether a key was for the cell's amount. */
  const edits = (event: KeyboardEvent): boolean => {
    const at = written()
    const isTyping = isTyped(event)
    const isKnown = isTyping || ['Enter', 'F2', 'Delete', 'Backspace'].includes(event.key)
    if (at === null || !isKnown) return false
    const isGone = event.key === 'Delete' || event.key === 'Backspace'
    if (isGone) editing.takeBack(row, at.article, at.what)
    else editing.begin(row, at.article, at.what, isTyping ? event.key : null)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    const isOfHead = event.target instanceof HTMLButtonElement
    if (step !== null) onEdit({ type: step })
    if (step !== null || (!isOfHead && edits(event))) return event.preventDefault()
    if (event.altKey || event.metaKey || event.shiftKey) return
    // A button does by itself what Enter asks of it.
    if (event.key === 'Enter' && !isOfHead) openAt(row)
    const size = { rows: shown.count, columns: columns.length, perPage: rows.perPage }
    const next = moved(event.key, event.ctrlKey, { row, column }, size)
    if (next === null) return
    event.preventDefault()
    goTo(next)
  }
  const onDoubleClick = ({ target }: SyntheticEvent<Element>) => {
    const cell = cellOf(target as Element)
    const article = cell === null ? undefined : rowAt(cell.row)
    const what = (cell === null ? null : columns[cell.column]?.changes) ?? null
    if (cell === null || article === undefined) return
    if (what === null) onOpen(article)
    else editing.begin(cell.row, article, what, null)
  }
  const onPaste = (event: ClipboardEvent) => {
    const at = written()
    if (event.target instanceof HTMLInputElement || at === null) return
    event.preventDefault()
    editing.paste(row, at.article, at.what, event.clipboardData.getData('text/plain'))
  }
  const onFocus = ({ target }: SyntheticEvent<Element>) => {
    hasFocus.current = true
    const cell = cellOf(target as Element)
    if (cell !== null && !isMoving.current) setAt(cell)
  }
  const style: Record<`--${string}`, string> = {
    '--columns': columnWidths(columns),
    '--shares': columns.map(({ width }) => `minmax(0, ${width}fr)`).join(' '),
    '--others': `${widthOf(columns.slice(1))}rem`,
    '--first': firstWidth(columns),
  }

  return (
    <div>
      <div className={styles.lines}>
        {props.children}
        {/* What is said stands in its place, so that the rows stay where they are. */}
        <p id={hint} className={said === '' ? undefined : 'visually-hidden'}>
          {words.openHint}
        </p>
        <p role="status">{said}</p>
      </div>
      <PrintedRows rows={rows} shown={shown} />
      <div
        ref={rows.ref}
        className={`card ${styles.scroller}`}
        style={style as CSSProperties}
        data-articles
      >
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
          onDoubleClick={onDoubleClick}
          onPaste={onPaste}
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
          <div className={rowStyles.space} style={{ height: rows.height }}>
            <div className={rowStyles.window} style={{ transform: `translateY(${rows.offset}px)` }}>
              {Array.from({ length: rows.count }, (_, made) => {
                const index = rows.first + made
                return (
                  <GridRow
                    key={index}
                    columns={columns}
                    index={index}
                    row={shown.rows[index - shown.from]}
                    active={index === row ? column : null}
                    editor={editing.editorOf(index, rowAt(index))}
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
