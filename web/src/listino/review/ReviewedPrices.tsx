import { riseOf } from '@margine/listino'
import type { Range, Review, ReviewedRow } from '@margine/listino/list'
import { everything } from '@margine/listino/list'
import { useCallback, useEffect, useState } from 'react'
import { formatMargin, formatMoney } from '../../format.ts'
import { RowList } from '../../table/RowList.tsx'
import { rootSize, useRows } from '../../table/useRows.ts'
import { whileWanted } from '../../while-wanted.ts'
import type { List } from '../page/list.ts'
import { changeOf } from '../what-if/tried.ts'
import styles from './ReviewDialog.module.css'
import { words as said } from './words.ts'

/** In rem. */
const rowHeight = 4

type Props = {
  list: List
  review: Review
  leftOut: ReadonlySet<number>
  onToggle: (id: number) => void
}

const nothing: { from: number; rows: readonly ReviewedRow[] } = { from: 0, rows: [] }

const rounded = (percent: number) => Math.round(percent * 10) / 10

const marginIn = (margin: number) => (Number.isNaN(margin) ? said.unknown : formatMargin(margin))

/** A difference in euro and in percent, with its sign. */
function differenceOf({ from, to, currency }: ReviewedRow): string {
  if (Number.isNaN(from)) return said.unknown
  const amount = formatMoney(Math.abs(to - from), currency as 'EUR')
  return `${to > from ? '+' : '−'}${amount} (${changeOf(rounded(riseOf({ from, to })))})`
}

/** The prices and minimums of the file, of which only those in the view are made; each can be left out. */
export function ReviewedPrices({ list, review, leftOut, onToggle }: Props) {
  const [rem] = useState(rootSize)
  const [shown, setShown] = useState(nothing)
  const [range, setRange] = useState<Range>({ from: 0, count: 20 })
  const lookAt = useCallback((next: Range) => setRange(next), [])
  const rows = useRows(review.listed, {
    rowHeight: rowHeight * rem,
    headHeight: 0,
    lookAt,
    filter: everything,
    place: null,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another review has other rows
  useEffect(() => {
    return whileWanted(list.api.reviewed(range), (found) =>
      setShown({ from: range.from, rows: found }),
    )
  }, [list, review, range])
  return (
    <section
      ref={rows.ref}
      className={`card ${styles.scroller}`}
      aria-label={said.list}
      tabIndex={-1}
    >
      <RowList rows={rows} total={review.listed}>
        {(index) => {
          const row = shown.rows[index - shown.from]
          return row && <Price row={row} isOut={leftOut.has(row.id)} onToggle={onToggle} />
        }}
      </RowList>
    </section>
  )
}

type PriceProps = { row: ReviewedRow; isOut: boolean; onToggle: (id: number) => void }

function Price({ row, isOut, onToggle }: PriceProps) {
  const { id, sku, name, from, to, minimum, currency, marginBefore, marginAfter } = row
  const money = (amount: number) =>
    Number.isNaN(amount) ? said.unknown : formatMoney(amount, currency as 'EUR')
  return (
    <label className={styles.price} data-out={isOut}>
      <input
        type="checkbox"
        aria-label={said.include(name || sku)}
        checked={!isOut}
        onChange={() => onToggle(id)}
      />
      <span className={styles.name}>
        {name || sku} <small className="note">{sku}</small>
      </span>
      <span className={styles.figure}>
        {money(from)}
        {!Number.isNaN(to) && (
          <>
            {' '}
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{said.to}</span> <b>{money(to)}</b>
            <small className="note">{differenceOf(row)}</small>
          </>
        )}
        {!Number.isNaN(minimum) && <small className="note">{said.minimum(money(minimum))}</small>}
      </span>
      <span className={styles.figure}>
        <small className="note">{said.margin}</small>
        {marginIn(marginBefore)}
        {!Number.isNaN(to) && (
          <>
            {' '}
            <span aria-hidden="true">→</span>
            <span className="visually-hidden">{said.to}</span> {marginIn(marginAfter)}
          </>
        )}
      </span>
    </label>
  )
}
