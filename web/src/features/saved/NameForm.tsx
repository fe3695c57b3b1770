import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react'
import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { NameField } from './NameField.tsx'
import styles from './NameForm.module.css'

type Props = {
  name: string
  /** What the button that sends it says. */
  action: string
  variant?: ComponentProps<typeof Button>['variant']
  onSubmit: (name: string) => void
  close: () => void
  /** Other fields, before the name. */
  children?: ReactNode
}

/** Asks under which name to save. */
export function NameForm(props: Props) {
  const { name: initial, action, variant = 'primary', onSubmit, close, children } = props
  const [name, setName] = useState(initial)
  return (
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
  )
}
