import { readAmount } from './amounts/read.ts'

/** A marketplace's rule as the seller has it from a contract, all texts as typed; what is blank counts as 0. */
export type OwnCommission = {
  /** Percent of the basis. */
  percentuale: string
  /** Added to every sale. */
  fissa: string
  /** What the percentage comes to at least. */
  minima: string
  base: 'lordo' | 'netto'
}

/** What the taxes and contributions of a seller in the forfettario regime depend on. */
export type TaxSettings = {
  /** Which part of the price counts as income, in percent, as typed. */
  coefficiente: string
  sostitutiva: '15' | '5'
  gestione: 'nessuna' | 'commercianti' | 'artigiani'
  /** Contributions less 35 %, on request. */
  riduzione: boolean
}

/** The fields beyond the specification's. Each may be absent, which means its default; a default is not stored. */
export type AddedFields = {
  /** `'1.3.1'`, or the day (`YYYY-MM-DD`) whose cards apply. */
  tariffe?: string
  /** VAT of the product in percent, as typed; empty is the country's standard rate. */
  aliquotaIVA?: string
  regime?: 'ordinario' | 'forfettario'
  /** Read only in the forfettario regime. */
  imposte?: TaxSettings
  commissionePropria?: OwnCommission | null
  categoriaEbay?: string
  categoriaTikTok?: string
}

export const addedDefaults = {
  tariffe: '1.3.1',
  aliquotaIVA: '',
  regime: 'ordinario',
  imposte: { coefficiente: '40', sostitutiva: '15', gestione: 'nessuna', riduzione: false },
  commissionePropria: null,
  categoriaEbay: 'base',
  categoriaTikTok: 'base',
} as const satisfies Required<AddedFields>

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

/** The day whose cards a form asks for; null where it asks for version 1.3.1, or can't be read. */
export const dayOf = ({ tariffe = addedDefaults.tariffe }: AddedFields): string | null =>
  isDay(tariffe) ? tariffe : null

const isAmount = (text: string) => {
  const { value, problem } = readAmount(text)
  return problem === null && value >= 0
}
const isPercent = (text: string) => isAmount(text) && readAmount(text).value <= 100

/** Whether a form says nothing beyond the specification that its result depends on, as nearly all do. */
export const isSpecified = (form: AddedFields): boolean =>
  form.tariffe === undefined &&
  form.aliquotaIVA === undefined &&
  form.regime === undefined &&
  form.commissionePropria == null

const none: readonly InvalidField[] = []

/** What can't be used of the added fields, in their order. */
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
