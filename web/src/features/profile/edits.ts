import type { SellerProfile } from '@margine/contract'

/** What was changed of a profile and is not saved yet; a target that is null was taken away. */
export type Edits = Partial<Omit<SellerProfile, 'obiettivo'>> & {
  obiettivo?: SellerProfile['obiettivo'] | null
}

/** A profile as the account has it now, with what was changed here: what another tab saved since stays. */
export function withEdits(profile: SellerProfile, { obiettivo, ...edits }: Edits): SellerProfile {
  const edited = { ...profile, ...edits }
  if (obiettivo === undefined) return edited
  const { obiettivo: _, ...others } = edited
  return obiettivo === null ? others : { ...others, obiettivo }
}
