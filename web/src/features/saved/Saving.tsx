import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { SavedOrigin } from '../../calculation/saved-record.ts'
import { savedWords } from '../../italian/saved.ts'
import { isWithoutServer, serverIsBack } from '../../person/person.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import styles from './Saving.module.css'
import { SavingForm } from './SavingForm.tsx'
import type { Saved, Wanted } from './saved.ts'
import { savedClient } from './saved-client.ts'
import { type SavedAction, savedReducer } from './saved-reducer.ts'
import { type Shown, savingOf } from './saving.ts'

/**
 * Blocks the whole page while something is under way: at once for clicks and keys, visibly only after a
 * moment, so that a fast answer doesn't flicker. The focus returns afterwards.
 */
function LoadingOverlay({ label }: { label: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-busy="true"
      className={styles.overlay}
      // Neither Escape nor a way back ends what is under way; a second Escape can't be cancelled otherwise.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault()
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) currentTarget.showModal()
      }}
    >
      <span className={styles.spinner} aria-hidden="true" />
      <p>{label}</p>
    </dialog>
  )
}

const titles = { name: savedWords.askName, replacement: savedWords.replaceTitle }

type SavingProps = {
  saved: Saved
  setSaved: Dispatch<SetStateAction<Saved>>
  /** The calculation on the screen. */
  calculator: Shown
  onSaved: (origin: SavedOrigin) => void
  /** Whether the list is on the screen. */
  shown: boolean
}

/**
 * Does what is wanted with what is saved, asks what has to be asked before, and blocks the page meanwhile. The list is
 * loaded once, and again in the background when it comes into view: another window may have changed it.
 */
export function Saving({ saved, setSaved, calculator, onSaved, shown }: SavingProps) {
  const dispatch = useCallback(
    (action: SavedAction) => setSaved((known) => savedReducer(known, action)),
    [setSaved],
  )
  const [client] = useState(() => savedClient(dispatch))
  const saving = savingOf(saved, calculator, client, dispatch, onSaved)
  const { asking, underWay, wanted } = saved

  const begin = useEffectEvent(() => {
    if (isWithoutServer()) dispatch({ type: 'listMissing', problem: null })
    else void client.reloadList()
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

  const take = useEffectEvent((taken: Wanted) => {
    dispatch({ type: 'taken' })
    switch (taken.act) {
      case 'save':
        return saving.begin()
      case 'update':
        return saving.update()
      case 'reload':
        return client.reloadList()
      case 'remove':
        return client.remove(taken.id)
    }
  })
  useEffect(() => {
    if (wanted !== null) void take(wanted)
  }, [wanted])

  return (
    <>
      {asking !== null && (
        <ModalDialog role="dialog" title={titles[asking]} onClose={saving.cancel}>
          {(close) => <SavingForm asking={asking} saving={saving} close={close} />}
        </ModalDialog>
      )}
      {underWay !== null && <LoadingOverlay label={savedWords.underWay[underWay]} />}
    </>
  )
}
