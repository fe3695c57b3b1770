import type { SavedRecord } from '@margine/contract'
import {
  type BreakdownItem,
  type CalculationResult,
  type CommissionAnalysis,
  calculate,
} from '@margine/engine'
import {
  hasFields,
  isEither,
  isListOf,
  isNothing,
  isNull,
  isText,
  type Reads,
} from '../../reading.ts'
import { formOf, savedIn } from './record.ts'

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isOneOf =
  <Text extends string>(...texts: Text[]): Reads<Text> =>
  (value): value is Text =>
    texts.some((text) => text === value)

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
