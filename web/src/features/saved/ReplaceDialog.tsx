import { useState } from 'react'
import type { SavedCalculation } from '../../api.ts'
import { formatMargin } from '../../format.ts'
import { strings } from '../../strings.ts'
import styles from './NameDialog.module.css'
import { NameDialog } from './NameDialog.tsx'
import { nameOf } from './record.ts'

const words = strings.saved

type Props = {
  records: readonly SavedCalculation[]
  name: string
  onReplace: (id: string, name: string) => void
  onClose: () => void
}

/** Asks which of the saved calculations makes way for the new one, and under which name. */
export function ReplaceDialog({ records, name, onReplace, onClose }: Props) {
  const [chosen, setChosen] = useState(records.at(-1)?.id)
  return (
    <NameDialog
      title={words.replaceTitle}
      name={name}
      action={words.replace}
      variant="danger"
      onSubmit={(typed) => {
        if (chosen !== undefined) onReplace(chosen, typed)
      }}
      onClose={onClose}
    >
      <fieldset className={styles.choices}>
        <legend>{words.replaceText}</legend>
        {records.map((record) => (
          <label key={record.id} className={styles.choice}>
            <input
              type="radio"
              name="replaced"
              checked={record.id === chosen}
              onChange={() => setChosen(record.id)}
            />
            <b>{nameOf(record)}</b>
            <span>{formatMargin(record.calculationData.result.margine)}</span>
          </label>
        ))}
      </fieldset>
    </NameDialog>
  )
}
