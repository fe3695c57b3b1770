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
  /** Whether the calculation pays the seller's own rate. */
  isOwnRate: boolean
  onApply: () => void
}

/** Takes a scenario into the calculation, saying what goes along and what stays. */
export function ApplyScenario({ sale, scenario, valid, isOwnRate, onApply }: Props) {
  const id = useId()
  const changed = (['prezzoVendita', 'costo', 'spedizione'] as const).some(
    (field) => scenario[field] !== sale[field],
  )
  return (
    <div className={styles.apply}>
      <Button variant="wide" disabled={!valid || !changed} aria-describedby={id} onClick={onApply}>
        {words.button}
      </Button>
      <p id={id}>
        {valid ? noteOn(changed, scenario.commissione !== null, isOwnRate) : words.invalid}
      </p>
    </div>
  )
}

function noteOn(amounts: boolean, fee: boolean, isOwnRate: boolean): string {
  const { note, stays, onlyFee } = isOwnRate ? words.ownRate : words.marketplaceRate
  if (!amounts) return fee ? onlyFee : words.nothing
  return fee ? stays : note
}
