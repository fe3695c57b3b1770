import {
  type AmountField as AmountName,
  type CalculationFormData,
  invalidFieldsOf,
  readSale,
} from '@margine/engine'
import { type Dispatch, memo } from 'react'
import { strings } from '../../../application-strings.ts'
import { amountProblem } from '../../../calculation/amount-problem.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { currencySymbols } from '../../../format.ts'
import { AmountField } from '../../../ui/AmountField.tsx'
import type { CalculatorAction } from '../calculator.ts'

const words = strings.calculator

type Props = {
  field: AmountName
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
}

/** One of the amounts of a form, in the currency of its country; advertising may be a percentage. */
export function SaleAmount({ field, form, dispatch }: Props) {
  const text = form[field]
  const isShare = field === 'pubblicita' && form.pubblicitaIn === 'percento'
  if (isShare)
    return (
      <FormAmount
        name={field}
        text={text}
        suffix="%"
        note={words.ofWhatIsPaid}
        problem={shareProblem(form)}
        dispatch={dispatch}
      />
    )
  return (
    <FormAmount
      name={field}
      text={text}
      suffix={currencySymbols[ratesOf(form).country.currency]}
      note={vatNote(field, form)}
      problem={amountProblem(text)}
      dispatch={dispatch}
    />
  )
}

function vatNote(field: AmountName, form: CalculationFormData): string | null {
  if (field === 'costo' || field === 'prezzoVendita') return null
  return readSale(form).speseIncludonoIVA ? words.withVat : words.withoutVat
}

function shareProblem(form: CalculationFormData): string | null {
  const isWrong = invalidFieldsOf(form).includes('pubblicita')
  return isWrong ? words.amountHints.noPercent : amountProblem(form.pubblicita.replace('%', ''))
}

type FormAmountProps = {
  name: AmountName
  text: string
  suffix: string
  /** What is said beside its name, or null. */
  note: string | null
  /** Why it can't be used as it is, or null. */
  problem: string | null
  dispatch: Dispatch<CalculatorAction>
}

/** An amount as typed, with its currency. */
const FormAmount = memo(function FormAmount({ name, dispatch, ...field }: FormAmountProps) {
  return (
    <AmountField
      {...field}
      name={name}
      label={words.fields[name]}
      enterKeyHint="go"
      placeholder={words.placeholder}
      onWrite={(value) => dispatch({ type: 'change', field: name, value })}
      onLeave={() => dispatch({ type: 'leaveField', field: name })}
    />
  )
})
