import { useEffect, useId, useRef } from 'react'
import { strings } from '../strings.ts'
import styles from './AlertDialog.module.css'
import { Button } from './Button.tsx'

type Props = { message: string; onConfirm: () => void; onClose: () => void }

/** A modal question with «Annulla» and «Conferma»; Escape is «Annulla». Mount it to show it. */
export function ConfirmDialog({ message, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const messageId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={messageId}
      className={styles.dialog}
      onClose={onClose}
    >
      <p id={messageId}>{message}</p>
      <div className={styles.answers}>
        <Button onClick={close}>{strings.dialog.cancel}</Button>
        <Button
          variant="primary"
          onClick={() => {
            close()
            onConfirm()
          }}
        >
          {strings.dialog.confirm}
        </Button>
      </div>
    </dialog>
  )
}
