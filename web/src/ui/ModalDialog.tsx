import { type ReactNode, useId } from 'react'
import { DialogContent, Modal } from './Modal.tsx'
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

/** A modal in the middle of the page. Mount it to show it. */
export function ModalDialog({ role, title, onClose, children }: Props) {
  const titleId = useId()
  const Title = role === 'dialog' ? 'h2' : 'p'
  return (
    <Modal role={role} labelledBy={titleId} className={`card ${styles.dialog}`} onClose={onClose}>
      {(close) => (
        <>
          <Title id={titleId}>{title}</Title>
          <DialogContent close={close}>{children}</DialogContent>
        </>
      )}
    </Modal>
  )
}
