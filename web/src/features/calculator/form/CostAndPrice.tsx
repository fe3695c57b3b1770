import type { CalculationFormData } from '@margine/engine'
import type { Dispatch } from 'react'
import { calculate, ratesOf, regimeNote } from '../../../calculation/rates.ts'
import { formatRate } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import { Switch } from '../../../ui/Switch.tsx'
import type { CalculatorAction } from '../calculator.ts'
import styles from './CalculatorForm.module.css'
import { SaleAmount } from './SaleAmount.tsx'

const words = strings.calculator

type Props = { form: CalculationFormData; dispatch: Dispatch<CalculatorAction> }

/** What the product costs beside what the customer pays, and whether there is VAT in either. */
export function CostAndPrice({ form, dispatch }: Props) {
  const { vatPercent, servicesVat } = ratesOf(form)
  const calculation = calculate(form)
  const isVatKnown =
    calculation.ok || calculation.problems.every(({ field }) => field !== 'aliquotaIVA')
  const regime = regimeNote(form)

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
    <>
      <div className={styles.pair}>
        <SaleAmount field="costo" form={form} dispatch={dispatch} />
        <SaleAmount field="prezzoVendita" form={form} dispatch={dispatch} />
        {vatSwitch('costoIncludesIVA', words.costWith, words.vatIncluded)}
        {servicesVat === null &&
          vatSwitch(
            'prezzoIncludesIVA',
            words.priceWith,
            isVatKnown ? words.vatIncludedAt(formatRate(vatPercent)) : words.vatIncluded,
          )}
      </div>
      {regime !== null && <p className={styles.regime}>{regime}</p>}
    </>
  )
}
