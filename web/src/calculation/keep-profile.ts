import type { SellerProfile } from '@margine/contract'
import { call } from '../api.ts'
import { isObject, type Reads } from '../reading.ts'
import { keepOnDevice, storedProfile } from './profile.ts'

const isProfile: Reads<SellerProfile> = (value): value is SellerProfile => isObject(value)

/**
 * Keeps a profile in the account of whoever is signed in, and on this device once it is there: the next page has what
 * the account has.
 *
 * @returns what went wrong, in Italian; null where nothing did
 */
export async function keepProfile(profile: SellerProfile): Promise<string | null> {
  const answer = await call('PUT /api/account/profile', isProfile, { body: profile })
  if (!answer.ok) return answer.problem.detail
  keepOnDevice(storedProfile(answer.value))
  return null
}
