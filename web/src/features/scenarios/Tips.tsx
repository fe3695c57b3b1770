import { type Scenario, type Trial, trialOf } from '@margine/engine'
import { adviceSentences } from '../../ui/result/advice-sentences.ts'
import styles from './Tips.module.css'
import { changeSentences, leverSentences } from './tip-sentences.ts'

type Props = { original: Trial; scenario: Scenario }

/** Why the scenario leaves what it leaves, and what would help it most. */
export function Tips({ original, scenario }: Props) {
  const trial = trialOf(original, scenario)
  const sentences = [
    ...changeSentences(original, trial),
    ...adviceSentences(trial),
    ...leverSentences(trial),
  ]
  return (
    <ul className={styles.tips}>
      {sentences.map(({ about, text }) => (
        <li key={about}>{text}</li>
      ))}
    </ul>
  )
}
