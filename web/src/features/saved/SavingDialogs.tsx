import { strings } from '../../strings.ts'
import { NameDialog } from './NameDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import type { Saving } from './useSaving.ts'

const words = strings.saved

/** Whatever has to be asked before a calculation is saved. */
export function SavingDialogs({ saving }: { saving: Saving }) {
  const { asking, name, records, cancel } = saving
  if (asking === 'name')
    return (
      <NameDialog
        title={words.askName}
        name={name}
        action={words.save}
        onSubmit={saving.save}
        onClose={cancel}
      />
    )
  if (asking === 'replacement')
    return (
      <ReplaceDialog records={records} name={name} onReplace={saving.replace} onClose={cancel} />
    )
  return null
}
