import type { CategoryCount, ColumnKey, Filter, Order } from '@margine/listino/list'
import { memo, type ReactNode, type Ref, useId, useState } from 'react'
import { counted } from '../../italian/counts.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { rangeOf } from '../figures/Histogram.tsx'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import type { Column } from './columns.ts'
import styles from './Toolbar.module.css'
import { words } from './words.ts'

const { filters: said } = words

const categoriesOf = (categories: readonly CategoryCount[]) => [
  { value: '', label: said.everyCategory },
  ...categories.map(({ value, label, count }) => ({
    value,
    label: `${label} (${counted(count)})`,
  })),
]

/** By what articles are filtered, in words; empty where all are shown. */
const filteredBy = ({ group, bin, category, text }: Filter, categories: readonly CategoryCount[]) =>
  [
    group === 'all' ? '' : said.groups[group],
    bin === null ? '' : said.margin(rangeOf(bin)),
    category === null
      ? ''
      : (categories.find(({ value }) => value === category)?.label ?? category),
    text.trim() === '' ? '' : said.text(text.trim()),
  ]
    .filter((part) => part !== '')
    .join(', ')

type Props = {
  /** Takes the focus once filters are gone, with the button that dropped them. */
  count: Ref<HTMLParagraphElement>
  filter: Filter
  order: Order | null
  categories: readonly CategoryCount[]
  /** How many are shown; null before that is known. */
  shown: number | null
  all: number
  /** Whether rows have columns, which a narrow screen's don't. */
  hasColumns: boolean
  /** All columns there are, by which one may sort. */
  columns: readonly Column[]
  hidden: readonly ColumnKey[]
  onFilter: (changes: Partial<Filter>) => void
  onClear: () => void
  onOrder: (order: Order) => void
  onHide: (columns: readonly ColumnKey[]) => void
  /** What can be done with what is shown. */
  children?: ReactNode
}

/** What is shown of all articles, and in which order. */
export const Toolbar = memo(function Toolbar(props: Props) {
  const { filter, order, categories, columns, hasColumns, onFilter, onOrder } = props
  const id = useId()
  const [isChoosing, setIsChoosing] = useState(false)
  const filtered = filteredBy(filter, categories)
  return (
    <search className={styles.toolbar} aria-label={said.region}>
      <div className={`field ${styles.search}`}>
        <label className="label" htmlFor={id}>
          {said.search}
        </label>
        <input
          id={id}
          className="input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={filter.text}
          placeholder={said.search}
          onChange={({ target }) => onFilter({ text: target.value })}
        />
      </div>
      {categories.length > 1 && (
        <SelectField
          label={said.category}
          value={filter.category ?? ''}
          options={categoriesOf(categories)}
          onChange={(category) => onFilter({ category: category === '' ? null : category })}
        />
      )}
      {!hasColumns && order !== null && (
        <div className={`row ${styles.order}`}>
          <SelectField
            label={words.sort}
            value={order.column}
            options={columns.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={(column) => onOrder({ ...order, column: column as Order['column'] })}
          />
          <Button
            onClick={() =>
              onOrder({
                ...order,
                direction: order.direction === 'ascending' ? 'descending' : 'ascending',
              })
            }
          >
            {words.reverse}
          </Button>
        </div>
      )}
      <p ref={props.count} role="status" tabIndex={-1} className={styles.count}>
        {props.shown !== null && (
          <>
            {filtered !== '' && <b>{filtered}: </b>}
            <span data-count>{words.shown(props.shown, props.all)}</span>
          </>
        )}
      </p>
      <div className={`row ${styles.actions}`}>
        {filtered !== '' && <Button onClick={props.onClear}>{said.clear}</Button>}
        {props.children}
        {hasColumns && <Button onClick={() => setIsChoosing(true)}>{words.choose}</Button>}
      </div>
      {isChoosing && (
        <ColumnsDialog
          columns={columns}
          hidden={props.hidden}
          onHide={props.onHide}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </search>
  )
})
