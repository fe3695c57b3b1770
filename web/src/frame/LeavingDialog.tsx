import type { FilesHere } from '../person/files.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { filesInWords } from './files-in-words.ts'

const words = {
  title: (files: FilesHere) => `Uscendo elimini ${filesInWords(files)} da questo dispositivo`,
  text: 'I tuoi file restano dove sono. Se ti servono i risultati, esportali prima.',
  costsText:
    'I tuoi file restano dove sono; i costi che hai unito o scritto qui si cancellano. Se ti servono ancora, esportali prima.',
  exportList: 'Esporta il listino',
  exportCosts: 'Esporta i costi',
  exportReports: 'Esporta il consuntivo',
  leave: 'Elimina ed esci',
}

type Props = {
  /** What would be deleted. */
  files: FilesHere
  /** Takes the list away first; null while it can't be. */
  onExportList: (() => void) | null
  onExportCosts: () => void
  onExportReports: (() => void) | null
  onLeave: () => void
  onClose: () => void
}

/** Asks before signing out deletes files, and offers to take their results away first. */
export function LeavingDialog(props: Props) {
  const { files, onExportList, onExportCosts, onExportReports, onLeave, onClose } = props
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
          {files.reports && (
            <Button disabled={onExportReports === null} onClick={onExportReports ?? undefined}>
              {words.exportReports}
            </Button>
          )}
        </>
      }
      onConfirm={onLeave}
      onClose={onClose}
    >
      <p>{files.costs ? words.costsText : words.text}</p>
    </ConfirmDialog>
  )
}
