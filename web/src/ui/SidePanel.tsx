import { type ReactNode, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SidePanel.module.css'
import { useModal } from './useModal.ts'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A modal panel at the right edge; closes by its button, Escape or the backdrop. Mount it to show it. */
export function SidePanel({ title, closeLabel, onClose, children }: Props) {
  const { close, dialogProps } = useModal(onClose)
  const pressed = useRef<EventTarget>(null)
  const titleId = useId()

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the dialog's own key
    <dialog
      {...dialogProps}
      aria-labelledby={titleId}
      className={styles.panel}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={({ target, currentTarget }) => {
        // Pressed and let go on the backdrop: a selection dragged out of the panel ends there too.
        if (target === currentTarget && pressed.current === currentTarget) close()
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
