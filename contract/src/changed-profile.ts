import { addedDefaults } from '@margine/engine'
import type { ProfileChange, SellerProfile } from './types.ts'

const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** A profile after a change, also one level down in `imposte`: what that doesn't name stays, and null is forgotten. */
export function changedProfile(profile: SellerProfile, change: ProfileChange): SellerProfile {
  const imposte = change.imposte && {
    ...addedDefaults.imposte,
    ...withoutNull({ ...profile.imposte, ...change.imposte }),
  }
  return withoutNull({ ...profile, ...change, ...(imposte && { imposte }) })
}
