import {
  type CalculationFormData,
  type CalculationResult,
  type FormCalculation,
  readSale,
  type Sale,
  type Scenario,
  simulate,
  sliderRanges,
} from '@margine/engine'
import { memo, useCallback, useId, useMemo, useReducer, useRef } from 'react'
import { ratesOf } from '../../calculation/rates.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ResultBar } from '../../ui/result/ResultBar.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { QuickScenarios } from './QuickScenarios.tsx'
import { ScenarioSlider, type Slid } from './ScenarioSlider.tsx'
import styles from './ScenariosScreen.module.css'
import { SimulationResults } from './SimulationResults.tsx'
import { type AppliedAmounts, chosen, scenarioOf, triedReducer } from './scenario.ts'
import { words } from './words.ts'

const applyWords = words.apply

const amounts = ['prezzoVendita', 'costo', 'spedizione'] as const

type ApplyScenarioProps = {
  sale: Sale
  scenario: Scenario
  /** Whether the scenario has a result. */
  valid: boolean
  /** Whether the calculation pays the seller's own rate. */
  isOwnRate: boolean
  onApply: () => void
}

/** Takes a scenario into the calculation, saying what goes along and what stays. */
export function ApplyScenario({ sale, scenario, valid, isOwnRate, onApply }: ApplyScenarioProps) {
  const id = useId()
  const changed = amounts.some((field) => scenario[field] !== sale[field])
  return (
    <div className={`stack ${styles.apply}`}>
      <Button variant="wide" disabled={!valid || !changed} aria-describedby={id} onClick={onApply}>
        {applyWords.button}
      </Button>
      <p className="note" id={id}>
        {valid ? noteOn(changed, scenario.commissione !== null, isOwnRate) : applyWords.invalid}
      </p>
    </div>
  )
}

function noteOn(changed: boolean, fee: boolean, isOwnRate: boolean): string {
  const { note, stays, onlyFee } = isOwnRate ? applyWords.ownRate : applyWords.marketplaceRate
  if (!changed) return fee ? onlyFee : applyWords.nothing
  return fee ? stays : note
}

type ScenarioBenchProps = {
  form: CalculationFormData
  original: CalculationResult
  onApply: (amounts: AppliedAmounts) => void
  onBack: () => void
}

/** A sale to try things out on: quick scenarios and sliders, and beside them what they come to. */
function ScenarioBench({ form, original, onApply, onBack }: ScenarioBenchProps) {
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
        <section aria-label={words.sliders} className={`card ${styles.sliders}`}>
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
          rates={trial.rates}
          onOpen={() => results.current?.scrollIntoView({ block: 'start' })}
        />
      </div>
      <SimulationResults ref={results} trial={trial} original={original} simulated={simulated} />
      <footer className={`row ${styles.end}`}>
        <Button onClick={onBack}>{words.back}</Button>
      </footer>
    </div>
  )
}

type Props = {
  /** Whether the screen is in view. Out of view it stays as it was, and costs a keystroke nothing. */
  shown: boolean
  form: CalculationFormData
  /** Which sale it is: another begins its scenarios again; the same one finds them as they were. */
  revision: number
  calculation: FormCalculation | null
  onApply: (amounts: AppliedAmounts) => void
  onBack: () => void
}

/** What would happen with another price, cost, shipping or commission. */
export const ScenariosScreen = memo(
  function ScenariosScreen({ shown, form, revision, calculation, onApply, onBack }: Props) {
    if (!shown) return null
    if (!calculation?.ok)
      return (
        <EmptyState heading="h1" title={words.emptyTitle} text={words.emptyText}>
          <Button onClick={onBack}>{words.back}</Button>
        </EmptyState>
      )
    return (
      <ScenarioBench
        key={revision}
        form={form}
        original={calculation.result}
        onApply={onApply}
        onBack={onBack}
      />
    )
  },
  (_, { shown }) => !shown,
)
