import { strings } from '../../strings.ts'
import styles from './MissingData.module.css'

const words = strings.results

const whenItReturns = 'Il risultato torna appena i dati sono a posto.'

/** Why there is no result at the moment, a sentence for each reason. */
export function MissingData({ reasons }: { reasons: string[] }) {
  return (
    <div className={styles.missing}>
      <h2>{words.invalidTitle}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{whenItReturns}</p>
    </div>
  )
}
