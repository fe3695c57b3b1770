import { amountFields, type Calculation, countryOf, readNumber } from '@margine/engine'
import { type Dispatch, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { strings } from '../../strings.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { ResultBar } from '../../ui/result/ResultBar.tsx'
import styles from './CalculatorScreen.module.css'
import type { Calculator, CalculatorAction } from './calculator.ts'
import { CalculatorForm } from './form/CalculatorForm.tsx'
import { Results } from './results/Results.tsx'

type Props = {
  calculator: Calculator
  /** What the form comes to; null until the first successful calculation. */
  calculation: Calculation | null
  dispatch: Dispatch<CalculatorAction>
  onOpenScenarios: () => void
  onSave: () => void
  /** What to say of the last save, or null. */
  saved: string | null
}

/** The form and, beside it, what it comes to. */
export function CalculatorScreen(props: Props) {
  const { calculator, calculation, dispatch, onOpenScenarios, onSave, saved } = props
  const { form, alert, stored } = calculator
  const [open, setOpen] = useState({ otherCosts: false, place: true })
  const results = useRef<HTMLElement>(null)
  const inputs = useRef<HTMLFormElement>(null)

  const startAgain = () => {
    dispatch({ type: 'startAgain' })
    setOpen({ otherCosts: false, place: true })
  }

  const closeAlert = () => {
    dispatch({ type: 'closeAlert' })
    const wrong = amountFields.find((field) =>
      alert === 'negative' ? readNumber(form[field]) < 0 : readNumber(form[field]) === 0,
    )
    // A field in a closed section can't take the focus: the section opens first.
    if (wrong === 'packaging' || wrong === 'pubblicita')
      flushSync(() => setOpen({ ...open, otherCosts: true }))
    inputs.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }

  return (
    <div className={styles.screen}>
      <header className={styles.toolbar}>
        <h1>{strings.calculator.title}</h1>
        <div className={styles.actions}>
          <Button onClick={startAgain}>{strings.calculator.newCalculation}</Button>
          <Button onClick={onOpenScenarios} disabled={!calculation?.ok}>
            {strings.calculator.scenarios}
          </Button>
        </div>
      </header>
      <div className={styles.inputs}>
        <CalculatorForm
          ref={inputs}
          form={form}
          dispatch={dispatch}
          open={open}
          onToggle={(section) => setOpen({ ...open, [section]: !open[section] })}
        />
        {calculation !== null && (
          <ResultBar
            calculation={calculation}
            currency={countryOf(form.paese).currency}
            onOpen={() => results.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      </div>
      <Results
        ref={results}
        form={form}
        calculation={calculation}
        stored={stored}
        dispatch={dispatch}
        onSave={onSave}
        saved={saved}
      />
      {alert !== null && (
        <AlertDialog message={strings.calculator.alerts[alert]} onClose={closeAlert} />
      )}
    </div>
  )
}
