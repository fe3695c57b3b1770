import type { AmountField as AmountFieldName, Currency } from '@margine/engine'
import type { Dispatch } from 'react'
import { currencySymbols } from '../../../format.ts'
import type { CalculatorAction } from '../calculator.ts'
import { AmountField } from './AmountField.tsx'

type Props = {
  field: AmountFieldName
  text: string
  currency: Currency
  dispatch: Dispatch<CalculatorAction>
}

/** One of the amounts of a form, in the currency of its country. */
export const SaleAmount = ({ field, text, currency, dispatch }: Props) => (
  <AmountField
    name={field}
    text={text}
    suffix={currencySymbols[currency]}
    withoutVat={field !== 'costo' && field !== 'prezzoVendita'}
    dispatch={dispatch}
  />
)
