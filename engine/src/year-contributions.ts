import type { TaxSettings } from './added-fields.ts'
import { shareOf } from './amounts/percent.ts'
import { reduced, type TaxRules } from './tax-rules.ts'

/** The insured person's fund and reduction, and whether they paid any contributions before 1996. */
export type Contributor = Pick<TaxSettings, 'riduzione'> & {
  gestione: Exclude<TaxSettings['gestione'], 'nessuna'>
  primaDel1996: boolean
}

/** The contributions of a year, in euro: what is due in any case, what is due of the income above the minimum, both. */
export type YearContributions = { fissi: number; eccedenza: number; dovuti: number }

/**
 * The INPS contributions of a year; not rounded.
 *
 * @param income taxable income of the year: receipts × coefficient
 * @param months months of activity in the year: the minimum income and what is due in any case are theirs
 * @example
 * const contributor = { gestione: 'commercianti', riduzione: '35', primaDel1996: false } as const
 * yearContributions(30_000, contributor, taxRulesOf({})).dovuti // 4781.04
 */
export function yearContributions(
  income: number,
  { gestione, riduzione, primaDel1996 }: Contributor,
  rules: TaxRules,
  months = 12,
): YearContributions {
  const { contributi, minimale, maternita, secondaFascia, massimale } = rules
  const percent = contributi[gestione]
  const rate = reduced(percent, riduzione, gestione, rules)
  const higherRate = reduced(percent + 1, riduzione, gestione, rules)
  const wholeYear = (minimale[gestione] - maternita) * (rate / percent) + maternita
  const fissi = (wholeYear * months) / 12
  const least = (minimale.reddito * months) / 12
  const counted = Math.min(income, massimale[primaDel1996 ? 'primaDel1996' : 'dal1996'])
  const first = Math.max(0, Math.min(counted, secondaFascia) - least)
  const second = Math.max(0, counted - secondaFascia)
  const eccedenza = shareOf(first, rate) + shareOf(second, higherRate)
  return { fissi, eccedenza, dovuti: fissi + eccedenza }
}
