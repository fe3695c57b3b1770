import { type FormEvent, useState } from 'react'
import type { SavedCalculation } from '../../api.ts'
import { formatMargin } from '../../format.ts'
import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import styles from './NameDialog.module.css'
import { NameField } from './NameField.tsx'
import { nameOf } from './record.ts'

const words = strings.saved

type Props = {
  records: readonly SavedCalculation[]
  name: string
  onReplace: (id: string, name: string) => void
  onClose: () => void
}

/** Asks which of the saved calculations makes way for the new one, and under which name. */
export function ReplaceDialog({ records, name: initial, onReplace, onClose }: Props) {
  const [name, setName] = useState(initial)
  const [chosen, setChosen] = useState(records.at(-1)?.id)
  return (
    <ModalDialog title={words.replaceTitle} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            close()
            if (chosen !== undefined) onReplace(chosen, name)
          }}
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
          <NameField name={name} onChange={setName} />
          <div className={styles.answers}>
            <Button onClick={close}>{strings.dialog.cancel}</Button>
            <Button variant="primary" type="submit">
              {words.replace}
            </Button>
          </div>
        </form>
      )}
    </ModalDialog>
  )
}
