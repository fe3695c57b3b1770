import { savedWords } from '../../italian/saved.ts'
import { NameForm } from './NameForm.tsx'
import { ReplaceForm } from './ReplaceForm.tsx'
import type { Saving } from './saving.ts'

type Props = {
  asking: 'name' | 'replacement'
  saving: Pick<Saving, 'name' | 'records' | 'replaced' | 'save' | 'replace'>
  close: () => void
}

/** The content of the saving dialogs: asks for a name, or for the calculation to replace. */
export function SavingForm({ asking, saving, close }: Props) {
  const { name, records, replaced, save, replace } = saving
  return asking === 'replacement' ? (
    <ReplaceForm
      records={records}
      replaced={replaced}
      name={name}
      onReplace={replace}
      close={close}
    />
  ) : (
    <NameForm name={name} action={savedWords.save} onSubmit={save} close={close} />
  )
}
