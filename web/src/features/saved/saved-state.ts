import type { SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import type { SaveRequest } from './calculations-api.ts'
import type { SavedProblem } from './saved-problem.ts'

export type Records = readonly SavedRecord[]

/** What somebody saved, as far as this page knows. */
export type SavedList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; records: Records }

/**
 * A save that failed. Pressing «Salva» again, before the next sale, offers its name, and its key makes sure that it is
 * not saved twice.
 */
type FailedSave = SaveRequest & { key: string; origin: SavedOrigin | null; sale: number }

export type SavedState = {
  list: SavedList
  problem: SavedProblem | null
  underWay: 'save' | 'remove' | null
  /** What is asked before saving. */
  asking: 'name' | 'replacement' | null
  failed: FailedSave | null
  /** The form that was saved last: the page says «Salvato» until it changes. */
  savedForm: CalculationFormData | null
}

let state: SavedState = {
  list: { kind: 'loading' },
  problem: null,
  underWay: null,
  asking: null,
  failed: null,
  savedForm: null,
}
const listeners = new Set<() => void>()

/** What is saved and what is being saved. It is kept outside of React, whose first screen doesn't wait for it. */
export const savedState = () => state

/** Calls back whenever that changes. */
export function onSavedChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function changeSaved(changes: Partial<SavedState>): void {
  state = { ...state, ...changes }
  for (const listener of listeners) listener()
}
