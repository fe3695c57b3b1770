import { Chunk } from '../../chunk.ts'
import { strings } from '../../strings.ts'
import { LazyPart } from '../../ui/LazyPart.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import type { Saving } from './useSaving.ts'

const titles = { name: strings.saved.askName, replacement: strings.saved.replaceTitle }

const form = new Chunk('saving', async () => (await import('./SavingForm.tsx')).SavingForm)

/** Whatever has to be asked before a calculation is saved. */
export function SavingDialogs({ saving }: { saving: Saving }) {
  const { asking, cancel } = saving
  if (asking === null) return null
  return (
    <ModalDialog role="dialog" title={titles[asking]} onClose={cancel}>
      {(close) => <LazyPart chunk={form} props={{ saving, close }} />}
    </ModalDialog>
  )
}
