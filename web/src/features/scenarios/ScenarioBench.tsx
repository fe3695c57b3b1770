import {
  type CalculationFormData,
  type CalculationResult,
  countryOf,
  simulate,
  sliderRanges,
} from '@margine/engine'
import { useCallback, useMemo, useReducer, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ResultBar } from '../../ui/result/ResultBar.tsx'
import { ApplyScenario } from './ApplyScenario.tsx'
import { QuickScenarios } from './QuickScenarios.tsx'
import styles from './ScenarioBench.module.css'
import { ScenarioSlider } from './ScenarioSlider.tsx'
import type { AppliedAmounts } from './ScenariosScreen.tsx'
import { SimulationResults } from './SimulationResults.tsx'
import { chosen, scenarioOf, triedReducer } from './scenario.ts'
import { words } from './words.ts'

const fields = ['prezzoVendita', 'costo', 'spedizione', 'commissione'] as const

type Props = {
  form: CalculationFormData
  original: CalculationResult
  onApply: (amounts: AppliedAmounts) => void
  onBack: () => void
}

/** A sale to try things out on: quick scenarios and sliders, and beside them what they come to. */
export function ScenarioBench({ form, original, onApply, onBack }: Props) {
  const { nominale } = original.analisiCommissioni
  const [tried, dispatch] = useReducer(triedReducer, null, () =>
    chosen('situazioneAttuale', form, nominale),
  )
  const results = useRef<HTMLElement>(null)
  const ranges = useMemo(() => sliderRanges(form, nominale), [form, nominale])
  const outcome = useMemo(() => {
    const scenario = scenarioOf(tried)
    return { scenario, simulation: simulate(form, scenario) }
  }, [form, tried])
  const { scenario, simulation } = outcome
  // Untouched, the commission's slider shows what the rule takes at the price tried out.
  const ruleTakes = simulation.ok ? simulation.result.analisiCommissioni.nominale : nominale
  const { currency } = countryOf(form.paese)
  const apply = useCallback(() => {
    const { prezzoVendita, costo, spedizione } = tried
    onApply({ prezzoVendita, costo, spedizione })
  }, [onApply, tried])

  return (
    <div className={styles.screen}>
      <header className={styles.toolbar}>
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <Button onClick={onBack}>{words.back}</Button>
      </header>
      <QuickScenarios form={form} nominale={nominale} quick={tried.quick} dispatch={dispatch} />
      <div className={styles.inputs}>
        <section aria-label={words.sliders} className={styles.sliders}>
          {fields.map((field) => (
            <div key={field} className={styles.slider}>
              <ScenarioSlider
                field={field}
                form={form}
                nominale={nominale}
                range={ranges[field]}
                fee={tried.commissione}
                ruleTakes={field === 'commissione' ? ruleTakes : 0}
                text={field === 'commissione' ? '' : tried[field]}
                dispatch={dispatch}
              />
            </div>
          ))}
          <ApplyScenario form={form} scenario={scenario} valid={simulation.ok} onApply={apply} />
        </section>
        <ResultBar
          calculation={simulation}
          currency={currency}
          onOpen={() => results.current?.scrollIntoView({ block: 'start' })}
        />
      </div>
      <SimulationResults ref={results} form={form} original={original} outcome={outcome} />
      <footer className={styles.end}>
        <Button onClick={onBack}>{words.back}</Button>
      </footer>
    </div>
  )
}
