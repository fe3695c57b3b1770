import {
  addedDefaults,
  type CalculationFormData,
  invalidFieldsOf,
  isPercent,
  withoutDefaults,
} from '@margine/engine'
import { storeRates } from '../session/rates-storage.ts'
import { isFutureDay } from './future-day.ts'
import { ofToday, type RememberedRates, rememberedRates } from './remembered-rates.ts'
import { today } from './today.ts'

/** Remembers a form's rates and regime for the next calculation in this browser, if they and its storage can be used. */
export function rememberRates(form: CalculationFormData): void {
  const { tariffe, regime, imposte } = { ...addedDefaults, ...form }
  const chosen: RememberedRates = { tariffe, regime, imposte }
  if (invalidFieldsOf(chosen).length > 0 || isFutureDay(tariffe)) return
  // In the ordinary regime nobody reads them: what was remembered of them outlives what can't be used.
  if (!isPercent(imposte.coefficiente))
    chosen.imposte = rememberedRates().imposte ?? addedDefaults.imposte
  const kept = withoutDefaults(chosen)
  if (tariffe === today()) kept.tariffe = ofToday
  storeRates(kept)
}
