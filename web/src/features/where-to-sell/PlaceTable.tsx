import type { ComparedRow } from '@margine/engine'
import { Icon } from '../../ui/Icon.tsx'
import { type List, type Naming, namings, type Terms } from './list.ts'
import { placeAmong, type SortKey, sorted } from './order.ts'
import { PlaceRow } from './PlaceRow.tsx'
import styles from './PlaceTable.module.css'
import { words } from './words.ts'

const { columns } = words

type Props = {
  title: string
  list: List
  naming: Naming
  rows: readonly ComparedRow[]
  /** Whether the rows can be compared with the form: then they have a place, a bar and a price that earns as much. */
  ranked?: boolean
  terms: Terms
}

/** Places with what they leave, in the order one asks for. */
export function PlaceTable(props: Props) {
  const { title, list, naming, rows, terms, ranked = true } = props
  const nameOf = namings[naming]
  const head = (by: SortKey, label: string) => (
    <SortHead by={by} label={label} list={list} sortable={rows.length > 1} />
  )
  return (
    <table aria-label={title} className={styles.table} data-ranked={ranked}>
      <thead data-sortable={rows.length > 1}>
        <tr>
          {ranked && (
            <th scope="col" className={styles.rank}>
              {columns.rank}
            </th>
          )}
          {head('name', columns[naming])}
          {terms !== 'elsewhere' && (
            <th scope="col" className={styles.category}>
              {columns.category}
            </th>
          )}
          {head('guadagno', columns.guadagno)}
          {head('margine', columns.margine)}
          {ranked && head('prezzoPari', columns.prezzoPari)}
          <th scope="col" className={styles.open}>
            <span className="visually-hidden">{columns.open}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted(rows, list.sort, nameOf).map((row) => (
          <PlaceRow
            key={`${row.marketplace} ${row.paese} ${row.shippedBy}`}
            list={list}
            naming={naming}
            row={row}
            place={row.rank === null ? null : placeAmong(rows, row.rank)}
            terms={terms}
          />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = {
  by: SortKey
  label: string
  list: Pick<List, 'sort' | 'onSort'>
  /** Whether there is anything to put in order. */
  sortable: boolean
}

/** The head of a column, which puts the rows in its order. */
function SortHead({ by, label, list: { sort, onSort }, sortable }: HeadProps) {
  if (!sortable)
    return (
      <th scope="col" className={styles[by]}>
        {label}
      </th>
    )
  const order = sort.descending ? 'descending' : 'ascending'
  return (
    <th scope="col" className={styles[by]} aria-sort={sort.by === by ? order : undefined}>
      <button
        type="button"
        className={styles.sort}
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
