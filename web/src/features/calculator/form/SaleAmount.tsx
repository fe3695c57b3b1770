import type { AmountField as AmountFieldName, CalculationFormData } from '@margine/engine'
import type { Dispatch } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { currencySymbols } from '../../../format.ts'
import type { CalculatorAction } from '../calculator.ts'
import { AmountField } from './AmountField.tsx'

type Props = {
  field: AmountFieldName
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
}

/** One of the amounts of a form, in the currency of its country. */
export const SaleAmount = ({ field, form, dispatch }: Props) => (
  <AmountField
    name={field}
    text={form[field]}
    suffix={currencySymbols[ratesOf(form).country.currency]}
    withoutVat={field !== 'costo' && field !== 'prezzoVendita'}
    dispatch={dispatch}
  />
)
