import type { CalculationFormData } from '@margine/engine'
import type { Replaced } from '../../calculation/opened-from.ts'
import type { Calculator } from './calculator.ts'

/**
 * What a calculation that was made elsewhere takes the place of; null where nothing would be lost: an empty form, or an
 * article as the list or the reports have it.
 */
export function replacedIn(
  { form, openedFrom, cleared }: Calculator,
  isBegun: (form: CalculationFormData) => boolean,
): Replaced | null {
  const isOfPage = openedFrom === 'list' || openedFrom === 'trial' || openedFrom === 'reports'
  if (isOfPage || !isBegun(form)) return null
  return openedFrom === null || cleared === null ? 'own' : 'opened'
}

/** What can be had back afterwards: the seller's own, however many are opened one after the other. */
export const clearedBy = (replaced: Replaced | null, calculator: Calculator): Calculator | null =>
  replaced === 'own' ? { ...calculator, alert: null } : calculator.cleared
