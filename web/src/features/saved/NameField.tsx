import { longestName } from '@margine/contract'
import { useEffect, useRef } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { savingWords } from './saving-words.ts'

type Props = { name: string; onChange: (name: string) => void }

/** The name of a calculation, chosen whole at first so that typing replaces it. */
export function NameField({ name, onChange }: Props) {
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
