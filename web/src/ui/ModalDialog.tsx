import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './AlertDialog.module.css'

type Props = {
  title: string
  onClose: () => void
  /** What the dialog holds under its title, given the way to close it. */
  children: (close: () => void) => ReactNode
}

/** A modal that asks for something; Escape closes it. Mount it to show it. */
export function ModalDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} aria-labelledby={titleId} className={styles.dialog} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}
