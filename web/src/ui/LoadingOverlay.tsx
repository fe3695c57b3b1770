import { useLayoutEffect, useRef } from 'react'
import styles from './LoadingOverlay.module.css'

/**
 * Blocks the whole page while something is under way: at once for clicks and keys, visibly only after a
 * moment, so that a fast answer doesn't flicker. The focus returns afterwards.
 */
export function LoadingOverlay({ label }: { label: string }) {
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
