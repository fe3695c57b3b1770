import {
  type CalculationFormData,
  type CalculationResult,
  readSale,
  simulate,
  sliderRanges,
} from '@margine/engine'
import { useCallback, useMemo, useReducer, useRef } from 'react'
import { ratesOf } from '../../calculation/rates.ts'
import { Button } from '../../ui/Button.tsx'
import { ResultBar } from '../../ui/result/ResultBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { ApplyScenario } from './ApplyScenario.tsx'
import { QuickScenarios } from './QuickScenarios.tsx'
import styles from './ScenarioBench.module.css'
import { ScenarioSlider, type Slid } from './ScenarioSlider.tsx'
import { SimulationResults } from './SimulationResults.tsx'
import { type AppliedAmounts, chosen, scenarioOf, triedReducer } from './scenario.ts'
import { words } from './words.ts'

const amounts = ['prezzoVendita', 'costo', 'spedizione'] as const

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
  const trial = useMemo(() => ({ sale: readSale(form), rates: ratesOf(form) }), [form])
  const ranges = useMemo(() => sliderRanges(trial.sale, nominale), [trial, nominale])
  const simulated = useMemo(() => {
    const scenario = scenarioOf(tried)
    return { scenario, simulation: simulate(trial, scenario) }
  }, [trial, tried])
  const { scenario, simulation } = simulated
  // Untouched, the commission's slider shows what the rule takes at the price tried out.
  const ruleTakes = simulation.ok ? simulation.result.analisiCommissioni.nominale : nominale
  const sliders: Slid[] = [
    ...amounts.map((field) => ({ field, tried: tried[field] })),
    { field: 'commissione', tried: tried.commissione },
  ]
  const { currency } = trial.rates.country
  const isOwnRate = form.commissionePropria != null
  const apply = useCallback(() => {
    const { prezzoVendita, costo, spedizione } = tried
    onApply({
      prezzoVendita: prezzoVendita.text,
      costo: costo.text,
      spedizione: spedizione.text,
    })
  }, [onApply, tried])

  return (
    <div className={styles.screen}>
      <ScreenHead title={words.title} lead={words.lead} back={words.back} onBack={onBack} />
      <QuickScenarios
        form={form}
        original={trial}
        nominale={nominale}
        quick={tried.quick}
        dispatch={dispatch}
      />
      <div>
        <section aria-label={words.sliders} className={styles.sliders}>
          {sliders.map((slid) => (
            <div key={slid.field} className={styles.slider}>
              <ScenarioSlider
                {...slid}
                original={trial}
                nominale={nominale}
                range={ranges[slid.field]}
                isOwnRate={isOwnRate}
                ruleTakes={slid.field === 'commissione' ? ruleTakes : 0}
                dispatch={dispatch}
              />
            </div>
          ))}
          <ApplyScenario
            sale={trial.sale}
            scenario={scenario}
            valid={simulation.ok}
            isOwnRate={isOwnRate}
            onApply={apply}
          />
        </section>
        <ResultBar
          calculation={simulation}
          currency={currency}
          onOpen={() => results.current?.scrollIntoView({ block: 'start' })}
        />
      </div>
      <SimulationResults ref={results} trial={trial} original={original} simulated={simulated} />
      <footer className={styles.end}>
        <Button onClick={onBack}>{words.back}</Button>
      </footer>
    </div>
  )
}
