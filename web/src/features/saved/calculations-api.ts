import type { CalculationFormData } from '@margine/engine'
import { call } from '../../api.ts'
import { isListOf, isNothing } from '../../reading.ts'
import { isRecord } from './record.ts'

/** What is asked to be saved; the result is the server's own. */
export interface SaveRequest {
  name: string
  formData: CalculationFormData
}

/** The calls about a person's saved calculations. */
export const calculationsApi = {
  list: () => call('GET /api/calculations', isListOf(isRecord)),
  /** The key makes the same save, sent again, count once. */
  save: (body: SaveRequest, key: string) => call('POST /api/calculations', isRecord, { body, key }),
  replace: (id: string, body: SaveRequest) =>
    call('PUT /api/calculations/{id}', isRecord, { body, id }),
  remove: (id: string) => call('DELETE /api/calculations/{id}', isNothing, { id }),
}
