import { isMoment, type SavedRecord } from '@margine/contract'
import {
  type BreakdownItem,
  type CalculationFormData,
  type CalculationResult,
  type CommissionAnalysis,
  defaultFormData,
} from '@margine/engine'
import { formatDate } from '../../format.ts'
import { calculate } from '../../rates.ts'
import {
  hasFields,
  isAnything,
  isEither,
  isListOf,
  isNothing,
  isNull,
  isNumber,
  isObject,
  isOneOf,
  isText,
} from '../../reading.ts'
import { strings } from '../../strings.ts'

/** What is in a record is read by itself: one that is odd must not cost the others. */
export const isRecord = hasFields<SavedRecord>({
  id: isText,
  userId: isText,
  createdAt: (value): value is string => isText(value) && isMoment(value),
  calculationData: isAnything,
})

const isBasis = isOneOf('lordo', 'netto')

/** Whether a stored result is one that screens can show. */
export const isResult = hasFields<CalculationResult>({
  prezzoVendita: isNumber,
  prezzoFinale: isNumber,
  iva: isNumber,
  costiTotali: isNumber,
  guadagno: isNumber,
  margine: isNumber,
  breakdown: isListOf(
    hasFields<BreakdownItem>({
      name: isText,
      value: isNumber,
      percentage: isNumber,
      color: isOneOf('costo', 'spedizione', 'packaging', 'pubblicita', 'commissione'),
      realPercentage: isEither(isNothing, isNumber),
      note: isEither(isNothing, isText),
      calcoloSu: isEither(isNothing, isBasis),
    }),
  ),
  analisiCommissioni: hasFields<CommissionAnalysis>({
    nominale: isNumber,
    reale: isNumber,
    differenza: isNumber,
    impattoPrezzoNetto: isNumber,
    noteMarketplace: isEither(isNull, isText),
    calcoloSu: isBasis,
    description: isText,
  }),
})

/** What was saved, whatever it is. */
const savedIn = ({
  calculationData,
}: SavedRecord): { name?: unknown; formData?: unknown; result?: unknown } =>
  isObject(calculationData) ? calculationData : {}

/** The name a record goes by: its own, or the day it was saved. */
export function nameOf(record: SavedRecord): string {
  const { name } = savedIn(record)
  return (isText(name) && name.trim()) || strings.saved.unnamed(formatDate(record.createdAt))
}

/** The form of a record; what is missing in it, or is no value of its field, has the default. */
export function formOf(record: SavedRecord): CalculationFormData {
  const { formData } = savedIn(record)
  const saved: Record<string, unknown> = { ...(isObject(formData) && formData) }
  const form = { ...defaultFormData }
  for (const [field, initial] of Object.entries(defaultFormData))
    if (typeof saved[field] === typeof initial) Object.assign(form, { [field]: saved[field] })
  return form
}

/** The result as it was saved; null where it can't be read. */
export function savedResultOf(record: SavedRecord): CalculationResult | null {
  const { result } = savedIn(record)
  return isResult(result) ? result : null
}

/** The result as it was saved, or else what the form comes to today; null where it comes to nothing. */
export function figuresOf(record: SavedRecord): CalculationResult | null {
  const saved = savedResultOf(record)
  if (saved !== null) return saved
  const today = calculate(formOf(record))
  return today.ok ? today.result : null
}
