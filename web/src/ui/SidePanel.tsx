import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import { DialogContent, Modal } from './Modal.tsx'
import styles from './SidePanel.module.css'

type Props = {
  title: string
  closeLabel: string
  onClose: () => void
  /** What it holds under its title, given the way to close it. */
  children: (close: () => void) => ReactNode
}

/** A modal at the right edge, which pressing beside it closes too. Mount it to show it. */
export function SidePanel({ title, closeLabel, onClose, children }: Props) {
  const titleId = useId()
  return (
    <Modal labelledBy={titleId} className={styles.panel} lightDismiss onClose={onClose}>
      {(close) => (
        <div className={`stack loose ${styles.content}`}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className="icon-button" aria-label={closeLabel} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <DialogContent close={close}>{children}</DialogContent>
        </div>
      )}
    </Modal>
  )
}
