import {
  addedDefaults,
  invalidFieldsOf,
  isPercent,
  type TaxSettings,
  withoutDefaults,
} from '@margine/engine'
import { device } from '../person/vault.ts'
import { isFutureDay } from './future-day.ts'
import { keptRates, ofToday, type RememberedRates } from './remembered-rates.ts'
import { today } from './today.ts'

/** What somebody chose of rates and regime, and nothing else that a form says of them. */
type ChosenRates = Omit<RememberedRates, 'imposte'> & { imposte?: Partial<TaxSettings> }

/** Remembers what was chosen for the next calculation in this browser, if it and the storage can be used. */
export function rememberRates({ tariffe, regime, imposte }: ChosenRates): void {
  const rates = keptRates()
  if (tariffe !== undefined && invalidFieldsOf({ tariffe }).length === 0 && !isFutureDay(tariffe))
    rates.tariffe = tariffe === today() ? ofToday : tariffe
  if (regime !== undefined) rates.regime = regime
  const settings = { ...addedDefaults.imposte, ...rates.imposte, ...imposte }
  if (isPercent(settings.coefficiente)) rates.imposte = settings
  device.set('rates', withoutDefaults(rates))
}
