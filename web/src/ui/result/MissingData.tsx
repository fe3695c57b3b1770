import styles from './MissingData.module.css'
import { resultWords as words } from './result-words.ts'

/** Why there is no result at the moment, a sentence for each reason. */
export function MissingData({ reasons }: { reasons: string[] }) {
  return (
    <div className={`stack ${styles.missing}`}>
      <h2>{words.invalidTitle}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="muted">{words.whenItReturns}</p>
    </div>
  )
}
