import { strings } from '../strings.ts'
import { Button } from './Button.tsx'
import styles from './ModalDialog.module.css'
import { ModalDialog } from './ModalDialog.tsx'

type Props = { message: string; onConfirm: () => void; onClose: () => void }

/** Asks before something is deleted for good, with «Annulla» and «Conferma»; Escape means «Annulla». */
export function ConfirmDialog({ message, onConfirm, onClose }: Props) {
  return (
    <ModalDialog role="alertdialog" title={message} onClose={onClose}>
      {(close) => (
        <div className={styles.answers}>
          <Button onClick={close}>{strings.dialog.cancel}</Button>
          <Button
            variant="danger"
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {strings.dialog.confirm}
          </Button>
        </div>
      )}
    </ModalDialog>
  )
}
