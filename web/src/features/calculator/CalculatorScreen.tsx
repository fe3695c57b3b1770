import { type CalculationFormData, type FormProblem, isSpecified } from '@margine/engine'
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { strings } from '../../application-strings.ts'
import { isChosen, setChosen } from '../../browser-choices.ts'
import { settingsOfProfile } from '../../calculation/profile.ts'
import { calculate, ratesOf } from '../../calculation/rates.ts'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { useMediaQuery } from '../../ui/useMediaQuery.ts'
import { WaitingDialog } from '../../ui/WaitingDialog.tsx'
import styles from './CalculatorScreen.module.css'
import type { Alert, Calculator, CalculatorAction } from './calculator.ts'
import { CalculatorForm, type FormSection } from './form/CalculatorForm.tsx'
import { newForm, newFormFor } from './new-form.ts'
import { isUnsent } from './other-shipper.ts'
import { Results } from './results/Results.tsx'

// The result itself says when it doesn't come.
const ResultBar = lazyPart(async () => (await import('../../ui/result/ResultBar.tsx')).ResultBar, {
  atOnce: true,
  meanwhile: () => null,
})

type Late = { onReady: () => void; onClose: () => void }

// What the profile says may need rates that have not come yet.
const OnceReady = lazyPart<Late>(
  async () =>
    ({ onReady }) => {
      useEffect(() => {
        const timer = setTimeout(onReady)
        return () => clearTimeout(timer)
      })
      return null
    },
  {
    meanwhile: (said, { onClose }) => (
      <WaitingDialog title={strings.calculator.newCalculation} said={said} onClose={onClose} />
    ),
  },
)

const initiallyOpen: Record<FormSection, boolean> = {
  shipping: false,
  otherCosts: false,
  place: true,
  rates: false,
}

type Props = Pick<
  ComponentProps<typeof Results>,
  'calculation' | 'dispatch' | 'onOpen' | 'onSave' | 'kept' | 'onUpdate' | 'isSaved'
> & { calculator: Calculator }

/** The form and, beside it, what it comes to. */
export function CalculatorScreen({ calculator, ...asked }: Props) {
  const { calculation, dispatch, onOpen } = asked
  const { form, otherShipper, alert, stored, origin, openedFrom, cleared, sale } = calculator
  const [open, setOpen] = useState(initiallyOpen)
  const [waits, setWaits] = useState(false)
  const [keepPlace, setKeepPlace] = useState(() => isChosen('keep-place'))
  const unsent = stored === null && isUnsent(form) ? strings.results.unsent : ''
  const isOneColumn = useMediaQuery('(max-width: 860px)')
  const results = useRef<HTMLElement>(null)
  const inputs = useRef<HTMLFormElement>(null)

  /** Of several inputs of one field, the one that is wrong, or still blank. */
  const focusField = (name: FormProblem['field'] | keyof CalculationFormData) => {
    const found = inputs.current?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []
    const fields = [...found]
    const wrong = fields.find((field) => field.ariaInvalid === 'true')
    ;(wrong ?? fields.find(({ value }) => value === '') ?? fields[0])?.focus()
  }

  /** In one column the result is below the form: scrolls to it, and closes a phone's keyboard. */
  const calculateAndShow = () => {
    flushSync(() => dispatch({ type: 'calculate' }))
    if (!isOneColumn || !calculate(form).ok) return
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView({ block: 'start' })
  }
  /** Another sale has fields of its own: one of them can be focused once they are there. */
  const begin = (action: CalculatorAction) => {
    flushSync(() => dispatch(action))
    focusField('costo')
  }
  const startAgain = () => {
    setWaits(false)
    setOpen(initiallyOpen)
    begin({ type: 'startAgain', form: keepPlace ? newFormFor(form) : newForm() })
    window.scrollTo(0, 0)
  }
  const changeKeepPlace = useCallback((keep: boolean) => {
    setKeepPlace(keep)
    setChosen('keep-place', keep)
  }, [])

  const goToField = (name: keyof CalculationFormData) => {
    if (name !== 'spedizione') flushSync(() => setOpen({ ...open, place: true }))
    focusField(name)
  }
  const closeAlert = () => {
    dispatch({ type: 'closeAlert' })
    const wrong = alert?.fields[0]
    // A field in a closed section can't be focused: the section opens first.
    if (wrong === undefined) return
    const section = sectionOf(wrong)
    if (section !== null) flushSync(() => setOpen({ ...open, [section]: true }))
    focusField(wrong)
  }

  const actions = (
    <div className={`screen-only row end ${styles.actions}`}>
      <Button onClick={() => (isSpecified(settingsOfProfile()) ? startAgain() : setWaits(true))}>
        {strings.calculator.newCalculation}
      </Button>
      <Button onClick={() => onOpen('scenarios')} disabled={!calculation?.ok}>
        {strings.calculator.scenarios}
      </Button>
    </div>
  )

  return (
    <div className={styles.screen}>
      <h1>{strings.calculator.title}</h1>
      {!isOneColumn && actions}
      <div className={`screen-only ${styles.inputs}`}>
        <CalculatorForm
          key={sale}
          ref={inputs}
          form={form}
          otherShipper={otherShipper}
          dispatch={dispatch}
          onCalculate={calculateAndShow}
          open={open}
          onToggle={(section) => setOpen({ ...open, [section]: !open[section] })}
          keepPlace={keepPlace}
          onKeepPlace={changeKeepPlace}
          live={calculation !== null}
          onProfile={() => onOpen('profile')}
          onRestore={cleared === null ? null : () => begin({ type: 'restoreCleared' })}
        />
        {isOneColumn && calculation !== null && (
          <ResultBar
            calculation={calculation}
            rates={ratesOf(form)}
            aside={unsent}
            onOpen={() => results.current?.scrollIntoView({ block: 'start' })}
          />
        )}
      </div>
      {isOneColumn && actions}
      <Results
        ref={results}
        {...asked}
        form={form}
        stored={stored}
        name={origin?.name ?? null}
        openedFrom={openedFrom}
        otherShipper={otherShipper}
        unsent={unsent}
        onField={goToField}
      />
      {waits && <OnceReady onReady={startAgain} onClose={() => setWaits(false)} />}
      {alert !== null && <AlertDialog message={alertOn(alert)} onClose={closeAlert} />}
    </div>
  )
}

/** The section that holds a field, if it can be closed. */
function sectionOf(field: FormProblem['field']): FormSection | null {
  const [name = ''] = field.split('.')
  if (['packaging', 'pubblicita', 'pagamento', 'resi'].includes(name)) return 'otherCosts'
  if (name === 'spedizioneIncassata' || name === 'logisticaAmazon') return 'shipping'
  return name in strings.calculator.fields ? null : 'rates'
}

function alertOn({ code, fields: [wrong] }: Alert): string {
  const { alerts } = strings.calculator
  if (code !== 'invalid') return alerts[code]
  return alerts.invalid(strings.calculator[(wrong && sectionOf(wrong)) ?? 'rates'].title)
}
