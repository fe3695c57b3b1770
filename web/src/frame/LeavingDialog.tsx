import type { FilesHere } from '../person/files.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

const words = {
  title: ({ list, costs }: FilesHere) => {
    const what = [list ? 'il listino' : '', costs ? 'i tuoi costi' : '']
    return `Uscendo elimini ${what.filter((one) => one !== '').join(' e ')} da questo dispositivo`
  },
  text: 'I tuoi file restano dove sono. Se ti servono i risultati, esportali prima.',
  costsText:
    'I tuoi file restano dove sono; i costi che hai unito o scritto qui si cancellano. Se ti servono ancora, esportali prima.',
  exportList: 'Esporta il listino',
  exportCosts: 'Esporta i costi',
  leave: 'Elimina ed esci',
}

type Props = {
  /** What would be deleted. */
  files: FilesHere
  /** Takes the list away first; null while it can't be. */
  onExportList: (() => void) | null
  onExportCosts: () => void
  onLeave: () => void
  onClose: () => void
}

/** Asks before signing out deletes the list and the costs, and offers to take them away first. */
export function LeavingDialog({ files, onExportList, onExportCosts, onLeave, onClose }: Props) {
  return (
    <ConfirmDialog
      message={words.title(files)}
      confirm={words.leave}
      other={
        <>
          {files.list && (
            <Button disabled={onExportList === null} onClick={onExportList ?? undefined}>
              {words.exportList}
            </Button>
          )}
          {files.costs && <Button onClick={onExportCosts}>{words.exportCosts}</Button>}
        </>
      }
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>{files.costs ? words.costsText : words.text}</p>
    </ConfirmDialog>
  )
}
