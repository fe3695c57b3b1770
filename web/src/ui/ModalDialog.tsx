import { type ReactNode, useId } from 'react'
import styles from './ModalDialog.module.css'
import { useModal } from './useModal.ts'

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
  const { close, dialogProps } = useModal(onClose)
  const titleId = useId()
  const Title = role === 'dialog' ? 'h2' : 'p'

  return (
    <dialog {...dialogProps} role={role} aria-labelledby={titleId} className={styles.dialog}>
      <Title id={titleId}>{title}</Title>
      {children(close)}
    </dialog>
  )
}
