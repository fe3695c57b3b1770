import '../../../calculation/every-card.ts'
import { addedDefaults, type CalculationFormData } from '@margine/engine'
import type { Dispatch } from 'react'
import { today } from '../../../calculation/today.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { CalculatorAction } from '../calculator.ts'

type Props = { form: CalculationFormData; dispatch: Dispatch<CalculatorAction> }

/** Whose rates the form takes, and the seller's regime. */
export function RatesFields({ form, dispatch }: Props) {
  return (
    <SelectField
      label="Tariffe"
      value={form.tariffe ?? addedDefaults.tariffe}
      options={[
        { value: addedDefaults.tariffe, label: 'Margine 1.3.1' },
        { value: today(), label: 'In vigore oggi' },
      ]}
      onChange={(value) => dispatch({ type: 'change', field: 'tariffe', value })}
    />
  )
}
