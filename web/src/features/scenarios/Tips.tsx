import {
  type CalculationFormData,
  type CalculationResult,
  type Currency,
  type Scenario,
  trialOf,
} from '@margine/engine'
import { adviceSentences } from '../../ui/result/advice-sentences.ts'
import styles from './Tips.module.css'
import { changeSentences, leverSentences } from './tip-sentences.ts'

type Props = {
  form: CalculationFormData
  scenario: Scenario
  original: CalculationResult
  result: CalculationResult
  currency: Currency
}

/** Why the scenario leaves what it leaves, and what would help it most. */
export function Tips({ form, scenario, original, result, currency }: Props) {
  const trial = trialOf(form, scenario)
  const sentences = [
    ...changeSentences(original, result, scenario, currency),
    ...adviceSentences(trial.form, result, trial.rule),
    ...leverSentences(trial, result),
  ]
  return (
    <ul className={styles.tips}>
      {sentences.map(({ about, text }) => (
        <li key={about}>{text}</li>
      ))}
    </ul>
  )
}
