import { Icon } from '../../ui/Icon.tsx'
import type { List } from './list.ts'
import type { SortKey } from './order.ts'
import columns from './PlaceTable.module.css'
import styles from './SortHead.module.css'

type Props = {
  by: SortKey
  label: string
  list: Pick<List, 'sort' | 'onSort'>
  /** Whether there is anything to put in order. */
  sortable: boolean
}

/** The head of a column, which puts the rows in its order. */
export function SortHead({ by, label, list: { sort, onSort }, sortable }: Props) {
  if (!sortable)
    return (
      <th scope="col" className={columns[by]}>
        {label}
      </th>
    )
  const order = sort.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={columns[by]} aria-sort={sort.by === by ? order : undefined}>
      <button
        type="button"
        className={styles.button}
        data-end={by === 'margine' || by === 'prezzoPari'}
        data-order={sort.by === by ? order : undefined}
        onClick={() => onSort(by)}
      >
        {label}
        <Icon name="down" />
      </button>
    </th>
  )
}
