import type { ArticleRow, PeriodFacts } from '@margine/listino'
import { type CSSProperties, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { formatMargin } from '../../format.ts'
import { counted } from '../../italian/counts.ts'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { placeNow } from '../../table/place.ts'
import rowStyles from '../../table/rows.module.css'
import { rootSize, useRows } from '../../table/useRows.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { usePrinting } from '../../ui/usePrinting.ts'
import { keepWhenHidden } from '../../when-hidden.ts'
import { moneyIn } from '../money.ts'
import type { BooksActions } from '../page/books.ts'
import { keepLook, keptLook } from '../page/kept-look.ts'
import styles from './Articles.module.css'
import { type ColumnKey, columnKeys, type Group, type Order, sortedRows } from './sorted-rows.ts'
import { articlesWords, nameOf, realTermsWords } from './words.ts'

const said = articlesWords

const RealTermsDialog = lazyPart(async () => {
  return (await import('./RealTermsDialog.tsx')).RealTermsDialog
})

/** So many go on paper. */
const mostPrinted = 1000

/** In rem, on a wide screen, on a narrow one, and where a card has one column; the styles' own widths are the same. */
const rowHeights = { wide: 3.5, narrow: 12.25, tall: 21.75 }
const narrowUpTo = 60
const tallUpTo = 22

/** All rows are here already. */
const lookAtNothing = () => {}

const groups = Object.entries(said.groups).map(([value, label]) => ({ value, label }))
const orders = columnKeys.map((value) => ({ value, label: said.columns[value] }))

const firstOrder: Order = { column: 'ricavi', isDescending: true }

type Props = {
  view: PeriodFacts
  /** All months that there are. */
  months: readonly string[]
  actions: BooksActions
}

/** Every article of a period: found, sorted, taken away. */
export function Articles({ view, months, actions }: Props) {
  const id = useId()
  const [before] = useState(keptLook)
  const [group, setGroup] = useState<Group>(before?.group ?? 'all')
  const [text, setText] = useState(before?.text ?? '')
  const [order, setOrder] = useState(before?.order ?? firstOrder)
  const [isUsing, setIsUsing] = useState(false)
  const [used, setUsed] = useState('')
  const [rem] = useState(rootSize)
  const isNarrow = useMediaQuery(`(max-width: ${narrowUpTo}em)`)
  const isTall = useMediaQuery(`(max-width: ${tallUpTo}em)`)
  const isPrinting = usePrinting()
  const rows = useMemo(
    () => sortedRows(view.articles, group, text, order),
    [view.articles, group, text, order],
  )
  const height = rowHeights[isTall ? 'tall' : isNarrow ? 'narrow' : 'wide'] * rem
  const headHeight = isNarrow ? 0 : 3 * rem
  const seen = useRows(rows.length, {
    rowHeight: height,
    headHeight,
    lookAt: lookAtNothing,
    filter: rows,
    place: before?.place ?? null,
  })
  const first = isPrinting ? 0 : seen.first
  const made = isPrinting ? mostPrinted : seen.count
  const style: Record<`--${string}`, string> = {
    '--row': `${height}px`,
    '--offset': `${seen.offset}px`,
  }
  const keep = useEffectEvent(() =>
    keepLook({ period: view.period, group, text, order, place: placeNow() }),
  )
  useEffect(() => keepWhenHidden(keep), [])
  const sortBy = (column: ColumnKey) =>
    setOrder((now) => ({
      column,
      isDescending: now.column === column ? !now.isDescending : column !== 'name',
    }))
  if (view.articles.length === 0) return null
  return (
    <section className={`stack ${styles.articles}`} aria-label={said.title}>
      <h2>{said.title}</h2>
      <div className={`screen-only row ${styles.tools}`}>
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
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <SelectField
          label={said.show}
          value={group}
          options={groups}
          onChange={(value) => setGroup(value as Group)}
        />
        <div className={styles.order}>
          <SelectField
            label={said.sort}
            value={order.column}
            options={orders}
            onChange={(column) => sortBy(column as ColumnKey)}
          />
        </div>
        <p role="status" className={`note ${styles.count}`}>
          {said.shown(rows.length, view.articles.length)}
        </p>
        {!actions.isExample && (
          <Button onClick={() => setIsUsing(true)}>{realTermsWords.open}</Button>
        )}
        <Button onClick={() => actions.export(view.period)}>{said.export}</Button>
      </div>
      <p role="status" className="screen-only">
        {used}
      </p>
      {isUsing && (
        <RealTermsDialog
          period={view.period}
          months={months}
          actions={actions}
          onDone={setUsed}
          onClose={() => setIsUsing(false)}
        />
      )}
      <section
        ref={seen.ref}
        data-articles
        className={`card ${styles.scroller}`}
        aria-label={said.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
      >
        {/* Rows that aren't made have their room. */}
        <div className={rowStyles.space} style={{ height: headHeight + seen.height }}>
          <div className={`${rowStyles.window} ${styles.window}`}>
            <table className={styles.table} aria-rowcount={rows.length + 1}>
              <thead>
                <tr aria-rowindex={1}>
                  {columnKeys.map((column) => (
                    <Head key={column} column={column} order={order} onSort={sortBy} />
                  ))}
                </tr>
              </thead>
              <tbody style={style as CSSProperties}>
                {rows.slice(first, first + made).map((row, at) => (
                  <Row
                    key={`${row.channel} ${row.store} ${row.sku}`}
                    row={row}
                    index={first + at}
                    currency={view.period.currency}
                    onCalculate={() => actions.calculate(row, view.period)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </section>
      {rows.length > mostPrinted && (
        <p className="paper-only">{said.printed(mostPrinted, rows.length)}</p>
      )}
    </section>
  )
}

type HeadProps = { column: ColumnKey; order: Order; onSort: (column: ColumnKey) => void }

function Head({ column, order, onSort }: HeadProps) {
  const direction = order.isDescending ? 'descending' : 'ascending'
  const isSorted = order.column === column
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" onClick={() => onSort(column)}>
        {said.columns[column]}
        {isSorted && <span aria-hidden="true"> {order.isDescending ? '↓' : '↑'}</span>}
      </button>
    </th>
  )
}

type RowProps = { row: ArticleRow; index: number; currency: string; onCalculate: () => void }

function Row({ row, index, currency, onCalculate }: RowProps) {
  const money = (amount: number) => moneyIn(amount, currency)
  const { sku, place, guadagno, margine, costo, spedizioni, check } = row
  const isLoss = guadagno < 0
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">
        {row.hasForm ? (
          <button
            type="button"
            className={styles.open}
            title={said.calculate}
            aria-label={said.calculateNamed(nameOf(row))}
            onClick={onCalculate}
          >
            {nameOf(row)}
          </button>
        ) : (
          <span title={nameOf(row)}>{nameOf(row)}</span>
        )}
        <small className="note">{[sku, place].join(' · ')}</small>
      </th>
      <td data-label={said.columns.sold}>{counted(row.sold)}</td>
      <td data-label={said.columns.returned}>{counted(row.returned)}</td>
      <td data-label={said.columns.ricavi}>{money(row.ricavi)}</td>
      <td data-label={said.columns.commissione}>{money(row.commissione)}</td>
      <td data-label={said.columns.altri}>{money(row.altri)}</td>
      <td data-label={said.columns.costo}>{Number.isNaN(costo) ? said.unknown : money(costo)}</td>
      <td data-label={said.columns.spedizioni}>{spedizioni === null ? '—' : money(spedizioni)}</td>
      <td data-label={said.columns.guadagno} data-loss={isLoss}>
        {money(guadagno)}
      </td>
      <td data-label={said.columns.margine} data-loss={isLoss}>
        {Number.isNaN(margine) ? '–' : formatMargin(margine)}
      </td>
      <td data-label={said.columns.difference}>{check === null ? '–' : money(check.difference)}</td>
    </tr>
  )
}
