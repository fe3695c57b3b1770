import { strings } from '../strings.ts'
import { Button } from './Button.tsx'
import { ModalDialog } from './ModalDialog.tsx'

type Props = { message: string; onClose: () => void }

/** A modal message with «OK». */
export function AlertDialog({ message, onClose }: Props) {
  return (
    <ModalDialog role="alertdialog" title={message} onClose={onClose}>
      {(close) => (
        <Button variant="primary" onClick={close}>
          {strings.dialog.ok}
        </Button>
      )}
    </ModalDialog>
  )
}
