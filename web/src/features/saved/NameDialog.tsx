import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import styles from './NameDialog.module.css'
import { NameField } from './NameField.tsx'

type Props = {
  title: string
  name: string
  /** What the button does that ends it. */
  action: string
  variant?: ComponentProps<typeof Button>['variant']
  onSubmit: (name: string) => void
  onClose: () => void
  /** What else is asked, before the name. */
  children?: ReactNode
}

/** Asks under which name to save. */
export function NameDialog(props: Props) {
  const { title, name: initial, action, variant = 'primary', onSubmit, onClose, children } = props
  const [name, setName] = useState(initial)
  return (
    <ModalDialog role="dialog" title={title} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          className={styles.form}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            close()
            onSubmit(name)
          }}
        >
          {children}
          <NameField name={name} onChange={setName} />
          <div className={styles.answers}>
            <Button onClick={close}>{strings.dialog.cancel}</Button>
            <Button variant={variant} type="submit">
              {action}
            </Button>
          </div>
        </form>
      )}
    </ModalDialog>
  )
}
