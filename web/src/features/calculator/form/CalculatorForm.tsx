import { type CalculationFormData, primeApplies, readSale } from '@margine/engine'
import { type Dispatch, type FormEvent, type Ref, useRef } from 'react'
import { strings } from '../../../application-strings.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { ratesInShort } from '../../../calculation/rates-in-short.ts'
import { lazyPart } from '../../../lazy/lazy-part.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { CalculatorAction } from '../calculator.ts'
import type { OtherShipper } from '../other-shipper.ts'
import styles from './CalculatorForm.module.css'
import { CostAndPrice } from './CostAndPrice.tsx'
import { FeeInfo } from './FeeInfo.tsx'
import { otherCostsInShort, placeInShort, shippingInShort } from './in-short.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { SaleAmount } from './SaleAmount.tsx'
import { SubmitRow } from './SubmitRow.tsx'

const words = strings.calculator

const RatesFields = lazyPart(async () => (await import('./rates/RatesFields.tsx')).RatesFields)

const ShippingFields = lazyPart(async () => {
  return (await import('./shipping/ShippingFields.tsx')).ShippingFields
})

const MoreCosts = lazyPart(async () => (await import('./costs/MoreCosts.tsx')).MoreCosts)

/** The parts of the form that open and close. */
export type FormSection = 'shipping' | 'otherCosts' | 'place' | 'rates'

type Props = {
  ref: Ref<HTMLFormElement>
  form: CalculationFormData
  otherShipper: OtherShipper
  dispatch: Dispatch<CalculatorAction>
  onCalculate: () => void
  open: Record<FormSection, boolean>
  onToggle: (section: FormSection) => void
  /** Whether a new calculation begins with the marketplace and the country of the last one. */
  keepPlace: boolean
  onKeepPlace: (keep: boolean) => void
  /** Whether a change recalculates by itself. */
  live: boolean
  /** Brings back what «Nuovo Calcolo» cleared; null where there is nothing to bring back. */
  onRestore: (() => void) | null
  /** Leads to the seller's profile. */
  onProfile: () => void
}

/** Everything a seller types or chooses. */
export function CalculatorForm(props: Props) {
  const { ref, form, otherShipper, dispatch, onCalculate, open, onToggle, live, onRestore } = props
  const { keepPlace, onKeepPlace, onProfile } = props
  const { cards, categories } = ratesOf(form)
  const sale = readSale(form)
  const rates = useRef<HTMLDivElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCalculate()
  }

  const section = (name: FormSection) => ({
    title: words[name].title,
    open: open[name],
    onToggle: () => onToggle(name),
  })

  const openRates = () => {
    if (!open.rates) onToggle('rates')
    rates.current?.querySelector('button')?.focus()
  }

  return (
    <form
      ref={ref}
      className={`card ${styles.form}`}
      aria-label={words.form}
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      {/* Enter presses a form's first submit button: this one is never disabled, so Enter always answers. */}
      <button type="submit" hidden />

      <div className={styles.section}>
        <CostAndPrice form={form} dispatch={dispatch} onRates={openRates} />
      </div>

      <div className={`stack loose ${styles.section}`}>
        <SaleAmount field="spedizione" form={form} dispatch={dispatch} />
        <Disclosure {...section('shipping')} summary={shippingInShort(form)}>
          {open.shipping && (
            <ShippingFields form={form} otherShipper={otherShipper} dispatch={dispatch} />
          )}
        </Disclosure>
      </div>

      <div className={styles.section}>
        <Disclosure {...section('otherCosts')} summary={otherCostsInShort(form)}>
          <div className={styles.pair}>
            <SaleAmount field="packaging" form={form} dispatch={dispatch} />
            <SaleAmount field="pubblicita" form={form} dispatch={dispatch} />
          </div>
          {open.otherCosts && <MoreCosts form={form} dispatch={dispatch} />}
        </Disclosure>
      </div>

      <div className={styles.section}>
        <Disclosure {...section('place')} summary={placeInShort(form)}>
          <PlaceFields
            cards={cards}
            marketplace={form.marketplace}
            paese={form.paese}
            table={categories}
            category={(categories && form[categories.field]) ?? 'base'}
            prime={primeApplies(form) ? form.prime : null}
            dispatch={dispatch}
          />
          <FeeInfo form={form} dispatch={dispatch} live={live} />
          <Switch label={words.place.keep} checked={keepPlace} onChange={onKeepPlace} />
        </Disclosure>
      </div>

      <div ref={rates} className={styles.section}>
        <Disclosure {...section('rates')} summary={ratesInShort(form)}>
          {open.rates && <RatesFields form={form} dispatch={dispatch} onProfile={onProfile} />}
        </Disclosure>
      </div>

      <SubmitRow
        ready={sale.costo > 0 && sale.prezzoVendita > 0}
        live={live}
        onRestore={onRestore}
      />
    </form>
  )
}
