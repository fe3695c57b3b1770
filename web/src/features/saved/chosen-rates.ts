import { type CalculationFormData, readPercent } from '@margine/engine'
import { addedWords as words } from '../../calculation/added-words.ts'
import { ratesOf } from '../../calculation/rates.ts'
import { formatRate } from '../../format.ts'
import { dayWithArticle } from '../../italian/day.ts'

/**
 * The rates and the regime of a sale, where they aren't the default. A day counts only where a card
 * of it is in force: not for a seller's own rate, nor where there are no newer ones than the specification's.
 *
 * @example
 * chosenRates({ ...form, tariffe: '2026-01-20', regime: 'forfettario' }) // ['tariffe del 20 gennaio 2026', 'forfettario']
 */
export function chosenRates(form: CalculationFormData): string[] {
  const { tariffe, aliquotaIVA, commissionePropria } = form
  const { rule, servicesVat } = ratesOf(form)
  const chosen: string[] = []
  if (tariffe !== undefined && rule.validFrom !== null)
    chosen.push(words.ratesOf(dayWithArticle('del', tariffe)))
  if (commissionePropria != null) chosen.push(words.own)
  if (aliquotaIVA !== undefined) chosen.push(words.vat(formatRate(readPercent(aliquotaIVA))))
  if (servicesVat !== null) chosen.push(words.forfettario)
  return chosen
}
