import type { ReactNode } from 'react'
import { strings } from '../strings.ts'
import { Button } from './Button.tsx'
import { ModalDialog } from './ModalDialog.tsx'

type Props = {
  message: string
  /** What «Conferma» is called here. */
  confirm?: string
  /** What else can be done, in front of «Annulla». */
  other?: ReactNode
  /** What is said under the message. */
  children?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is deleted for good, with «Annulla» and «Conferma»; Escape means «Annulla». */
export function ConfirmDialog(props: Props) {
  const { message, confirm = strings.dialog.confirm, other, children, onConfirm, onClose } = props
  return (
    <ModalDialog role="alertdialog" title={message} onClose={onClose}>
      {(close) => (
        <>
          {children}
          <div className="row end">
            {other}
            <Button onClick={close}>{strings.dialog.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                close()
                onConfirm()
              }}
            >
              {confirm}
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}
