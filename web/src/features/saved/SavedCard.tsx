import { countryOf, readNumber, verdictOf } from '@margine/engine'
import { useId } from 'react'
import type { SavedCalculation } from '../../api.ts'
import { todaysOther } from '../../calculation/todays-other.ts'
import { formatDate, formatMargin, formatMoney } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { formOf, nameOf, placeOf } from './record.ts'
import styles from './SavedCard.module.css'
import { screenWords } from './screen-words.ts'

const words = screenWords

type Props = { record: SavedCalculation; onLoad: () => void; onRemove: () => void }

/** A saved calculation at a glance: what it is, what it came to, and what can be done with it. */
export function SavedCard({ record, onLoad, onRemove }: Props) {
  const id = useId()
  const form = formOf(record)
  const { result } = record.calculationData
  const { currency } = countryOf(form.paese)
  const today = todaysOther(form, result)
  return (
    <article aria-labelledby={id} className={styles.card} data-band={verdictOf(result)}>
      <header>
        <h2 id={id}>{nameOf(record)}</h2>
        <p>{placeOf(form)}</p>
        <p>
          <time dateTime={record.createdAt}>{formatDate(record.createdAt)}</time>
        </p>
      </header>
      <dl>
        <div className={styles.verdict}>
          <dt>{words.margin}</dt>
          <dd>{formatMargin(result.margine)}</dd>
        </div>
        <div className={styles.verdict}>
          <dt>{words.profit}</dt>
          <dd>{formatMoney(result.guadagno, currency)}</dd>
        </div>
        <div>
          <dt>{words.price}</dt>
          <dd>{formatMoney(result.prezzoFinale, currency)}</dd>
        </div>
        <div>
          <dt>{words.cost[`${form.costoIncludesIVA}`]}</dt>
          <dd>{formatMoney(readNumber(form.costo), currency)}</dd>
        </div>
      </dl>
      {today !== null && (
        <p className={styles.differs}>{words.differs(formatMargin(today.margine))}</p>
      )}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onLoad}>
          {words.load}
        </Button>
        <Button onClick={onRemove}>{words.remove}</Button>
      </div>
    </article>
  )
}
