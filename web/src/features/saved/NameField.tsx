import { longestName } from '@margine/contract'
import { useEffect, useId, useRef } from 'react'
import styles from './NameForm.module.css'
import { savingWords } from './saving-words.ts'

type Props = { name: string; onChange: (name: string) => void }

/** The name of a calculation, chosen whole at first so that typing replaces it. */
export function NameField({ name, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{savingWords.nameField}</label>
      <input
        ref={field}
        id={id}
        autoComplete="off"
        value={name}
        onChange={(event) => onChange([...event.target.value].slice(0, longestName).join(''))}
      />
    </div>
  )
}
