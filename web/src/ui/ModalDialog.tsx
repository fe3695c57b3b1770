import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './ModalDialog.module.css'

type Props = {
  /** An alert is what has to be answered before anything else; a dialog asks for something. */
  role: 'alertdialog' | 'dialog'
  /** What it is called, and says first. */
  title: string
  onClose: () => void
  /** What it holds under its title, given the way to close it. */
  children: (close: () => void) => ReactNode
}

/** A modal that Escape closes, and whose closing gives the focus back. Mount it to show it. */
export function ModalDialog({ role, title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const Title = role === 'dialog' ? 'h2' : 'p'

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={styles.dialog}
      onClose={onClose}
    >
      <Title id={titleId}>{title}</Title>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}
