import { type CalculationFormData, isSpecified } from '@margine/engine'
import type { Dispatch, ReactNode } from 'react'
import type { CalculatorAction } from '../../calculator.ts'
import { AddedFeeSource } from './AddedFeeSource.tsx'
import { TodaysRates } from './TodaysRates.tsx'

type Props = {
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
  live: boolean
  /** Where a rule of version 1.3.1 comes from. */
  children: ReactNode
}

/** What the info box says beyond the specification's table: where other rates come from, and what today's would change. */
export function FeeDetails({ form, dispatch, live, children }: Props) {
  return (
    <>
      {!isSpecified(form) && <AddedFeeSource form={form}>{children}</AddedFeeSource>}
      {live && <TodaysRates form={form} dispatch={dispatch} />}
    </>
  )
}
