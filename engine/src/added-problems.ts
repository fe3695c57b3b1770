import { type AddedFields, addedDefaults, isSpecified } from './added-fields.ts'
import { readAmount } from './amounts/read.ts'

/** A field whose text can't be used; a part of a field is named after a dot. */
export type InvalidField =
  | 'tariffe'
  | 'aliquotaIVA'
  | 'imposte.coefficiente'
  | 'commissionePropria.percentuale'
  | 'commissionePropria.fissa'
  | 'commissionePropria.minima'

const daysOf = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * Whether a text is a day of the calendar, written `YYYY-MM-DD`.
 *
 * @example
 * isDay('2026-02-28') // true
 * isDay('2026-02-30') // false
 */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month)
}

/** The day after one of the calendar. */
function dayAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const inTwoDigits = (value: number) => String(value).padStart(2, '0')
  const written = (...parts: [year: number, month: number, date: number]) =>
    [String(parts[0]).padStart(4, '0'), ...parts.slice(1).map(inTwoDigits)].join('-')
  if (date < daysOf(year, month)) return written(year, month, date + 1)
  return month < 12 ? written(year, month + 1, 1) : written(year + 1, 1, 1)
}

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

const isAmount = (text: string) => {
  const { value, problem } = readAmount(text)
  return problem === null && value >= 0
}
const isPercent = (text: string) => isAmount(text) && readAmount(text).value <= 100

const none: readonly InvalidField[] = []

/**
 * What can't be used of the added fields, in their order.
 *
 * @example
 * invalidFieldsOf({ tariffe: '2026-02-30', aliquotaIVA: '10' }) // ['tariffe']
 */
export function invalidFieldsOf(form: AddedFields): readonly InvalidField[] {
  if (isSpecified(form)) return none
  const { tariffe = addedDefaults.tariffe, aliquotaIVA = '', regime, imposte } = form
  const { commissionePropria: own } = form
  const invalid: InvalidField[] = []
  if (tariffe !== addedDefaults.tariffe && !isDay(tariffe)) invalid.push('tariffe')
  if (!isPercent(aliquotaIVA)) invalid.push('aliquotaIVA')
  if (regime === 'forfettario' && imposte !== undefined && !isPercent(imposte.coefficiente))
    invalid.push('imposte.coefficiente')
  if (own != null) {
    if (!isPercent(own.percentuale)) invalid.push('commissionePropria.percentuale')
    if (!isAmount(own.fissa)) invalid.push('commissionePropria.fissa')
    if (!isAmount(own.minima)) invalid.push('commissionePropria.minima')
  }
  return invalid
}
