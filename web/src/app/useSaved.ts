import { type Dispatch, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Calculator, CalculatorAction } from '../features/calculator/calculator.ts'
import type { SavedState } from '../features/saved/saved-state.ts'
import type { Saving } from '../features/saved/saving.ts'
import { Chunk } from '../lazy/chunk.ts'

type SavedPart = typeof import('./saved-part.tsx')

/** Everything about what is saved: no first screen needs it. */
export const savedChunk = new Chunk('saved-calculations', () => import('./saved-part.tsx'))

/** What a page that is loaded again for that part, because «Salva» was pressed, goes on with. */
export const savingReopens = 'save'

/** What is saved, and its part of the application. */
export type Saved = SavedState & { part: SavedPart; saving: Saving }

const follows = () => () => {}
const nothing = () => null

/**
 * What is saved; null until its part is here.
 *
 * @param shown whether the list is on the screen
 * @param reopened what the page was loaded again for
 */
export function useSaved(
  calculator: Calculator,
  dispatch: Dispatch<CalculatorAction>,
  shown: boolean,
  reopened: string | null,
) {
  const chunk = useSyncExternalStore(savedChunk.subscribe, savedChunk.state)
  const part = chunk.step === 'ready' ? chunk.part : null
  const state = useSyncExternalStore(part?.onSavedChange ?? follows, part?.savedState ?? nothing)
  /** Whether «Salva» was pressed before it could do anything. */
  const [isAwaited, setAwaited] = useState(reopened === savingReopens)

  const saving =
    part &&
    state &&
    part.savingOf(state, calculator, (origin) => dispatch({ type: 'saved', origin }))
  const saved: Saved | null = part && state && saving && { ...state, part, saving }

  // At once, for it has to ask the server what is saved.
  useEffect(() => void savedChunk.prefetch(), [])

  const beginAwaited = useEffectEvent(() => {
    if (isAwaited) saving?.begin()
    setAwaited(false)
  })
  useEffect(() => {
    if (part === null) return
    const unfollow = part.followList()
    beginAwaited()
    return unfollow
  }, [part])
  useEffect(() => {
    if (shown) part?.refreshList()
  }, [shown, part])

  return {
    saved,
    save: saving?.begin ?? (() => setAwaited(true)),
    isSaveAwaited: isAwaited,
    cancelSave: () => setAwaited(false),
  }
}
