import { Button } from '../ui/Button.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import styles from './ListinoPage.module.css'
import { words } from './words.ts'

const { leaving } = words

type Props = {
  /** Null while the list isn't here. */
  onDownload: (() => void) | null
  onLeave: () => void
  onClose: () => void
}

/** Asks before signing out deletes the list, and offers to take it away first. */
export function LeavingDialog({ onDownload, onLeave, onClose }: Props) {
  return (
    <ModalDialog role="alertdialog" title={leaving.title} onClose={onClose}>
      {(close) => (
        <>
          <p>{leaving.text}</p>
          <div className={styles.leaving}>
            <Button disabled={onDownload === null} onClick={onDownload ?? undefined}>
              {leaving.download}
            </Button>
            <Button onClick={close}>{leaving.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                close()
                onLeave()
              }}
            >
              {leaving.leave}
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
