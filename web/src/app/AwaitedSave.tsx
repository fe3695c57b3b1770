import { strings as application } from '../application-strings.ts'
import { Awaiting } from '../lazy/LazyPart.tsx'
import { strings } from '../strings.ts'
import { Button } from '../ui/Button.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { savedChunk, savingReopens } from './useSaved.ts'

/** Waits for what saves, once «Salva» was pressed before it had come. */
export const AwaitedSave = ({ onCancel }: { onCancel: () => void }) => (
  <ModalDialog role="dialog" title={application.saving} onClose={onCancel}>
    {(close) => (
      <>
        <Awaiting chunk={savedChunk} reopens={savingReopens}>
          {() => null}
        </Awaiting>
        <Button onClick={close}>{strings.dialog.cancel}</Button>
      </>
    )}
  </ModalDialog>
)
