import type { FormCalculation } from '@margine/engine'
import type { RefObject } from 'react'
import { strings } from '../../../application-strings.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Announcement } from '../../../ui/result/Announcement.tsx'
import type { OutcomeProps } from './Outcome.tsx'
import styles from './Results.module.css'

const words = strings.results

// Quiet, for what it comes to is announced.
const Outcome = lazyPart(async () => (await import('./Outcome.tsx')).Outcome, {
  quiet: true,
  atOnce: true,
})

type Props = Omit<OutcomeProps, 'calculation' | 'region'> & {
  ref: RefObject<HTMLElement | null>
  /** What the form comes to; null until the first successful calculation. */
  calculation: FormCalculation | null
}

/** What the sale leaves, or what is missing to say it. */
export function Results({ ref, calculation, ...rest }: Props) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={words.region}
      className={`card ${styles.results}`}
      data-has-result={calculation?.ok}
    >
      <Announcement calculation={calculation} rates={ratesOf(rest.form)} aside={rest.unsent} />
      {calculation === null ? (
        <EmptyState title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <Outcome {...rest} calculation={calculation} region={ref} />
      )}
    </section>
  )
}
