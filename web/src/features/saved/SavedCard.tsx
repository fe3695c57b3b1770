import type { SavedRecord } from '@margine/contract'
import {
  type CalculationFormData,
  type CalculationResult,
  readNumber,
  verdictBy,
} from '@margine/engine'
import { useId } from 'react'
import { strings } from '../../application-strings.ts'
import { ratesOf } from '../../calculation/rates.ts'
import { formOf } from '../../calculation/saved-record.ts'
import { formatMargin, formatMoney } from '../../format.ts'
import { dayWithArticle } from '../../italian/day.ts'
import { Button } from '../../ui/Button.tsx'
import { chosenRates } from './chosen-rates.ts'
import { itemisedCommission } from './itemised-commission.ts'
import { nameOf } from './record.ts'
import { remarkOn } from './remark.ts'
import styles from './SavedCard.module.css'
import { shownResultOf } from './saved-result.ts'
import { screenWords } from './screen-words.ts'

const words = screenWords

type Props = {
  record: SavedRecord
  /** Told the result that is on the card. */
  onLoad: (result: CalculationResult) => void
  onRemove: () => void
}

/** Where it is sold, in words: marketplace, then category. */
function placeOf(form: CalculationFormData): string {
  const { category, rule } = ratesOf(form)
  return `${rule.label} · ${category?.label ?? strings.calculator.place.standardCategory}`
}

/** A saved calculation at a glance: what it is, what it came to, and what can be done with it. */
export function SavedCard({ record, onLoad, onRemove }: Props) {
  const id = useId()
  const form = formOf(record)
  const result = shownResultOf(record)
  const chosen = chosenRates(form)
  const remark = result === null ? words.unreadable : remarkOn(record, form)
  return (
    <article
      aria-labelledby={id}
      className={styles.card}
      data-band={(result && verdictBy(ratesOf(form), result)) ?? undefined}
    >
      <header>
        <h2 id={id}>{nameOf(record)}</h2>
        {result !== null && <p>{placeOf(form)}</p>}
        {result !== null && chosen.length > 0 && <p>{chosen.join(' · ')}</p>}
        <p>
          {words.savedOn}{' '}
          <time dateTime={record.createdAt}>{dayWithArticle('il', record.createdAt)}</time>
        </p>
      </header>
      {result !== null && <CardFigures form={form} result={result} />}
      {remark !== null && <p className={styles.differs}>{remark}</p>}
      <div className={styles.actions}>
        {result !== null && (
          <Button variant="primary" onClick={() => onLoad(result)}>
            {words.load}
          </Button>
        )}
        <Button onClick={onRemove}>{words.remove}</Button>
      </div>
    </article>
  )
}

function CardFigures({ form, result }: { form: CalculationFormData; result: CalculationResult }) {
  const { currency } = ratesOf(form).country
  const commission = itemisedCommission(form, result)
  return (
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
        <dt>{result.imposte === undefined ? words.price : words.onePrice}</dt>
        <dd>{formatMoney(result.prezzoFinale, currency)}</dd>
      </div>
      <div>
        <dt>{words.cost[`${form.costoIncludesIVA}`]}</dt>
        <dd>{formatMoney(readNumber(form.costo), currency)}</dd>
      </div>
      {commission !== null && (
        <div className={styles.commission}>
          <dt>{words.commission}</dt>
          <dd>{commission.whole}</dd>
          {commission.parts !== null && <dd className={styles.parts}>{commission.parts}</dd>}
        </div>
      )}
    </dl>
  )
}
