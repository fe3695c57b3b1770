import { useLayoutEffect, useRef } from 'react'
import styles from './LoadingOverlay.module.css'

/**
 * Holds the whole page while something is under way: nothing can be pressed from the first moment,
 * but the veil is painted only where it takes long enough to be seen. The focus comes back after.
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
      onCancel={(event) => event.preventDefault()}
    >
      <span className={styles.spinner} aria-hidden="true" />
      <p>{label}</p>
    </dialog>
  )
}
