import type { ReactNode } from 'react'
import { strings } from '../strings.ts'
import { Button } from './Button.tsx'
import { ModalDialog } from './ModalDialog.tsx'

type Props = { title: string; said: ReactNode; onClose: () => void }

/** Stands where what was asked for is still loading: says so, until it comes or isn't wanted any more. */
export const WaitingDialog = ({ title, said, onClose }: Props) => (
  <ModalDialog role="dialog" title={title} onClose={onClose}>
    {(close) => (
      <>
        {said}
        <Button onClick={close}>{strings.dialog.cancel}</Button>
      </>
    )}
  </ModalDialog>
)
