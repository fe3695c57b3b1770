import type { SellerProfile } from '@margine/contract'
import type { ProfileTerm, Terms } from '@margine/listino/list'
import type { ProfilePart } from '../../ui/FromProfile.tsx'

/** The term that each part of a profile says. */
const termOf = {
  marketplaces: 'marketplace',
  tariffe: 'tariffe',
  regime: 'regime',
  imposte: 'imposte',
  costoIncludesIVA: 'costoIncludesIVA',
  speseIncludonoIVA: 'speseIncludonoIVA',
  obiettivo: 'target',
} as const satisfies Record<ProfilePart, ProfileTerm>

function isSaid(part: ProfilePart, { regime }: Terms, profile: SellerProfile): boolean {
  switch (part) {
    case 'marketplaces':
      return profile.marketplaces?.[0] !== undefined
    case 'imposte':
      return regime === 'forfettario' && profile.imposte !== undefined
    case 'obiettivo':
      return profile.obiettivo?.kind === 'margine'
    default:
      return profile[part] !== undefined
  }
}

/** The parts of a seller's profile that a list goes by. */
export const profileParts = (terms: Terms, profile: SellerProfile): ProfilePart[] =>
  (Object.keys(termOf) as ProfilePart[]).filter(
    (part) => terms.fromProfile.includes(termOf[part]) && isSaid(part, terms, profile),
  )
