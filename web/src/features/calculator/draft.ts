import { type CalculationFormData, defaultFormData } from '@margine/engine'
import { type Calculator, newCalculator } from './calculator.ts'

const key = 'margine.draft'
let forgotten = false

interface Draft {
  email: string
  form: CalculationFormData
  live: boolean
}

/** Keeps what is being filled in for when this tab comes back, after a reload or after signing in again. */
export function keepDraft(email: string, { form, live }: Calculator): void {
  if (forgotten) return
  try {
    sessionStorage.setItem(key, JSON.stringify({ email, form, live } satisfies Draft))
  } catch {
    // Without storage the form starts empty, as on a first visit.
  }
}

/** Drops the draft, and keeps none from now on: whoever signs out leaves nothing behind. */
export function forgetDraft(): void {
  forgotten = true
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

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

/** The calculator as this person left it in this tab, or a new one. */
export function restoreDraft(email: string): Calculator {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return newCalculator
    const { email: owner, form: storedForm, live } = stored as Partial<Draft>
    const form = readForm(storedForm)
    if (owner !== email || form === null) return newCalculator
    return { ...newCalculator, form, live: live === true }
  } catch {
    return newCalculator
  }
}
