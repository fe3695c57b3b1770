import type { CalculationFormData } from '@margine/engine'
import { call, type SavedCalculation } from '../../api.ts'

/** What is asked to be saved; the result is the server's own. */
export interface SaveRequest {
  name: string
  formData: CalculationFormData
}

const calculations = '/api/calculations'

/** What can be asked about the calculations that somebody saved. */
export const calculationsApi = {
  list: () => call<SavedCalculation[]>('GET', calculations),
  /** The key makes the same save, sent again, count once. */
  save: (asked: SaveRequest, key: string) =>
    call<SavedCalculation>('POST', calculations, asked, { 'Idempotency-Key': key }),
  replace: (id: string, asked: SaveRequest) =>
    call<SavedCalculation>('PUT', `${calculations}/${id}`, asked),
  remove: (id: string) => call<void>('DELETE', `${calculations}/${id}`),
}
