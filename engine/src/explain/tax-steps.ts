import type { Taxes, TaxTerms } from '../taxes.ts'
import { type Step, step } from './step.ts'

/** The steps of what taxes and contributions take; where no contributions are due, the tax is on the whole income. */
export function taxSteps(terms: TaxTerms, price: Step, profit: Step): Record<keyof Taxes, Step> {
  const { coefficiente, gestione, contributi: percent, ridotti, sostitutiva } = terms
  const baseImponibile = step('baseImponibile', { kind: 'share', of: price, percent: coefficiente })
  const contributi = step('contributi', {
    ...{ kind: 'contributions', of: baseImponibile },
    ...{ gestione, contributi: percent, ridotti },
  })
  const due = contributi.value > 0 ? [contributi] : []
  const income =
    due.length === 0
      ? baseImponibile
      : step('taxedIncome', { kind: 'difference', from: baseImponibile, less: due })
  const tax = step('impostaSostitutiva', { kind: 'share', of: income, percent: sostitutiva })
  return {
    baseImponibile,
    contributi,
    impostaSostitutiva: tax,
    dopoImposte: step('dopoImposte', { kind: 'difference', from: profit, less: [...due, tax] }),
  }
}
