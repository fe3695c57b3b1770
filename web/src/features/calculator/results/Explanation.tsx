import type { CalculationFormData, CalculationResult } from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { Rested } from '../../../ui/Rested.tsx'
import type { CalculatorAction, StoredResult } from '../calculator.ts'
import type { NextScreen } from '../next-screen.ts'
import { Advice } from './Advice.tsx'
import { CommissionWeight } from './CommissionWeight.tsx'
import { costAsides } from './cost-asides.ts'
import { Distribution } from './Distribution.tsx'
import { PrintedSale } from './PrintedSale.tsx'
import { Questions } from './Questions.tsx'
import { StoredRates } from './StoredRates.tsx'
import { Taxes } from './Taxes.tsx'

type Props = {
  form: CalculationFormData
  result: CalculationResult
  stored: StoredResult | null
  /** Whether the result is an older one that differs from what its form comes to. */
  older: boolean
  /** What the calculation is called among the saved ones, or null. */
  name: string | null
  dispatch: Dispatch<CalculatorAction>
  onOpen: (screen: NextScreen) => void
  /** The results that it is in. */
  region: RefObject<HTMLElement | null>
}

/** What explains a result, under its verdict. */
export function Explanation(props: Props) {
  const { form, result, stored, older, name, dispatch, onOpen, region } = props
  const { currency } = ratesOf(form).country
  const isOwnRate = form.commissionePropria != null
  return (
    <>
      <PrintedSale form={form} name={name} />
      <Rested of={form}>
        {stored !== null && form.tariffe !== undefined && (
          <StoredRates
            form={form}
            day={form.tariffe}
            result={result}
            dispatch={dispatch}
            region={region}
          />
        )}
        <Advice form={form} older={older} result={result} dispatch={dispatch} region={region} />
        <Questions onOpen={onOpen} />
        {result.imposte !== undefined && (
          <Taxes form={form} result={result} imposte={result.imposte} older={older} />
        )}
        <Distribution result={result} currency={currency} asides={costAsides(form, older)} />
        <CommissionWeight result={result} currency={currency} isOwnRate={isOwnRate} />
      </Rested>
    </>
  )
}
