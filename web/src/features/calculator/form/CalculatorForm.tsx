import {
  type AmountField as AmountFieldName,
  type CalculationFormData,
  readSale,
} from '@margine/engine'
import { type Dispatch, type FormEvent, type Ref, useId } from 'react'
import { calculate, ratesInShort, ratesOf, regimeNote } from '../../../calculation/rates.ts'
import { currencySymbols, formatRate } from '../../../format.ts'
import { lazyPart } from '../../../lazy/LazyPart.tsx'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { CalculatorAction } from '../calculator.ts'
import { AmountField } from './AmountField.tsx'
import styles from './CalculatorForm.module.css'
import { otherCostsInShort, placeInShort } from './in-short.ts'
import { PlaceFields } from './PlaceFields.tsx'

const words = strings.calculator

const RatesFields = lazyPart(
  'rates',
  async () => (await import('./rates/RatesFields.tsx')).RatesFields,
)

type Section = 'otherCosts' | 'place' | 'rates'

type Props = {
  ref: Ref<HTMLFormElement>
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
  onCalculate: () => void
  open: Record<Section, boolean>
  onToggle: (section: Section) => void
  /** Whether a new calculation begins with the marketplace and the country of the last one. */
  keepPlace: boolean
  onKeepPlace: (keep: boolean) => void
  /** Whether a change recalculates by itself: the button is not waited for any more. */
  live: boolean
  /** Brings back what «Nuovo Calcolo» cleared; null where there is nothing to bring back. */
  onRestore: (() => void) | null
}

/** Everything a seller types or chooses. */
export function CalculatorForm(props: Props) {
  const { ref, form, dispatch, onCalculate, open, onToggle, live, onRestore } = props
  const { keepPlace, onKeepPlace } = props
  const hintId = useId()
  const { country, vatPercent, servicesVat } = ratesOf(form)
  const vat = formatRate(vatPercent)
  const calculation = calculate(form)
  const isVatKnown =
    calculation.ok || calculation.problems.every(({ field }) => field !== 'aliquotaIVA')
  const regime = regimeNote(form)
  const sale = readSale(form)
  const ready = sale.costo > 0 && sale.prezzoVendita > 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCalculate()
  }

  const amount = (field: AmountFieldName) => (
    <AmountField
      name={field}
      text={form[field]}
      suffix={currencySymbols[country.currency]}
      withoutVat={field !== 'costo' && field !== 'prezzoVendita'}
      dispatch={dispatch}
    />
  )

  /** Under a field it is about: only where it stands elsewhere does it say which. */
  const vatSwitch = (
    field: 'costoIncludesIVA' | 'prezzoIncludesIVA',
    subject: string,
    label: string,
  ) => (
    <Switch
      name={subject + label}
      label={
        <>
          <span className={styles.subject}>{subject}</span>
          <span>{label}</span>
        </>
      }
      checked={form[field]}
      onChange={(value) => dispatch({ type: 'change', field, value })}
    />
  )

  return (
    <form
      ref={ref}
      className={styles.form}
      aria-label={words.form}
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      {/* Enter presses a form's first submit button: this one is never disabled, so Enter always answers. */}
      <button type="submit" hidden />

      <div className={styles.section}>
        <div className={styles.pair}>
          {amount('costo')}
          {amount('prezzoVendita')}
          {vatSwitch('costoIncludesIVA', words.costWith, words.vatIncluded)}
          {servicesVat === null &&
            vatSwitch(
              'prezzoIncludesIVA',
              words.priceWith,
              isVatKnown ? words.vatIncludedAt(vat) : words.vatIncluded,
            )}
        </div>
        {regime !== null && <p className={styles.regime}>{regime}</p>}
      </div>

      <div className={styles.section}>{amount('spedizione')}</div>

      <div className={styles.section}>
        <Disclosure
          title={words.otherCosts.title}
          summary={otherCostsInShort(sale, country.currency)}
          open={open.otherCosts}
          onToggle={() => onToggle('otherCosts')}
        >
          <div className={styles.pair}>
            {amount('packaging')}
            {amount('pubblicita')}
          </div>
        </Disclosure>
      </div>

      <div className={styles.section}>
        <Disclosure
          title={words.place.title}
          summary={placeInShort(form)}
          open={open.place}
          onToggle={() => onToggle('place')}
        >
          <PlaceFields form={form} dispatch={dispatch} live={live} />
          <Switch
            name={words.place.keep}
            label={words.place.keep}
            checked={keepPlace}
            onChange={onKeepPlace}
          />
        </Disclosure>
      </div>

      <div className={styles.section}>
        <Disclosure
          title={words.rates.title}
          summary={ratesInShort(form)}
          open={open.rates}
          onToggle={() => onToggle('rates')}
        >
          {open.rates && <RatesFields form={form} dispatch={dispatch} />}
        </Disclosure>
      </div>

      <div className={styles.submit} data-live={live}>
        <Button
          type="submit"
          variant="wide"
          disabled={!ready}
          aria-describedby={ready ? undefined : hintId}
        >
          {words.calculate}
        </Button>
        <p id={hintId} className={styles.hint} hidden={ready}>
          {words.calculateHint}
        </p>
        {onRestore !== null && (
          <button type="button" className={styles.restore} onClick={onRestore}>
            {words.restore}
          </button>
        )}
      </div>
    </form>
  )
}
