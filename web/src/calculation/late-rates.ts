import type * as Beyond from '@margine/engine/beyond'

/**
 * What the built application has in place of the engine's `added.ts`. Until it has come whoever asks for it fails,
 * and nothing is calculated with other rates.
 */
export let added: typeof Beyond

let fetched: Promise<void> | null = null

/** Fetches what forms beyond the specification are calculated by, once. */
export const fetchAddedRates = (): Promise<void> => {
  fetched ??= import('@margine/engine/beyond').then((module) => {
    added = module
  })
  return fetched
}
