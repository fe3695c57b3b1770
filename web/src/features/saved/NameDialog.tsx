import { type FormEvent, useState } from 'react'
import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import styles from './NameDialog.module.css'
import { NameField } from './NameField.tsx'

const words = strings.saved

type Props = { name: string; onSave: (name: string) => void; onClose: () => void }

/** Asks under which name to save. */
export function NameDialog({ name: initial, onSave, onClose }: Props) {
  const [name, setName] = useState(initial)
  return (
    <ModalDialog title={words.askName} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            close()
            onSave(name)
          }}
        >
          <NameField name={name} onChange={setName} />
          <div className={styles.answers}>
            <Button onClick={close}>{strings.dialog.cancel}</Button>
            <Button variant="primary" type="submit">
              {words.save}
            </Button>
          </div>
        </form>
      )}
    </ModalDialog>
  )
}
