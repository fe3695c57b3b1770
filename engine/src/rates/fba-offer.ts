import type { AddedFields } from '../added-fields.ts'
import { dayOf } from '../asked-day.ts'
import { fbaIt } from './cards/fba-it.ts'
import type { FbaCard } from './fba-card.ts'
import { isInItaly } from './in-italy.ts'

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
  if (form.marketplace !== 'amazon' || !isInItaly(form)) return null
  const day = dayOf(form)
  return day !== null && day >= fbaIt.validFrom ? fbaIt : null
}
