import { savedWords } from '../../italian/saved.ts'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { SavingForm } from './SavingForm.tsx'
import type { SavedState } from './saved-state.ts'
import type { Saving } from './saving.ts'

const titles = { name: savedWords.askName, replacement: savedWords.replaceTitle }

type Props = { saving: Saving; underWay: SavedState['underWay'] }

/** Whatever has to be asked before a calculation is saved, and that something is under way with what is saved. */
export function SavingDialogs({ saving, underWay }: Props) {
  const { asking, cancel } = saving
  return (
    <>
      {asking !== null && (
        <ModalDialog role="dialog" title={titles[asking]} onClose={cancel}>
          {(close) => <SavingForm saving={saving} close={close} />}
        </ModalDialog>
      )}
      {underWay !== null && <LoadingOverlay label={savedWords.underWay[underWay]} />}
    </>
  )
}
