import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { headerWords } from './header-words.ts'

const words = headerWords.leaving

type Props = {
  /** Takes the list away first; null while it can't be. */
  onExport: (() => void) | null
  onLeave: () => void
  onClose: () => void
}

/** Asks before signing out deletes the list, and offers to take it away first. */
export function LeavingDialog({ onExport, onLeave, onClose }: Props) {
  return (
    <ConfirmDialog
      message={words.title}
      confirm={words.leave}
      other={
        <Button disabled={onExport === null} onClick={onExport ?? undefined}>
          {words.export}
        </Button>
      }
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
