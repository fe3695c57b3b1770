import type { CalculationFormData } from '@margine/engine'
import type { OpenedFrom, Replaced } from '../../calculation/opened-from.ts'
import type { Calculator } from './calculator.ts'

const ofPages: readonly (OpenedFrom | null)[] = ['list', 'trial', 'reports', 'example']

/**
 * What a calculation that was made elsewhere takes the place of; null where nothing would be lost: an empty form, or an
 * article as the list or the reports have it.
 */
export function replacedIn(
  { form, openedFrom, cleared }: Calculator,
  isBegun: (form: CalculationFormData) => boolean,
): Replaced | null {
  if (ofPages.includes(openedFrom) || !isBegun(form)) return null
  return openedFrom === null || cleared === null ? 'own' : 'opened'
}

/** What can be had back afterwards: the seller's own, however many are opened one after the other. */
export const clearedBy = (replaced: Replaced | null, calculator: Calculator): Calculator | null =>
  replaced === 'own' ? { ...calculator, alert: null } : calculator.cleared
