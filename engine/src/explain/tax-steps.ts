import type { Taxes, TaxTerms } from '../taxes.ts'
import { type Step, step } from './step.ts'

/** The price of the sales that don't come back. */
function keptSales(price: Step, quotaResi: number): Step {
  if (quotaResi === 0) return price
  return step('keptSales', { kind: 'share', of: price, percent: 100 - quotaResi })
}

/** The steps of what taxes and contributions take; where no contributions are due, the tax is on the whole income. */
export function taxSteps(
  terms: TaxTerms,
  price: Step,
  profit: Step,
  quotaResi: number,
): Record<keyof Taxes | 'margineDopoImposte', Step> {
  const { coefficiente, gestione, riduzione, contributi: percent, aliquota, sostitutiva } = terms
  const kept = keptSales(price, quotaResi)
  const baseImponibile = step('baseImponibile', { kind: 'share', of: kept, percent: coefficiente })
  const contributi = step('contributi', {
    ...{ kind: 'contributions', of: baseImponibile },
    ...{ gestione, riduzione, contributi: percent, aliquota },
  })
  const due = contributi.value > 0 ? [contributi] : []
  const income =
    due.length === 0
      ? baseImponibile
      : step('taxedIncome', { kind: 'difference', from: baseImponibile, less: due })
  const tax = step('impostaSostitutiva', { kind: 'share', of: income, percent: sostitutiva })
  const dopoImposte = step('dopoImposte', {
    kind: 'difference',
    from: profit,
    less: [...due, tax],
  })
  return {
    baseImponibile,
    contributi,
    impostaSostitutiva: tax,
    dopoImposte,
    margineDopoImposte: step('margineDopoImposte', {
      kind: 'ratio',
      part: dopoImposte,
      whole: price,
    }),
  }
}
