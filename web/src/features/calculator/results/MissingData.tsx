import type { Problem } from '@margine/engine'
import { strings } from '../../../strings.ts'
import styles from './MissingData.module.css'

const words = strings.results

/** Why a live form has no result at the moment. */
export function MissingData({ problems }: { problems: Problem[] }) {
  return (
    <div className={styles.missing}>
      <h2>{words.invalidTitle}</h2>
      <ul>
        {problems.map(({ field, code }) => (
          <li key={field}>{words.problem[code](strings.calculator.fields[field])}</li>
        ))}
      </ul>
      <p>{words.invalidText}</p>
    </div>
  )
}
