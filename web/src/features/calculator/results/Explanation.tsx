import type { CalculationFormData, CalculationResult } from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { Advice } from './Advice.tsx'
import { CommissionWeight } from './CommissionWeight.tsx'
import { Distribution } from './Distribution.tsx'
import { PrintedSale } from './PrintedSale.tsx'

type Props = {
  form: CalculationFormData
  result: CalculationResult
  /** Whether the result is an older one that differs from today's. */
  older: boolean
  /** What the calculation is called among the saved ones, or null. */
  name: string | null
}

/** What explains a result, under its verdict: a lazy part. */
export function Explanation({ form, result, older, name }: Props) {
  const { currency } = ratesOf(form).country
  return (
    <>
      <PrintedSale form={form} name={name} />
      <Advice form={older ? null : form} result={result} />
      <Distribution result={result} currency={currency} />
      <CommissionWeight result={result} currency={currency} />
    </>
  )
}
