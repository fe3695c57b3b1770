import type { SavedRecord } from '@margine/contract'
import { useState } from 'react'
import { formatMargin } from '../../format.ts'
import styles from './NameForm.module.css'
import { NameForm } from './NameForm.tsx'
import { nameOf } from './record.ts'
import { shownResultOf } from './saved-result.ts'
import { savingWords } from './saving-words.ts'

const words = savingWords

type Props = {
  records: readonly SavedRecord[]
  /** Which one is chosen at first. */
  replaced: string | undefined
  name: string
  onReplace: (id: string, name: string) => void
  close: () => void
}

/** Asks which saved calculation to replace with the new one, and the name. */
export function ReplaceForm({ records, replaced, name, onReplace, close }: Props) {
  const [chosen, setChosen] = useState(replaced)
  return (
    <NameForm
      name={name}
      action={words.replace}
      variant="danger"
      onSubmit={(typed) => {
        if (chosen !== undefined) onReplace(chosen, typed)
      }}
      close={close}
    >
      <fieldset className={styles.choices}>
        <legend>{words.replaceText}</legend>
        {records.map((record) => {
          const figures = shownResultOf(record)
          return (
            <label key={record.id} className={styles.choice}>
              <input
                type="radio"
                name="replaced"
                checked={record.id === chosen}
                onChange={() => setChosen(record.id)}
              />
              <b>{nameOf(record)}</b>
              {figures !== null && <span>{formatMargin(figures.margine)}</span>}
            </label>
          )
        })}
      </fieldset>
    </NameForm>
  )
}
