import type { CalculationFormData, FormCalculation } from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { calculate, ratesOf } from '../../../calculation/rates.ts'
import { isSameResult } from '../../../calculation/todays-other.ts'
import { lazyPart } from '../../../lazy/LazyPart.tsx'
import { strings } from '../../../strings.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Announcement } from '../../../ui/result/Announcement.tsx'
import { MissingData } from '../../../ui/result/MissingData.tsx'
import { Verdict } from '../../../ui/result/Verdict.tsx'
import type { CalculatorAction, StoredResult } from '../calculator.ts'
import { ResultHead } from './ResultHead.tsx'
import styles from './Results.module.css'

const words = strings.results
const { fields, addedFields } = strings.calculator

// Quiet, for the verdict has just been announced.
const Explanation = lazyPart(
  'explanation',
  async () => (await import('./Explanation.tsx')).Explanation,
  { quiet: true },
)

const StoredNotice = lazyPart(
  'stored-notice',
  async () => (await import('./StoredNotice.tsx')).StoredNotice,
  { quiet: true },
)

type Props = {
  ref: RefObject<HTMLElement | null>
  form: CalculationFormData
  calculation: FormCalculation | null
  stored: StoredResult | null
  /** What the calculation is called among the saved ones, or null. */
  name: string | null
  dispatch: Dispatch<CalculatorAction>
  onSave: () => void
  onUpdate: (() => void) | null
  /** What to say of the last save, or null. */
  saved: string | null
}

/** What the sale leaves, or what is missing to say it. */
export function Results(props: Props) {
  const { ref, form, calculation, stored, name, dispatch, onSave, onUpdate, saved } = props
  const { currency } = ratesOf(form).country
  const today = stored === null ? null : calculate(form)
  const isChanged =
    today?.ok === true && stored !== null && !isSameResult(today.result, stored.result)
  return (
    <section ref={ref} tabIndex={-1} aria-label={words.region} className={styles.results}>
      <Announcement calculation={calculation} currency={currency} />
      {calculation === null ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : calculation.ok ? (
        <>
          <ResultHead
            form={form}
            result={calculation.result}
            name={name}
            onSave={onSave}
            onUpdate={onUpdate}
            saved={saved}
          />
          {stored !== null && name !== null && (
            <StoredNotice
              savedAt={stored.savedAt}
              name={name}
              today={isChanged && form.tariffe === undefined ? today.result : null}
              currency={currency}
              dispatch={dispatch}
              region={ref}
            />
          )}
          <Verdict result={calculation.result} currency={currency} />
          <Explanation
            form={form}
            result={calculation.result}
            stored={stored}
            older={isChanged || today?.ok === false}
            name={name}
            dispatch={dispatch}
            region={ref}
          />
        </>
      ) : (
        <MissingData
          reasons={calculation.problems.map(({ field, code }) =>
            words.problem[code]({ ...fields, ...addedFields }[field]),
          )}
        />
      )}
    </section>
  )
}
