import { memo, useId } from 'react'
import { strings } from '../../../application-strings.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './CalculatorForm.module.css'

const words = strings.calculator

type Props = {
  /** Whether there is enough to calculate with. */
  ready: boolean
  /** Whether a change recalculates by itself: the button is not waited for any more. */
  live: boolean
  /** Brings back what «Nuovo Calcolo» cleared; null where there is nothing to bring back. */
  onRestore: (() => void) | null
}

/** The button that asks for the result, or what it still takes. */
export const SubmitRow = memo(function SubmitRow({ ready, live, onRestore }: Props) {
  const hintId = useId()
  return (
    <div className={styles.submit} data-live={live}>
      <Button
        type="submit"
        variant="wide"
        disabled={!ready}
        aria-describedby={ready ? undefined : hintId}
      >
        {words.calculate}
      </Button>
      <p id={hintId} className={`note ${styles.hint}`} hidden={ready}>
        {words.calculateHint}
      </p>
      {onRestore !== null && (
        <button type="button" className={`link ${styles.restore}`} onClick={onRestore}>
          {words.restore}
        </button>
      )}
    </div>
  )
})
