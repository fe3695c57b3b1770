import {
  type AmountField as AmountFieldName,
  type CalculationFormData,
  type Currency,
  readNumber,
  readSale,
  type Sale,
} from '@margine/engine'
import { type Dispatch, type FormEvent, type Ref, useId } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { currencySymbols, formatDate, formatMoney, formatRate } from '../../../format.ts'
import { lazyPart } from '../../../lazy/LazyPart.tsx'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { CalculatorAction } from '../calculator.ts'
import { AmountField } from './AmountField.tsx'
import styles from './CalculatorForm.module.css'
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
  /** In the forfettario regime: without VAT on the price, and with what is on the costs. */
  const isForfettario = servicesVat !== null
  const vat = formatRate(vatPercent)
  const sale = readSale(form)
  const ready = sale.costo > 0 && sale.prezzoVendita > 0

  const calculate = (event: FormEvent) => {
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
    name: string,
    subject: string,
    label: string,
  ) => (
    <Switch
      name={name}
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
      onSubmit={calculate}
    >
      {/* Enter presses a form's first submit button: this one is never disabled, so Enter always answers. */}
      <button type="submit" hidden />

      <div className={styles.section}>
        <div className={styles.pair}>
          {amount('costo')}
          {amount('prezzoVendita')}
          {vatSwitch('costoIncludesIVA', words.costWithVat, words.costWith, words.vatIncluded)}
          {!isForfettario &&
            vatSwitch(
              'prezzoIncludesIVA',
              words.priceWithVat(vat),
              words.priceWith,
              words.vatIncludedAt(vat),
            )}
        </div>
        {form.paese === 'IT' && (
          <p className={styles.regime}>{isForfettario ? words.vatIsCost : words.flatRateRegime}</p>
        )}
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
          summary={ratesInShort(form, isForfettario)}
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

function otherCostsInShort(sale: Sale, currency: Currency): string {
  const costs = (['packaging', 'pubblicita'] as const)
    .map((field) => ({ field, amount: sale[field] }))
    .filter(({ amount }) => amount !== 0)
    .map(({ field, amount }) => words.otherCosts[field](formatMoney(amount, currency)))
  return costs.length === 0 ? words.otherCosts.none : costs.join(' · ')
}

function placeInShort(form: CalculationFormData): string {
  const { cards, country } = ratesOf(form)
  const marketplace = cards.marketplaces[form.marketplace]?.label ?? form.marketplace
  return `${marketplace} · ${country.name}`
}

function ratesInShort(form: CalculationFormData, isForfettario: boolean) {
  const { tariffe, aliquotaIVA, commissionePropria } = form
  const { rates } = words
  return [
    dayInShort(tariffe),
    commissionePropria && rates.own,
    aliquotaIVA && rates.vat(formatRate(readNumber(aliquotaIVA))),
    isForfettario ? rates.forfettario : rates.ordinario,
  ]
    .filter(Boolean)
    .join(' · ')
}

function dayInShort(tariffe: string | undefined) {
  const { rates } = words
  if (tariffe === undefined) return rates.version
  return tariffe === '' ? rates.noDay : rates.inForce(formatDate(tariffe))
}
