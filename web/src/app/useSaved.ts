import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { SavedOrigin } from '../calculation/saved-origin.ts'
import type { Calculator } from '../features/calculator/calculator.ts'
import { nothingKnown, type Saved, savedReducer } from '../features/saved/saved.ts'
import { savedClient } from '../features/saved/saved-client.ts'
import type { SavedProblem } from '../features/saved/saved-problem.ts'
import { type Saving, savingOf } from '../features/saved/saving.ts'
import { isWithoutServer, serverIsBack } from '../session/signed-in-user.ts'

/** What is saved, and what can be done with it. */
export type SavedCalculations = Pick<Saved, 'list' | 'problem' | 'underWay'> & {
  saving: Saving
  reload: () => Promise<void>
  /** Answers whether it was done, once that is on the screen. */
  remove: (id: string) => Promise<boolean>
  dismiss: (problem: SavedProblem) => void
}

/**
 * What is saved, loaded once, and again in the background when it comes into view: another window may have changed it.
 *
 * @param shown whether the list is on the screen
 * @param wantsToSave whether «Salva» was pressed before the page was loaded again for it
 */
export function useSaved(
  calculator: Calculator,
  onSaved: (origin: SavedOrigin) => void,
  shown: boolean,
  wantsToSave: boolean,
): SavedCalculations {
  const [saved, dispatch] = useReducer(savedReducer, nothingKnown)
  const [client] = useState(() => savedClient(dispatch))
  const saving = savingOf(saved, calculator, client, dispatch, onSaved)

  const begin = useEffectEvent(() => {
    if (isWithoutServer()) dispatch({ type: 'listMissing', problem: null })
    else void client.reloadList()
    if (wantsToSave) void saving.begin()
  })
  const refresh = useEffectEvent(() => void client.refreshList(saved.list))
  const catchUp = useEffectEvent(() => void client.catchUp(saved.list))
  useEffect(() => {
    begin()
    const onVisibility = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const onServerBack = () => catchUp()
    addEventListener(serverIsBack, onServerBack)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener(serverIsBack, onServerBack)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])
  useEffect(() => {
    if (shown) refresh()
  }, [shown])

  return {
    ...saved,
    saving,
    reload: client.reloadList,
    remove: client.remove,
    dismiss: (problem) => dispatch({ type: 'dismissed', problem }),
  }
}
