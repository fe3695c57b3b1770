import {
  type CalculationFormData,
  type CalculationResult,
  countryOf,
  type Scenario,
  type Simulation,
} from '@margine/engine'
import type { Ref } from 'react'
import { strings } from '../../strings.ts'
import { Announcement } from '../../ui/result/Announcement.tsx'
import { MissingData } from '../../ui/result/MissingData.tsx'
import { Section } from '../../ui/result/Section.tsx'
import { Verdict } from '../../ui/result/Verdict.tsx'
import { Comparison } from './Comparison.tsx'
import styles from './SimulationResults.module.css'
import { Tips } from './Tips.tsx'
import { words } from './words.ts'

const names: Record<string, string> = { ...strings.calculator.fields, ...words.fields }

type Props = {
  ref: Ref<HTMLElement>
  form: CalculationFormData
  scenario: Scenario
  original: CalculationResult
  simulation: Simulation
}

/** What the scenario leaves, beside what the calculation leaves, and why. */
export function SimulationResults({ ref, form, scenario, original, simulation }: Props) {
  const { currency } = countryOf(form.paese)
  return (
    <section ref={ref} aria-label={words.results} className={styles.results}>
      <Announcement calculation={simulation} currency={currency} />
      {simulation.ok ? (
        <>
          <Verdict result={simulation.result} currency={currency} />
          <Section title={words.comparison.title}>
            <Comparison original={original} scenario={simulation.result} currency={currency} />
          </Section>
          <Section title={words.tips.title}>
            <Tips
              form={form}
              scenario={scenario}
              original={original}
              result={simulation.result}
              currency={currency}
            />
          </Section>
        </>
      ) : (
        <MissingData
          reasons={simulation.problems.map(({ field, code }) =>
            words.problem[code](names[field] ?? field),
          )}
        />
      )}
    </section>
  )
}
