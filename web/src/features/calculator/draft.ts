import { type CalculationFormData, defaultFormData } from '@margine/engine'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import { readDraft, storeDraft } from '../../session/draft-storage.ts'
import { type Calculator, newCalculator } from './calculator.ts'

interface Draft {
  email: string
  form: CalculationFormData
  live: boolean
  origin: SavedOrigin | null
}

/** Keeps what is being filled in for when this tab comes back, after a reload or after signing in again. */
export const keepDraft = (email: string, { form, live, origin }: Calculator) =>
  storeDraft({ email, form, live, origin } satisfies Draft)

/** A stored form, if each field is there with its type: storage can hold anything. */
function readForm(stored: unknown): CalculationFormData | null {
  if (typeof stored !== 'object' || stored === null) return null
  const fields: Record<string, unknown> = { ...stored }
  const form = { ...defaultFormData }
  for (const [field, initial] of Object.entries(defaultFormData)) {
    if (typeof fields[field] !== typeof initial) return null
    Object.assign(form, { [field]: fields[field] })
  }
  return form
}

/** What the calculation is called among the saved ones, if that is what is stored. */
function readOrigin(stored: unknown): SavedOrigin | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, name } = { id: null, name: null, ...stored }
  if (typeof id !== 'string' || typeof name !== 'string') return null
  return { id, name }
}

/** The calculator as this person left it in this tab, or a new one. */
export function restoreDraft(email: string): Calculator {
  const {
    email: owner,
    form: stored,
    live,
    origin,
  }: { [Field in keyof Draft]?: unknown } = readDraft() ?? {}
  const form = readForm(stored)
  if (owner !== email || form === null) return newCalculator
  return { ...newCalculator, form, live: live === true, origin: readOrigin(origin) }
}
