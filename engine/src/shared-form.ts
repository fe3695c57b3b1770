import { type AddedFields, withoutDefaults } from './added-fields.ts'
import { dayOf } from './asked-day.ts'
import { expensesOf } from './expenses-abroad.ts'
import type { CalculationFormData } from './form.ts'
import { isForfettario, isInItaly } from './rates/in-italy.ts'
import { addedSettings, type SettingRow } from './settings.ts'

const isBlank = (text: string): boolean => text.trim() === ''

const added = Object.entries<SettingRow>(addedSettings) as [keyof AddedFields, SettingRow][]

/** The added fields of a form that its result does not depend on. */
function unreadOf(form: CalculationFormData): (keyof AddedFields)[] {
  const place = {
    marketplace: form.marketplace,
    isItalian: isInItaly(form),
    isForfettario: isForfettario(form),
    isDated: isInItaly(form) && dayOf(form) !== null,
    hasExpenses: !expensesOf(form).every(isBlank),
    hasAdvertising: !isBlank(form.pubblicita),
  }
  return added
    .filter(([name, { counts }]) => {
      const value = form[name]
      return value != null && counts?.(place, Object(value)) === false
    })
    .map(([name]) => name)
}

/**
 * A form as it is given to others: as it is stored, without the added fields that its result does not depend on. In the
 * ordinary regime that is what the seller pays in contributions.
 *
 * @example
 * asShared({ ...defaultFormData, imposte, categoriaEbay: 'watches' }) // defaultFormData
 */
export function asShared(form: CalculationFormData): CalculationFormData {
  const shared = { ...form }
  for (const name of unreadOf(form)) delete shared[name]
  return withoutDefaults(shared)
}
