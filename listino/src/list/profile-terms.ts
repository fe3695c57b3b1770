import { profileTerms } from './seller-terms.ts'
import type { Terms } from './terms.ts'

/** What a file or the seller said of a list. */
export type SaidTerms = Partial<Omit<Terms, 'fromProfile'>>

/** Whether categories of the marketplace are said, which no other has. */
const saysCategories = ({ category = '', regole = [] }: SaidTerms): boolean =>
  category !== '' || regole.length > 0

/**
 * The terms with what a file or the seller says: from then on the profile changes nothing of that. Who says categories says the
 * marketplace too.
 */
export const withSaid = (terms: Terms, said: SaidTerms): Terms => ({
  ...terms,
  ...said,
  fromProfile: terms.fromProfile.filter(
    (name) => !Object.hasOwn(said, name) && !(name === 'marketplace' && saysCategories(said)),
  ),
})

/** Of the terms what a file or the seller said. */
export function saidOf({ fromProfile, ...terms }: Terms): SaidTerms {
  const names: readonly string[] = fromProfile
  return Object.fromEntries(Object.entries(terms).filter(([name]) => !names.includes(name)))
}

/** The terms of a list of which only this was said; the rest is as a list begins. */
export const termsSaying = (said: SaidTerms, first: Terms): Terms =>
  withSaid({ ...first, fromProfile: profileTerms }, said)

/** The terms by a profile that has changed: what was said of this list stays. */
export function followingProfile(terms: Terms, first: Terms): Terms {
  const followed = terms.fromProfile.map((name) => [name, first[name]])
  return { ...terms, ...Object.fromEntries(followed) }
}
