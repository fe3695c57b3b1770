import { savedWords } from '../../italian/saved.ts'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import type { Saved } from './saved.ts'
import type { Saving } from './saving.ts'

const SavingForm = lazyPart(async () => (await import('./SavingForm.tsx')).SavingForm, {
  opens: 'save',
})

const titles = { name: savedWords.askName, replacement: savedWords.replaceTitle }

type Props = { saving: Saving; underWay: Saved['underWay'] }

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
