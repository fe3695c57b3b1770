import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

const words = {
  title: 'Uscendo elimini il listino da questo dispositivo',
  text: 'I tuoi file restano dove sono. Se ti servono i risultati, esportali prima.',
  export: 'Esporta il listino',
  leave: 'Elimina ed esci',
}

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
