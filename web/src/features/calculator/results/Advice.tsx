import type { CalculationResult } from '@margine/engine'
import { strings } from '../../../strings.ts'
import { verdictBandOf } from '../../../verdict-band.ts'
import styles from './Advice.module.css'

/** What the margin means and what to do with it. */
export function Advice({ result }: { result: CalculationResult }) {
  const band = verdictBandOf(result)
  const { title, text } = strings.results.advice[band]
  return (
    <p className={styles.advice} data-band={band}>
      <span>
        <strong>{title}</strong> {text}
      </span>
    </p>
  )
}
