import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SidePanel.module.css'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A modal panel at the right edge; closes by its button, Escape or the backdrop. Mount it to show it. */
export function SidePanel({ title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own key
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.panel}
      onClose={onClose}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={({ target }) => {
        // Pressed and let go on the backdrop: a selection dragged out of the panel ends there too.
        if (target === dialog.current && pressed.current === dialog.current) close()
      }}
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
