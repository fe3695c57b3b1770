import { type AddedFields, addedDefaults } from './added-fields.ts'
import { isPercent, isPercentOrBlank } from './amounts/percentage.ts'
import { dayAfter, isDay } from './days.ts'
import { isForfettario } from './rates/in-italy.ts'
import { type InvalidOwnField, invalidOwnFieldsOf } from './rates/own-commission.ts'

/** A field whose text can't be used; a part of a field is named after a dot. */
export type InvalidField = 'tariffe' | 'aliquotaIVA' | 'imposte.coefficiente' | InvalidOwnField

/**
 * Whether a form asks for the rates of a day that has not begun anywhere on earth: one after tomorrow.
 *
 * @param today the day that it is in UTC, `YYYY-MM-DD`
 * @example
 * isFuture('2027-01-01', '2026-12-31') // false
 * isFuture('2027-01-02', '2026-12-31') // true
 */
export const isFuture = (tariffe: string, today: string): boolean =>
  isDay(tariffe) && tariffe > dayAfter(today)

/** The day whose cards a form asks for; null where it asks for version 1.3.1, or can't be read. */
export const dayOf = ({ tariffe = addedDefaults.tariffe }: AddedFields): string | null =>
  isDay(tariffe) ? tariffe : null

/**
 * What can't be used of the added fields, in their order: of what the sale's regime does not read, nothing.
 *
 * @example
 * invalidFieldsOf({ tariffe: '2026-02-30', aliquotaIVA: '10' }) // ['tariffe']
 */
export function invalidFieldsOf(form: AddedFields & { paese?: string }): readonly InvalidField[] {
  const { tariffe = addedDefaults.tariffe, aliquotaIVA = '', imposte, commissionePropria } = form
  const invalid: InvalidField[] = []
  if (tariffe !== addedDefaults.tariffe && !isDay(tariffe)) invalid.push('tariffe')
  if (!isPercentOrBlank(aliquotaIVA)) invalid.push('aliquotaIVA')
  if (isForfettario(form) && imposte !== undefined && !isPercent(imposte.coefficiente))
    invalid.push('imposte.coefficiente')
  if (commissionePropria == null) return invalid
  for (const field of invalidOwnFieldsOf(commissionePropria)) invalid.push(field)
  return invalid
}
