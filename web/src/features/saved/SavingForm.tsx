import { longestName, type SavedRecord } from '@margine/contract'
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { formatMargin } from '../../format.ts'
import { savedWords } from '../../italian/saved.ts'
import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { nameOf } from './record.ts'
import styles from './SavingForm.module.css'
import { shownResultOf } from './saved-result.ts'
import type { Saving } from './saving.ts'

/** What the forms say that ask under which name to save, and what makes way. */
const savingWords = {
  nameField: 'Nome del calcolo',
  replaceText: 'Il calcolo sostituito non si potrà recuperare.',
  replace: 'Sostituisci',
} as const

type NameFieldProps = { name: string; onChange: (name: string) => void }

/** The name of a calculation, chosen whole at first so that typing replaces it. */
function NameField({ name, onChange }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <TextField
      ref={field}
      label={savingWords.nameField}
      name="nome"
      prose
      autoComplete="off"
      value={name}
      onChange={(typed) => onChange([...typed].slice(0, longestName).join(''))}
    />
  )
}

type NameFormProps = {
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
function NameForm(props: NameFormProps) {
  const { name: initial, action, variant = 'primary', onSubmit, close, children } = props
  const [name, setName] = useState(initial)
  return (
    <form
      noValidate
      className={`stack loose ${styles.form}`}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        close()
        onSubmit(name)
      }}
    >
      {children}
      <NameField name={name} onChange={setName} />
      <div className="row end">
        <Button onClick={close}>{strings.dialog.cancel}</Button>
        <Button variant={variant} type="submit">
          {action}
        </Button>
      </div>
    </form>
  )
}

const words = savingWords

type ReplaceFormProps = {
  records: readonly SavedRecord[]
  /** Which one is chosen at first. */
  replaced: string | undefined
  name: string
  onReplace: (id: string, name: string) => void
  close: () => void
}

/** Asks which saved calculation to replace with the new one, and the name. */
function ReplaceForm({ records, replaced, name, onReplace, close }: ReplaceFormProps) {
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
      <fieldset className="stack">
        <legend className={`label ${styles.legend}`}>{words.replaceText}</legend>
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
              {figures !== null && <span className="muted">{formatMargin(figures.margine)}</span>}
            </label>
          )
        })}
      </fieldset>
    </NameForm>
  )
}

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
