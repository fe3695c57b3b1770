import type { Sale, Scenario } from '@margine/engine'
import { useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import styles from './ApplyScenario.module.css'
import { words as scenarioWords } from './words.ts'

const words = scenarioWords.apply

type Props = {
  sale: Sale
  scenario: Scenario
  /** Whether the scenario has a result. */
  valid: boolean
  onApply: () => void
}

/** Takes a scenario into the calculation, saying what goes along and what stays. */
export function ApplyScenario({ sale, scenario, valid, onApply }: Props) {
  const id = useId()
  const changed = (['prezzoVendita', 'costo', 'spedizione'] as const).some(
    (field) => scenario[field] !== sale[field],
  )
  return (
    <div className={styles.apply}>
      <Button variant="wide" disabled={!valid || !changed} aria-describedby={id} onClick={onApply}>
        {words.button}
      </Button>
      <p id={id}>{noteOn(valid, changed, scenario.commissione !== null)}</p>
    </div>
  )
}

function noteOn(valid: boolean, amounts: boolean, fee: boolean): string {
  if (!valid) return words.invalid
  if (!amounts) return fee ? words.onlyFee : words.nothing
  return fee ? words.feeStays : words.note
}
