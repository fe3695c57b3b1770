import type { ProfileChange, SellerProfile } from '@margine/contract'
import { call } from '../api.ts'
import { isObject, type Reads } from '../reading.ts'
import { keepOnDevice, storedProfile } from './profile.ts'

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
