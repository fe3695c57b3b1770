import {
  type CalculationFormData,
  type QuickScenario,
  quickScenario,
  quickScenarios,
  simulate,
  type Trial,
} from '@margine/engine'
import { type Dispatch, memo, useId, useMemo } from 'react'
import { formatMargin } from '../../format.ts'
import styles from './ScenariosScreen.module.css'
import type { TriedAction } from './scenario.ts'
import { words as scenarioWords } from './words.ts'

const words = scenarioWords.quick

type Props = {
  form: CalculationFormData
  original: Trial
  nominale: number
  /** The one in force; null once a value is moved by hand. */
  quick: QuickScenario | null
  dispatch: Dispatch<TriedAction>
}

/** The scenarios one press away, each with the margin it leads to. */
export const QuickScenarios = memo(function QuickScenarios(props: Props) {
  const { form, original, nominale, quick, dispatch } = props
  const id = useId()
  const margins = useMemo(
    () =>
      quickScenarios.map((name) => {
        const simulation = simulate(original, quickScenario(name, original.sale, nominale))
        return simulation.ok ? words.margin(formatMargin(simulation.result.margine)) : ''
      }),
    [original, nominale],
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-label={words.label} className={styles.quick}>
      {quickScenarios.map((name, at) => (
        <button
          key={name}
          type="button"
          className="pressable"
          aria-pressed={name === quick}
          aria-describedby={`${id}-${name}`}
          onClick={() => dispatch({ type: 'choose', quick: name, form, nominale })}
        >
          {words.names[name]}
          <span id={`${id}-${name}`} className="note" aria-hidden="true">
            {margins[at]}
          </span>
        </button>
      ))}
    </div>
  )
})
