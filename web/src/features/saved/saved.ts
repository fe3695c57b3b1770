import type { SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import type { SavedOrigin } from '../../calculation/saved-record.ts'
import type { SaveRequest } from './record.ts'
import type { SavedProblem } from './saved-problem.ts'

export type Records = readonly SavedRecord[]

/** The saved calculations, as far as this page knows. */
export type SavedList =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; records: Records }

/**
 * A save that failed. Pressing «Salva» again, before the next sale, offers its name, and its key makes sure that it is
 * not saved twice.
 */
type FailedSave = SaveRequest & { key: string; origin: SavedOrigin | null; sale: number }

/** What a person wants done with what is saved. */
export type Wanted = { act: 'save' | 'update' | 'reload' } | { act: 'remove'; id: string }

/** What is saved, and what is being saved. */
export type Saved = {
  /** What was last wanted, until the lazy part `Saving` takes it up. */
  wanted: Wanted | null
  list: SavedList
  problem: SavedProblem | null
  underWay: 'save' | 'remove' | null
  /** What is asked before saving. */
  asking: 'name' | 'replacement' | null
  failed: FailedSave | null
  /** The form that was saved last: the page says «Salvato» until it changes. */
  savedForm: CalculationFormData | null
}

export const nothingKnown: Saved = {
  wanted: null,
  list: { kind: 'loading' },
  problem: null,
  underWay: null,
  asking: null,
  failed: null,
  savedForm: null,
}

/** The record that the calculation on the screen came from; null where there is none, or not any more. */
export const keptRecord = ({ list }: Saved, origin: SavedOrigin | null): SavedRecord | null =>
  (list.kind === 'loaded' && list.records.find(({ id }) => id === origin?.id)) || null
