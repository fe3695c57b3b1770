import type { ProfileChange, SellerProfile } from '@margine/contract'
import { addedDefaults, type CalculationFormData, type TaxSettings } from '@margine/engine'
import { call } from '../api.ts'
import { isObject, type Reads } from '../reading.ts'
import { keepOnDevice, ofToday, profile, storedProfile } from './profile.ts'

const isProfile: Reads<SellerProfile> = (value): value is SellerProfile => isObject(value)

/**
 * Changes the profile in the account of whoever is signed in, and on this device once it is there: what another page or
 * device has changed of it since stays, and is here from then on.
 *
 * @returns what went wrong, in Italian; null where nothing did
 */
export async function keepProfile(change: ProfileChange): Promise<string | null> {
  const answer = await call('PATCH /api/account/profile', isProfile, { body: change })
  if (!answer.ok) return answer.problem.detail
  keepOnDevice(storedProfile(answer.value))
  return null
}

/**
 * What a change to these settings names: those alone that the profile has otherwise, so that what another device has said of
 * the others stays. Contributions are one answer of two fields.
 */
export function settingsChange(settings: TaxSettings): NonNullable<ProfileChange['imposte']> {
  const before = profile().imposte
  if (before === undefined) return settings
  const whole = { ...settings, senzaGestione: settings.senzaGestione ?? null }
  const contributions: readonly string[] = ['gestione', 'senzaGestione']
  const differs = (name: string) => (Reflect.get(before, name) ?? null) !== Reflect.get(whole, name)
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) =>
      contributions.includes(name) ? contributions.some(differs) : differs(name),
    ),
  )
}

/** What a profile has to say so that the next calculations start with this one's settings, without its product. */
export function settingsOf(form: CalculationFormData): SellerProfile {
  const { regime = addedDefaults.regime, tariffe, speseIncludonoIVA = false } = form
  return {
    regime,
    ...(regime === 'forfettario' && { imposte: { ...addedDefaults.imposte, ...form.imposte } }),
    tariffe: tariffe === undefined ? '1.3.1' : ofToday,
    speseIncludonoIVA,
    costoIncludesIVA: form.costoIncludesIVA,
  }
}
