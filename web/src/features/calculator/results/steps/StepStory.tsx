import type { CalculationFormData, Rates, Step } from '@margine/engine'
import { SourceName } from '../../../../ui/result/SourceName.tsx'
import { tellingOf } from '../../../../ui/result/step-figures.ts'
import { tellStep } from '../../../../ui/result/step-sentences.ts'
import { originOf } from './origin.ts'
import { StepLine } from './StepLine.tsx'
import styles from './Steps.module.css'
import { words } from './words.ts'

type Props = { step: Step; form: CalculationFormData; rates: Rates }

/** A step in words and in numbers, why it is so, where its rate comes from, and the numbers that it takes. */
export function StepStory({ step, form, rates }: Props) {
  const telling = tellingOf(rates)
  const { value, formula, sum, why, told, parts } = tellStep(step, telling)
  const origin = originOf(told, form, rates)
  return (
    <>
      {sum !== value && (
        <div className={styles.sum}>
          {formula !== null && <p>{formula}</p>}
          <p>{sum}</p>
        </div>
      )}
      {why !== null && <p>{why}</p>}
      {origin !== null && (
        <p className={styles.origin}>
          {typeof origin === 'string' ? (
            origin
          ) : (
            <>
              {words.source}
              <SourceName source={origin} />
            </>
          )}
        </p>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <StepLine key={keyOf(part)} step={part} telling={telling}>
              {() => <StepStory step={part} form={form} rates={rates} />}
            </StepLine>
          ))}
        </ul>
      )}
    </>
  )
}

/** The parts of a step have names of their own; only tiers are told apart by where they begin. */
const keyOf = ({ about, rule }: Step) => (rule.kind === 'tier' ? `${about} ${rule.from}` : about)
