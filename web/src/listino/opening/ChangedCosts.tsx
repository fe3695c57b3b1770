import type { CostReview, ShownCostChange } from '@margine/listino/list'
import { formatMargin, formatMoney } from '../../format.ts'
import { changeOf } from '../what-if/tried.ts'
import styles from './ChangedCosts.module.css'
import { words } from './words.ts'

const { costsFound: said } = words

const marginIn = (margin: number) => (Number.isNaN(margin) ? '—' : formatMargin(margin))

const percentOf = ({ before, after }: ShownCostChange): string =>
  changeOf(Math.round((after / before - 1) * 1000) / 10)

type Props = {
  review: CostReview
  /** The articles whose costs stay as they are. */
  leftOut: ReadonlySet<number>
  /** Whether all do that rise by more than half. */
  leavesRises: boolean
  onToggle: (id: number) => void
  onLeaveRises: (leaves: boolean) => void
}

/** Old and new costs, those that rise most in front; each can be left out. */
export function ChangedCosts({ review, leftOut, leavesRises, onToggle, onLeaveRises }: Props) {
  const { count, over50, falling, rows } = review
  const isOut = (row: ShownCostChange) =>
    leftOut.has(row.id) || (leavesRises && row.after / row.before > 1.5)
  return (
    <>
      {falling > 0 && <p>{said.falling(falling)}</p>}
      {over50 > 0 && (
        <label className="row">
          <input
            type="checkbox"
            checked={leavesRises}
            onChange={({ target }) => onLeaveRises(target.checked)}
          />
          <span>
            <b>{said.over50(over50)}</b> {said.leaveRises}
          </span>
        </label>
      )}
      <ul className={`card ${styles.changes}`} aria-label={said.changes}>
        {rows.map((row) => (
          <li key={row.id}>
            <label className={styles.change} data-out={isOut(row)}>
              <input
                type="checkbox"
                aria-label={said.take(row.sku)}
                checked={!isOut(row)}
                disabled={leavesRises && !leftOut.has(row.id) && isOut(row)}
                onChange={() => onToggle(row.id)}
              />
              <span className={styles.name}>
                <b>{row.sku}</b> <small className="note">{row.name !== row.sku && row.name}</small>
              </span>
              <span>
                {formatMoney(row.before, row.currency as 'EUR')} <span aria-hidden="true">→</span>
                <span className="visually-hidden">{said.becomes}</span>{' '}
                <b>{formatMoney(row.after, row.currency as 'EUR')}</b>{' '}
                <small className="note">{percentOf(row)}</small>
              </span>
              <small className="note">
                {said.margin} {marginIn(row.marginBefore)} <span aria-hidden="true">→</span>
                <span className="visually-hidden">{said.becomes}</span> {marginIn(row.marginAfter)}
              </small>
            </label>
          </li>
        ))}
      </ul>
      {count > rows.length && <p className="note">{said.moreChanges(count - rows.length)}</p>}
    </>
  )
}
