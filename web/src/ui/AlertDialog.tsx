import { useEffect, useId, useRef } from 'react'
import { strings } from '../strings.ts'
import styles from './AlertDialog.module.css'
import { Button } from './Button.tsx'

type Props = { message: string; onClose: () => void }

/** A modal message with «OK»; Escape closes it too. Mount it to show it. */
export function AlertDialog({ message, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const messageId = useId()
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={messageId}
      className={styles.dialog}
      onClose={onClose}
    >
      <p id={messageId}>{message}</p>
      <Button variant="primary" onClick={() => dialog.current?.close()}>
        {strings.dialog.ok}
      </Button>
    </dialog>
  )
}
