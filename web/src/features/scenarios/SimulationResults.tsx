import {
  type CalculationResult,
  leavesNothing,
  type Scenario,
  type Simulation,
  type Trial,
  trialOf,
  verdictBy,
} from '@margine/engine'
import { type Ref, useState } from 'react'
import { strings } from '../../application-strings.ts'
import { Rested } from '../../ui/Rested.tsx'
import { Announcement } from '../../ui/result/Announcement.tsx'
import { adviceSentences } from '../../ui/result/advice-sentences.ts'
import { MissingData } from '../../ui/result/MissingData.tsx'
import { Section } from '../../ui/result/Section.tsx'
import { Verdict } from '../../ui/result/Verdict.tsx'
import { CommissionParts } from './CommissionParts.tsx'
import { Comparison } from './Comparison.tsx'
import { partChanges } from './part-changes.ts'
import styles from './SimulationResults.module.css'
import { changeSentences, leverSentences } from './tip-sentences.ts'
import { words } from './words.ts'

type TipsProps = { original: Trial; scenario: Trial }

/** Why the scenario leaves what it leaves, and what would help it most. */
export function Tips({ original, scenario }: TipsProps) {
  const sentences = [
    ...changeSentences(original, scenario),
    ...adviceSentences(scenario),
    ...leverSentences(scenario),
  ]
  return (
    <ul className={styles.tips}>
      {sentences.map(({ about, text }) => (
        <li key={about}>{text}</li>
      ))}
    </ul>
  )
}

const names: Record<string, string> = { ...strings.calculator.fields, ...words.fields }

/** A scenario and what it comes to. */
type Simulated = { scenario: Scenario; simulation: Simulation }

type Props = {
  ref: Ref<HTMLElement>
  /** The calculation that the scenario began from, as it can be tried out. */
  trial: Trial
  original: CalculationResult
  simulated: Simulated
}

/** What the scenario leaves, beside what the calculation leaves, and why. */
export function SimulationResults({ ref, trial, original, simulated }: Props) {
  const { simulation } = simulated
  return (
    <section ref={ref} aria-label={words.results} className={`card ${styles.results}`}>
      {simulation.ok ? (
        <Verdict result={simulation.result} rates={trial.rates} />
      ) : (
        <MissingData
          reasons={simulation.problems.map(({ field, code }) =>
            field === 'commissione'
              ? words.negativeFee
              : words.problem[code](names[field] ?? field),
          )}
        />
      )}
      <Rested of={simulated}>
        <Explanation trial={trial} original={original} simulated={simulated} />
      </Rested>
    </section>
  )
}

type ExplanationProps = Omit<Props, 'ref'>

function Explanation({ trial, original, simulated }: ExplanationProps) {
  const { scenario, simulation } = simulated
  const { country, rule } = trial.rates
  const { currency } = country
  const [open, setOpen] = useState(false)
  const after = trialOf(trial, scenario)
  const parts =
    rule.isItemised && simulation.ok
      ? partChanges({ trial, result: original }, { trial: after, result: simulation.result })
      : []
  return (
    <>
      <Announcement calculation={simulation} rates={trial.rates} />
      {simulation.ok && (
        <>
          <Section title={words.comparison.title}>
            <Comparison
              original={original}
              scenario={simulation.result}
              currency={currency}
              loss={leavesNothing(verdictBy(trial.rates, simulation.result))}
              isItemised={rule.isItemised}
            />
            {parts.length > 0 && (
              <CommissionParts
                parts={parts}
                currency={currency}
                open={open}
                onToggle={() => setOpen(!open)}
              />
            )}
          </Section>
          <Section title={words.tips.title}>
            <Tips original={trial} scenario={after} />
          </Section>
        </>
      )}
    </>
  )
}
