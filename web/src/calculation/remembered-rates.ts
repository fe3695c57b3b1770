import type { AddedFields } from '@margine/engine'
import { storedAddedFields } from './added-fields.ts'
import { today } from './today.ts'

export const key = 'margine.rates'

/** What a new calculation takes over from the one before it: whose rates, and the seller's regime. */
export type RememberedRates = Pick<AddedFields, 'tariffe' | 'regime' | 'imposte'>

/** As `tariffe` in the storage: a new calculation takes the rates of its own day. */
export const ofToday = 'oggi'

/** The rates and the regime that a new calculation begins with. */
export function rememberedRates(): RememberedRates {
  try {
    const { tariffe, regime, imposte } = storedAddedFields(
      JSON.parse(localStorage.getItem(key) ?? '{}'),
    )
    return {
      ...(tariffe && { tariffe: tariffe === ofToday ? today() : tariffe }),
      ...(regime && { regime }),
      ...(imposte && { imposte }),
    }
  } catch {
    return {}
  }
}
