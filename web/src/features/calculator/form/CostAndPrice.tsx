import { type CalculationFormData, invalidFieldsOf } from '@margine/engine'
import { type Dispatch, memo } from 'react'
import { strings } from '../../../application-strings.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { regimeNote } from '../../../calculation/rates-in-short.ts'
import { formatRate } from '../../../format.ts'
import { Switch } from '../../../ui/Switch.tsx'
import type { CalculatorAction } from '../calculator.ts'
import styles from './CalculatorForm.module.css'
import { SaleAmount } from './SaleAmount.tsx'

const words = strings.calculator

type Props = {
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
  /** Leads to the section of rates and regime. */
  onRates: () => void
}

/** What the product costs beside what the customer pays, and whether there is VAT in either. */
export function CostAndPrice({ form, dispatch, onRates }: Props) {
  const { vatPercent, servicesVat } = ratesOf(form)
  const isVatKnown = !invalidFieldsOf(form).includes('aliquotaIVA')
  const regime = regimeNote(form)

  return (
    <>
      <div className={styles.pair}>
        <SaleAmount field="costo" form={form} dispatch={dispatch} />
        <SaleAmount field="prezzoVendita" form={form} dispatch={dispatch} />
        <VatSwitch
          field="costoIncludesIVA"
          subject={words.costWith}
          label={words.vatIncluded}
          checked={form.costoIncludesIVA}
          dispatch={dispatch}
        />
        {servicesVat === null && (
          <VatSwitch
            field="prezzoIncludesIVA"
            subject={words.priceWith}
            label={isVatKnown ? words.vatIncludedAt(formatRate(vatPercent)) : words.vatIncluded}
            checked={form.prezzoIncludesIVA}
            dispatch={dispatch}
          />
        )}
      </div>
      {regime !== null && (
        <p className="note">
          {regime}
          {regime === words.flatRateRegime && (
            <button type="button" className={`link ${styles.toRates}`} onClick={onRates}>
              {words.rates.title}
            </button>
          )}
        </p>
      )}
    </>
  )
}

type VatSwitchProps = {
  field: 'costoIncludesIVA' | 'prezzoIncludesIVA'
  /** What it is about: said only where it doesn't stand under its field. */
  subject: string
  label: string
  checked: boolean
  dispatch: Dispatch<CalculatorAction>
}

const VatSwitch = memo(function VatSwitch(props: VatSwitchProps) {
  const { field, subject, label, checked, dispatch } = props
  return (
    <Switch
      name={subject + label}
      label={
        <>
          <span className={styles.subject}>{subject}</span>
          <span>{label}</span>
        </>
      }
      checked={checked}
      onChange={(value) => dispatch({ type: 'change', field, value })}
    />
  )
})
