import { shareOf } from './amounts/percent.ts'
import type { TaxRules } from './tax-rules.ts'

/**
 * IRPEF on a taxable income, before deductions; not rounded.
 *
 * @example
 * incomeTaxOn(40_000, taxRulesIn(2026)) // 10400
 */
export function incomeTaxOn(imponibile: number, { irpef }: Pick<TaxRules, 'irpef'>): number {
  return irpef.scaglioni.reduce((tax, { oltre, percento }, at) => {
    const upTo = irpef.scaglioni[at + 1]?.oltre ?? Number.POSITIVE_INFINITY
    return tax + shareOf(Math.max(0, Math.min(imponibile, upTo) - oltre), percento)
  }, 0)
}

/**
 * What IRPEF is reduced by for who works for themselves, by the whole income of the year; not rounded.
 *
 * @example
 * deductionOn(40_000, taxRulesIn(2026)) // 227.27…
 */
export function deductionOn(reddito: number, { irpef }: Pick<TaxRules, 'irpef'>): number {
  const { detrazione, aumento } = irpef
  const step = detrazione.find(({ fino }) => reddito <= fino)
  if (step === undefined) return 0
  const isHigher = reddito > aumento.oltre && reddito <= aumento.fino
  const missing = (step.fino - reddito) / step.ampiezza
  return step.base + step.oltre * missing + (isHigher ? aumento.importo : 0)
}
