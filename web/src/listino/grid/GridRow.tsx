import { memo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Row } from '../worker/row.ts'
import { type Column, isChanged, nameOf, none, readOf } from './columns.tsx'
import styles from './Grid.module.css'
import { changedBy } from './typed-amount.ts'
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

/** A text that may be cut off, whole; numbers never are. */
const titleOf = ({ isNumber }: Column, text: string): string | undefined =>
  isNumber || text === none ? undefined : text

/** What stands in a cell, with what the files say where the seller changed it. */
function CellText({ column, row }: { column: Column; row: Row }) {
  const what = changedBy(column.key)
  const read = what === null ? '' : readOf(row, what)
  return (
    <>
      <Value text={column.text(row)} why={column.why(row)} />
      {read !== '' && <Was amount={read} />}
    </>
  )
}

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
        const text = row === undefined ? '…' : column.text(row)
        const what = changedBy(column.key)
        const field = editor !== null && editor.what === what ? editor.field : null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table can't hold a million rows
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={at + 1}
            aria-readonly={what === null}
            tabIndex={at === active ? 0 : -1}
            data-cell={`${index}:${at}`}
            data-column={column.key}
            data-number={column.isNumber}
            title={row === undefined ? undefined : titleOf(column, text)}
          >
            {field ?? (row === undefined ? text : <CellText column={column} row={row} />)}
            {at === 0 && row !== undefined && (
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
      })}
    </div>
  )
})
