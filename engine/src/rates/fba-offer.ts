import type { AddedFields } from '../added-fields.ts'
import { dayOf } from '../asked-day.ts'
import { fbaIt } from './cards/fba-it.ts'
import type { FbaCard } from './fba-card.ts'
import { isInItaly } from './in-italy.ts'

/** The card of a day in Italy; null before the first one, and without a day. */
export const fbaCardOn = (day: string | null): FbaCard | null =>
  day !== null && day >= fbaIt.validFrom ? fbaIt : null

/**
 * What Amazon's logistics cost a form; null where there is no card of them: on another marketplace, abroad, and before
 * the first one.
 *
 * @example
 * fbaCardOf({ marketplace: 'amazon', paese: 'IT', tariffe: '2026-01-31' }) // null
 */
export function fbaCardOf(
  form: Pick<AddedFields, 'tariffe'> & { marketplace?: string; paese?: string },
): FbaCard | null {
  return form.marketplace === 'amazon' && isInItaly(form) ? fbaCardOn(dayOf(form)) : null
}
