import { type AddedFields, addedDefaults } from './added-fields.ts'
import { isPercent, isPercentOrBlank } from './amounts/percentage.ts'
import { isChargeable } from './amounts/read.ts'
import { readPercent } from './amounts/read-percent.ts'
import { dayAfter, isDay } from './days.ts'
import { isMeasured } from './rates/fba.ts'
import { fbaCardOf } from './rates/fba-offer.ts'
import { isForfettario } from './rates/in-italy.ts'
import { type InvalidOwnField, invalidOwnFieldsOf } from './rates/own-commission.ts'
import { type InvalidPaymentField, invalidPaymentFieldsOf } from './rates/payment.ts'
import { type InvalidReturnField, invalidReturnFieldsOf } from './returns.ts'

/** A field with a text that can't be used; a part of a field is named after a dot. */
export type InvalidField =
  | 'tariffe'
  | 'aliquotaIVA'
  | 'imposte.coefficiente'
  | InvalidOwnField
  | 'spedizioneIncassata'
  /** In percent. */
  | 'pubblicita'
  | InvalidPaymentField
  | 'logisticaAmazon'
  | InvalidReturnField

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

/** What the added fields are read with. */
type Read = AddedFields & { paese?: string; marketplace?: string; pubblicita?: string }

/** Whether advertising in percent is none: what is negative is told as of any amount. */
function isNoShare({ pubblicitaIn, pubblicita = '' }: Read): boolean {
  if (pubblicitaIn !== 'percento') return false
  return !isPercentOrBlank(pubblicita) && readPercent(pubblicita) >= 0
}

function addTerms(invalid: InvalidField[], form: Read): void {
  const { commissionePropria, spedizioneIncassata, pagamento, logisticaAmazon, resi } = form
  if (commissionePropria != null) invalid.push(...invalidOwnFieldsOf(commissionePropria))
  if (spedizioneIncassata !== undefined && !isChargeable(spedizioneIncassata))
    invalid.push('spedizioneIncassata')
  if (isNoShare(form)) invalid.push('pubblicita')
  if (pagamento != null) invalid.push(...invalidPaymentFieldsOf(pagamento))
  if (logisticaAmazon != null && (fbaCardOf(form) === null || !isMeasured(logisticaAmazon)))
    invalid.push('logisticaAmazon')
  if (resi != null) invalid.push(...invalidReturnFieldsOf(resi))
}

/**
 * What can't be used of the added fields, in their order: of what the sale's regime does not read, nothing.
 *
 * @example
 * invalidFieldsOf({ tariffe: '2026-02-30', aliquotaIVA: '10' }) // ['tariffe']
 */
export function invalidFieldsOf(form: Read): readonly InvalidField[] {
  const { tariffe = addedDefaults.tariffe, aliquotaIVA = '', imposte } = form
  const invalid: InvalidField[] = []
  if (tariffe !== addedDefaults.tariffe && !isDay(tariffe)) invalid.push('tariffe')
  if (!isPercentOrBlank(aliquotaIVA)) invalid.push('aliquotaIVA')
  if (isForfettario(form) && imposte !== undefined && !isPercent(imposte.coefficiente))
    invalid.push('imposte.coefficiente')
  addTerms(invalid, form)
  return invalid
}
