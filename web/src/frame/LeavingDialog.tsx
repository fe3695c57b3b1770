import type { FilesHere } from '../person/files-here.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { filesInWords } from './files-in-words.ts'

const words = {
  title: (files: FilesHere) => `Uscendo elimini ${filesInWords(files)} da questo dispositivo`,
  text: 'I tuoi file restano dove sono. Se ti servono i risultati, esportali prima.',
  costsText:
    'I tuoi file restano dove sono; i costi che hai unito o scritto qui si cancellano. Se ti servono ancora, esportali prima.',
  exportList: 'Esporta il listino',
  exportListOf: (marketplace: string) => `Esporta il listino ${marketplace}`,
  exportCosts: 'Esporta i costi',
  exportReports: 'Esporta il consuntivo',
  leave: 'Elimina ed esci',
}

type Props = {
  /** What would be deleted. */
  files: FilesHere
  /** The lists, where there are several. */
  lists?: readonly { marketplace: string; label: string }[]
  /** Takes a list away first, of a marketplace where there are several; null while it can't be. Each leads, by default, to the page that can. */
  onExportList?: ((marketplace?: string) => void) | null
  onExportCosts?: () => void
  onExportReports?: (() => void) | null
  onLeave: () => void
  onClose: () => void
}

const toList = () => location.assign('/listino')
const toReports = () => location.assign('/consuntivo')

/** Asks before signing out deletes files, and offers to take their results away first. */
export function LeavingDialog(props: Props) {
  const { files, lists = [], onLeave, onClose } = props
  const { onExportList = toList, onExportCosts = toList, onExportReports = toReports } = props
  return (
    <ConfirmDialog
      message={words.title(files)}
      confirm={words.leave}
      other={
        <>
          {files.lists > 0 &&
            (lists.length > 1 ? lists : [null]).map((list) => (
              <Button
                key={list?.marketplace}
                disabled={onExportList === null}
                onClick={() => onExportList?.(list?.marketplace)}
              >
                {list === null ? words.exportList : words.exportListOf(list.label)}
              </Button>
            ))}
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
