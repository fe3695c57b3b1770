import { type Calculation, type CalculationFormData, countryOf } from '@margine/engine'
import type { Ref } from 'react'
import { strings } from '../../../strings.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Advice } from './Advice.tsx'
import { Announcement } from './Announcement.tsx'
import { CommissionWeight } from './CommissionWeight.tsx'
import { Distribution } from './Distribution.tsx'
import { MissingData } from './MissingData.tsx'
import { PrintedSale } from './PrintedSale.tsx'
import { ResultActions } from './ResultActions.tsx'
import styles from './Results.module.css'
import { Verdict } from './Verdict.tsx'

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
          <PrintedSale form={form} />
          <Verdict result={calculation.result} currency={currency} />
          <Distribution result={calculation.result} currency={currency} />
          <CommissionWeight result={calculation.result} currency={currency} />
          <Advice result={calculation.result} />
          <ResultActions form={form} result={calculation.result} />
        </>
      ) : (
        <MissingData problems={calculation.problems} />
      )}
    </section>
  )
}
