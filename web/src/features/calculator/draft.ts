import type { CalculationFormData } from '@margine/engine'
import { isOneOf } from '../../calculation/added-fields.ts'
import type { OpenedFrom } from '../../calculation/opened-from.ts'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import { storedForm } from '../../calculation/stored-form.ts'
import { hasFields, isObject, isText } from '../../reading.ts'
import { readDraft, storeDraft } from '../../session/draft-storage.ts'
import { type Calculator, newCalculator } from './calculator.ts'
import { newForm } from './new-form.ts'

interface Draft {
  email: string
  form: CalculationFormData
  live: boolean
  origin: SavedOrigin | null
  openedFrom: OpenedFrom | null
}

/** Keeps what is being filled in for when this tab comes back, after a reload or after signing in again. */
export const keepDraft = (email: string, { form, live, origin, openedFrom }: Calculator) =>
  storeDraft({ email, form, live, origin, openedFrom } satisfies Draft)

/** Whether what is stored says what the calculation is called among the saved ones. */
const isOrigin = hasFields<SavedOrigin>({ id: isText, name: isText })

const isOpenedFrom = isOneOf<OpenedFrom>('link', 'file')

/** The calculator as this person left it in this tab, or a new one. */
export function restoreDraft(email: string): Calculator {
  const {
    email: owner,
    form: stored,
    live,
    origin,
    openedFrom,
  }: { [Field in keyof Draft]?: unknown } = readDraft() ?? {}
  if (owner !== email || !isObject(stored)) return { ...newCalculator, form: newForm() }
  const form = storedForm(stored)
  return {
    ...newCalculator,
    form,
    live: live === true,
    origin: isOrigin(origin) ? origin : null,
    openedFrom: isOpenedFrom(openedFrom) ? openedFrom : null,
  }
}
