import { memo } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { Row } from '../worker/row.ts'
import { type Column, nameOf, none } from './columns.tsx'
import styles from './Grid.module.css'
import { Value } from './Value.tsx'
import { words } from './words.ts'

type Props = {
  columns: readonly Column[]
  /** Where it stands among all that are shown. */
  index: number
  /** Undefined until it is here. */
  row: Row | undefined
  /** The column whose cell the keyboard is at; null where that is none of its. */
  active: number | null
  onOpen: (row: Row) => void
}

/** A text that may be cut off, whole; numbers never are. */
const titleOf = ({ isNumber }: Column, text: string): string | undefined =>
  isNumber || text === none ? undefined : text

/** A row of the grid. */
export const GridRow = memo(function GridRow({ columns, index, row, active, onOpen }: Props) {
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
    >
      {columns.map((column, at) => {
        const text = row === undefined ? '…' : column.text(row)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a table can't hold a million rows
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={at + 1}
            tabIndex={at === active ? 0 : -1}
            data-cell={`${index}:${at}`}
            data-column={column.key}
            data-number={column.isNumber}
            title={row === undefined ? undefined : titleOf(column, text)}
          >
            {row !== undefined && text === none ? (
              <Value text={text} why={column.why(row)} />
            ) : (
              text
            )}
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
