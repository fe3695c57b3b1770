import type { AddedFields } from '@margine/engine'
import { storedAddedFields } from './added-fields.ts'
import { today } from './today.ts'

const key = 'margine.rates'

/** What a new calculation takes over from the one before it: whose rates, and the seller's regime. */
type RememberedRates = Pick<AddedFields, 'tariffe' | 'regime' | 'imposte'>

/** As `tariffe` in the storage: a new calculation takes the rates of its own day. */
const ofToday = 'oggi'

/** Remembers rates and regime for the next calculation in this browser, if its storage can be used. */
export function rememberRates({ tariffe, regime, imposte }: RememberedRates): void {
  const remembered = { tariffe: tariffe === today() ? ofToday : tariffe, regime, imposte }
  try {
    localStorage.setItem(key, JSON.stringify(remembered))
  } catch {
    // Without storage the next calculation begins with the defaults.
  }
}

/** The rates and the regime that a new calculation begins with. */
export function rememberedRates(): RememberedRates {
  try {
    const { tariffe, ...rest } = storedAddedFields(JSON.parse(localStorage.getItem(key) ?? '{}'))
    return { ...rest, ...(tariffe && { tariffe: tariffe === ofToday ? today() : tariffe }) }
  } catch {
    return {}
  }
}
