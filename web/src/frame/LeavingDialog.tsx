import type { FilesHere } from '../person/files.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

const words = {
  title: ({ list, reports }: FilesHere) => {
    const what = [...(list ? ['il listino'] : []), ...(reports ? ['i tuoi rapporti'] : [])]
    return `Uscendo elimini ${what.join(' e ')} da questo dispositivo`
  },
  text: 'I tuoi file restano dove sono. Se ti servono i risultati, esportali prima.',
  exportList: 'Esporta il listino',
  exportReports: 'Esporta il consuntivo',
  leave: 'Elimina ed esci',
}

type Props = {
  /** What would be deleted. */
  files: FilesHere
  /** Takes the list away first; null while it can't be. */
  onExportList: (() => void) | null
  onExportReports: (() => void) | null
  onLeave: () => void
  onClose: () => void
}

/** Asks before signing out deletes files, and offers to take their results away first. */
export function LeavingDialog({ files, onExportList, onExportReports, onLeave, onClose }: Props) {
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
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
