import type { Trial } from '@margine/engine'
import { adviceSentences } from '../../ui/result/advice-sentences.ts'
import styles from './SimulationResults.module.css'
import { changeSentences, leverSentences } from './tip-sentences.ts'

type Props = { original: Trial; scenario: Trial }

/** Why the scenario leaves what it leaves, and what would help it most. */
export function Tips({ original, scenario }: Props) {
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
