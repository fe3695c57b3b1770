import type { CostReview, ShownCostChange } from '@margine/listino/list'
import { useEffect, useState } from 'react'
import { formatMargin, formatMoney } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { whileWanted } from '../../while-wanted.ts'
import type { List } from '../page/list.ts'
import { changeOf } from '../what-if/tried.ts'
import styles from './ChangedCosts.module.css'
import { words } from './words.ts'

const { costsFound: said } = words

const marginIn = (margin: number) => (Number.isNaN(margin) ? '—' : formatMargin(margin))

const percentOf = ({ before, after }: ShownCostChange): string =>
  changeOf(Math.round((after / before - 1) * 1000) / 10)

/** How many are shown at first, and added by each press. */
const atOnce = 50

const nothing: { rows: readonly ShownCostChange[]; fitting: number } = { rows: [], fitting: 0 }

type Props = {
  list: List
  review: CostReview
  /** The articles whose costs stay as they are. */
  leftOut: ReadonlySet<number>
  /** Whether all do that rise by more than half. */
  leavesRises: boolean
  onToggle: (id: number) => void
  onLeaveRises: (leaves: boolean) => void
}

/** Old and new costs, those that rise most in front; each can be left out. */
export function ChangedCosts(props: Props) {
  const { list, review, leftOut, leavesRises, onToggle, onLeaveRises } = props
  const { count, over50, falling } = review
  const [text, setText] = useState('')
  const [most, setMost] = useState(atOnce)
  const [{ rows, fitting }, setShown] = useState(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another review has other rows
  useEffect(() => {
    return whileWanted(list.api.costChanges({ text, most }), (found) => {
      if (found !== null) setShown(found)
    })
  }, [list, review, text, most])
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
      {count > atOnce && (
        <TextField
          label={said.search}
          name="costi-che-cambiano"
          autoComplete="off"
          value={text}
          onChange={setText}
        />
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
      {fitting > rows.length && (
        <Button onClick={() => setMost(most + atOnce)}>{said.more(fitting - rows.length)}</Button>
      )}
    </>
  )
}
