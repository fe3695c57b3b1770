import { lazyPart } from '../../lazy/LazyPart.tsx'
import { strings } from '../../strings.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import type { Saving } from './useSaving.ts'

const titles = { name: strings.saved.askName, replacement: strings.saved.replaceTitle }

const SavingForm = lazyPart('saving', async () => (await import('./SavingForm.tsx')).SavingForm)

/** Whatever has to be asked before a calculation is saved. */
export function SavingDialogs({ saving }: { saving: Saving }) {
  const { asking, cancel } = saving
  if (asking === null) return null
  return (
    <ModalDialog role="dialog" title={titles[asking]} onClose={cancel}>
      {(close) => <SavingForm saving={saving} close={close} />}
    </ModalDialog>
  )
}
