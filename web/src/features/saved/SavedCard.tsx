import type { SavedRecord } from '@margine/contract'
import {
  type CalculationFormData,
  type CalculationResult,
  readNumber,
  readPercent,
  verdictBy,
} from '@margine/engine'
import { useId } from 'react'
import { strings } from '../../application-strings.ts'
import { ratesOf } from '../../calculation/rates.ts'
import { addedWords } from '../../calculation/rates-in-short.ts'
import { formOf } from '../../calculation/saved-record.ts'
import { onTodaysCards, todaysApart, todaysOther } from '../../calculation/todays-rates.ts'
import { formatMargin, formatMoney, formatRate } from '../../format.ts'
import { dayWithArticle } from '../../italian/day.ts'
import { partNames } from '../../italian/fee-names.ts'
import { Button } from '../../ui/Button.tsx'
import { shownPartsOf } from '../../ui/result/shown-parts.ts'
import { nameOf } from './record.ts'
import styles from './SavedCard.module.css'
import { savedResultOf, shownResultOf } from './saved-result.ts'
import { screenWords as words } from './screen-words.ts'

/**
 * The rates and the regime of a sale, where they aren't the default. A day counts only where a card
 * of it is in force: not for a seller's own rate, nor where there are no newer ones than the specification's.
 *
 * @example
 * chosenRates({ ...form, tariffe: '2026-01-20', regime: 'forfettario' }) // ['tariffe del 20 gennaio 2026', 'forfettario']
 */
export function chosenRates(form: CalculationFormData): string[] {
  const { tariffe, aliquotaIVA, commissionePropria } = form
  const { rule, servicesVat } = ratesOf(form)
  const chosen: string[] = []
  if (tariffe !== undefined && rule.validFrom !== null)
    chosen.push(addedWords.ratesOf(dayWithArticle('del', tariffe)))
  if (commissionePropria != null) chosen.push(addedWords.own)
  if (aliquotaIVA !== undefined) chosen.push(addedWords.vat(formatRate(readPercent(aliquotaIVA))))
  if (servicesVat !== null) chosen.push(addedWords.forfettario)
  return chosen
}

/**
 * A commission with its parts, in words; null by the specification's table, where it has none.
 *
 * @example
 * itemisedCommission(form, result) // { whole: '1,64 €', parts: 'Commissione 1,59 € · Servizi digitali 0,05 €' }
 */
export function itemisedCommission(
  form: CalculationFormData,
  { breakdown }: CalculationResult,
): { whole: string; parts: string | null } | null {
  const { rule, country } = ratesOf(form)
  if (!rule.isItemised) return null
  const money = (amount: number) => formatMoney(amount, country.currency)
  const line = breakdown.find(({ color }) => color === 'commissione')
  if (line === undefined) return { whole: money(0), parts: null }
  const parts = shownPartsOf(line).map(
    ({ tipo, importo }) => `${partNames[tipo]} ${money(importo)}`,
  )
  return { whole: money(line.value), parts: parts.length < 2 ? null : parts.join(' · ') }
}

/**
 * What there is to say of the figures on a card: that they are today's, or that today's would be others, for the
 * products that are still in the category; null where there is nothing.
 */
export function remarkOn(record: SavedRecord, form: CalculationFormData): string | null {
  const saved = savedResultOf(record)
  if (saved === null) return words.recalculated
  const today = todaysOther(onTodaysCards(form), saved)
  if (today === null) return null
  return [words.differs(formatMargin(today.margine)), todaysApart(form)].filter(Boolean).join(' ')
}

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
  const verdict = result && verdictBy(ratesOf(form), result)
  const chosen = chosenRates(form)
  const remark = result === null ? words.unreadable : remarkOn(record, form)
  return (
    <article
      aria-labelledby={id}
      className={`card stack loose ${styles.saved}`}
      data-band={verdict ?? undefined}
    >
      <header>
        <h2 id={id}>{nameOf(record)}</h2>
        {result !== null && <p className="note">{placeOf(form)}</p>}
        {result !== null && chosen.length > 0 && <p className="note">{chosen.join(' · ')}</p>}
        <p className="note">
          {words.savedOn}{' '}
          <time dateTime={record.createdAt}>{dayWithArticle('il', record.createdAt)}</time>
        </p>
      </header>
      {result !== null && (
        <CardFigures form={form} result={result} isTaxedAway={verdict === 'taxedAway'} />
      )}
      {remark !== null && <p className="tinted">{remark}</p>}
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

type CardFiguresProps = {
  form: CalculationFormData
  result: CalculationResult
  isTaxedAway: boolean
}

function CardFigures({ form, result, isTaxedAway }: CardFiguresProps) {
  const { currency } = ratesOf(form).country
  const commission = itemisedCommission(form, result)
  return (
    <dl className={styles.figures}>
      <div className={styles.verdict}>
        <dt className="note">{words.margin}</dt>
        <dd>{formatMargin(result.margine)}</dd>
      </div>
      <div className={styles.verdict}>
        <dt className="note">{words.profit}</dt>
        <dd>{formatMoney(result.guadagno, currency)}</dd>
      </div>
      {isTaxedAway && result.imposte !== undefined && (
        <div className={styles.verdict}>
          <dt className="note">{strings.results.taxedAway}</dt>
          <dd>{formatMoney(result.imposte.dopoImposte, currency)}</dd>
        </div>
      )}
      <div>
        <dt className="note">{result.imposte === undefined ? words.price : words.onePrice}</dt>
        <dd>{formatMoney(result.prezzoFinale, currency)}</dd>
      </div>
      <div>
        <dt className="note">{words.cost[`${form.costoIncludesIVA}`]}</dt>
        <dd>{formatMoney(readNumber(form.costo), currency)}</dd>
      </div>
      {commission !== null && (
        <div className={styles.commission}>
          <dt className="note">{words.commission}</dt>
          <dd>{commission.whole}</dd>
          {commission.parts !== null && (
            <dd className={`muted ${styles.parts}`}>{commission.parts}</dd>
          )}
        </div>
      )}
    </dl>
  )
}
