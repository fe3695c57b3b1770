import type { Order } from '@margine/listino/list'
import { memo } from 'react'
import type { Column } from './columns.ts'
import styles from './Grid.module.css'

/** The order that a press on a column's head asks for. */
const nextOrder = ({ key }: Column, order: Order | null): Order => ({
  column: key,
  direction: order?.column === key && order.direction === 'ascending' ? 'descending' : 'ascending',
})

type Props = {
  columns: readonly Column[]
  order: Order | null
  /** The column with the head that a key would press; null where there is none. */
  active: number | null
  onOrder: (order: Order) => void
}

/** The row of the heads: each sorts by its column. */
export const GridHead = memo(function GridHead({ columns, order, active, onOrder }: Props) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the buttons in it take the focus
    // biome-ignore lint/a11y/useSemanticElements: a table can't hold a million rows
    <div role="row" aria-rowindex={1} className={styles.head}>
      {columns.map((column, at) => {
        const direction = order?.column === column.key ? order.direction : undefined
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the button in it takes the focus
          // biome-ignore lint/a11y/useSemanticElements: a table can't hold a million rows
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={at + 1}
            aria-sort={direction}
            data-number={column.isNumber}
          >
            <button
              type="button"
              tabIndex={at === active ? 0 : -1}
              data-cell={`-1:${at}`}
              onClick={() => onOrder(nextOrder(column, order))}
            >
              {column.title}
              {direction !== undefined && (
                <span aria-hidden="true" className={styles.arrow}>
                  {direction === 'ascending' ? '↑' : '↓'}
                </span>
              )}
            </button>
          </div>
        )
      })}
    </div>
  )
})
