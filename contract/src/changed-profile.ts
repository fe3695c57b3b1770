import type { ProfileChange, SellerProfile } from './types.ts'

/** A profile after a change: what that doesn't name stays, and null is forgotten. */
export const changedProfile = (profile: SellerProfile, change: ProfileChange): SellerProfile =>
  Object.fromEntries(
    Object.entries({ ...profile, ...change }).filter(([, value]) => value !== null),
  )
