import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SidePanel.module.css'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A modal panel at the right edge; closes by its button, Escape or the backdrop. Mount it to show it. */
export function SidePanel({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.panel}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
