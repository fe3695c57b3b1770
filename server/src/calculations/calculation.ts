import type { CalculationFormData, CalculationResult } from '@margine/engine'

/** What somebody saves: the form as typed, what it came to then, and a name. */
export interface CalculationData {
  /** Missing in records that came from elsewhere. */
  name?: string
  formData: CalculationFormData
  result: CalculationResult
}

/** A calculation as it is kept. */
export interface SavedCalculation {
  id: string
  userId: string
  calculationData: CalculationData
  /** ISO 8601. */
  createdAt: string
}
