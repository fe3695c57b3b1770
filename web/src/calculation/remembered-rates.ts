import { type AddedFields, isPercent } from '@margine/engine'
import { device } from '../person/vault.ts'
import { storedAddedFields } from './added-fields.ts'
import { today } from './today.ts'

/** What a new calculation takes over from the one before it: whose rates, and the seller's regime. */
export type RememberedRates = Pick<AddedFields, 'tariffe' | 'regime' | 'imposte'>

/** As `tariffe` in the storage: a new calculation takes the rates of its own day. */
export const ofToday = 'oggi'

const isDay = (text: string) => new Date(text).toJSON()?.startsWith(`${text}T`)

/** Of what is kept in the storage, what can be used, as it is kept. */
export function keptRates(): RememberedRates {
  const { tariffe = '', regime, imposte } = storedAddedFields(device.get('rates'))
  return {
    ...((tariffe === ofToday || isDay(tariffe)) && { tariffe }),
    ...(regime && { regime }),
    ...(imposte && isPercent(imposte.coefficiente) && { imposte }),
  }
}

/** The rates and the regime that a new calculation begins with. */
export function rememberedRates(): RememberedRates {
  const kept = keptRates()
  return kept.tariffe === ofToday ? { ...kept, tariffe: today() } : kept
}
