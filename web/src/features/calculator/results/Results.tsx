import { type Calculation, type CalculationFormData, countryOf } from '@margine/engine'
import type { Ref } from 'react'
import { strings } from '../../../strings.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Announcement } from '../../../ui/result/Announcement.tsx'
import { MissingData } from '../../../ui/result/MissingData.tsx'
import { Verdict } from '../../../ui/result/Verdict.tsx'
import { Advice } from './Advice.tsx'
import { CommissionWeight } from './CommissionWeight.tsx'
import { Distribution } from './Distribution.tsx'
import { ResultActions } from './ResultActions.tsx'
import styles from './Results.module.css'

const words = strings.results

type Props = {
  ref: Ref<HTMLElement>
  form: CalculationFormData
  calculation: Calculation | null
}

/** What the sale leaves, or what is missing to say it. */
export function Results({ ref, form, calculation }: Props) {
  const { currency } = countryOf(form.paese)
  return (
    <section ref={ref} aria-label={words.region} className={styles.results}>
      <Announcement calculation={calculation} currency={currency} />
      {calculation === null ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : calculation.ok ? (
        <>
          <Verdict result={calculation.result} currency={currency} />
          <Distribution result={calculation.result} currency={currency} />
          <CommissionWeight result={calculation.result} currency={currency} />
          <Advice form={form} result={calculation.result} />
          <ResultActions form={form} result={calculation.result} />
        </>
      ) : (
        <MissingData
          reasons={calculation.problems.map(({ field, code }) =>
            words.problem[code](strings.calculator.fields[field]),
          )}
        />
      )}
    </section>
  )
}
