import { type ReactNode, useId } from 'react'
import styles from './ListDialog.module.css'
import { DialogContent, Modal } from './Modal.tsx'

type Props = {
  title: string
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/** A dialog with room for a table; on a phone it takes as much of the screen as it needs, from below. Mount it to show it. */
export function ListDialog({ title, onClose, children }: Props) {
  const id = useId()
  return (
    <Modal role="dialog" labelledBy={id} className={styles.dialog} onClose={onClose}>
      {(close) => (
        <>
          <h2 id={id}>{title}</h2>
          <DialogContent close={close}>{children}</DialogContent>
        </>
      )}
    </Modal>
  )
}

/** The buttons of such a dialog, in reach however long it is. */
export function DialogAnswers({ children }: { children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>
}
