import type { Order, Row } from '@margine/listino/list'
import { memo, type ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { type Column, isChanged, nameOf, none, readOf } from './columns.ts'
import styles from './Grid.module.css'
import type { Editing } from './useEditing.tsx'
import { Value } from './Value.tsx'
import { Was } from './Was.tsx'
import { words } from './words.ts'

type Props = {
  columns: readonly Column[]
  /** Where it stands among all that are shown. */
  index: number
  /** Undefined until it is here. */
  row: Row | undefined
  /** The column of the cell that has the focus; null where it is in another row. */
  active: number | null
  /** The field of the cell that is being written; null where none is. */
  editor: ReturnType<Editing['editorOf']>
  onOpen: (row: Row) => void
}

/** What stands in a cell until its row is here. */
const waiting = '…'

type CellProps = {
  name: string
  at: number
  column: Order['column']
  isNumber: boolean
  isFixed: boolean
  isActive: boolean
  text: string
  /** Why there is nothing in it. */
  why: string
  /** What the files say, where the seller changed it; empty elsewhere. */
  read: string
  /** What it is written in; null where it isn't being written. */
  field: ReactNode
  /** The article that it opens; undefined where it opens none. */
  row: Row | undefined
  onOpen: (row: Row) => void
}

/** A cell by what it shows: where a slider changes some figures of a row, its other cells are left as they are. */
const GridCell = memo(function GridCell(props: CellProps) {
  const { name, at, column, isNumber, isFixed, isActive, text, why, read, field, row, onOpen } =
    props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't hold a million rows
    <div
      role="gridcell"
      aria-colindex={at + 1}
      aria-readonly={isFixed}
      tabIndex={isActive ? 0 : -1}
      data-cell={name}
      data-column={column}
      data-number={isNumber}
      title={isNumber || text === none || text === waiting ? undefined : text}
    >
      {field ?? <Value text={text} why={why} />}
      {field === null && read !== '' && <Was amount={read} />}
      {row !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.openNamed(nameOf(row))}
          title={words.open}
          className={styles.open}
          onClick={() => onOpen(row)}
        >
          <Icon name="arrow" />
        </button>
      )}
    </div>
  )
})

/** A row of the grid. */
export const GridRow = memo(function GridRow({
  columns,
  index,
  row,
  active,
  editor,
  onOpen,
}: Props) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells in it take the focus
    // biome-ignore lint/a11y/useSemanticElements: a table can't hold a million rows
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      data-odd={index % 2 === 1}
      aria-busy={row === undefined}
      data-band={row?.verdict ?? undefined}
      data-changed={row !== undefined && isChanged(row)}
    >
      {columns.map((column, at) => {
        const text = row === undefined ? waiting : column.text(row)
        const what = column.changes
        const field = editor !== null && editor.what === what ? editor.field : null
        return (
          <GridCell
            key={column.key}
            name={`${index}:${at}`}
            at={at}
            column={column.key}
            isNumber={column.isNumber}
            isFixed={what === null}
            isActive={at === active}
            text={text}
            why={row === undefined || text !== none ? '' : column.why(row)}
            read={row === undefined || what === null ? '' : readOf(row, what)}
            field={field}
            row={at === 0 ? row : undefined}
            onOpen={onOpen}
          />
        )
      })}
    </div>
  )
})
