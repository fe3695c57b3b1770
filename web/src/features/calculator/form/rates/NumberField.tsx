import type { InvalidField } from '@margine/engine'
import { useId } from 'react'
import { AmountInput } from '../../../../ui/AmountInput.tsx'
import { FieldError } from '../../../../ui/FieldError.tsx'
import styles from './NumberField.module.css'

type Props = {
  name: InvalidField
  label: string
  /** As typed. */
  text: string
  suffix: string
  placeholder?: string
  /** What is wrong with it, or null. */
  problem: string | null
  onWrite: (text: string) => void
}

/** A labelled percentage or amount of the section, and why it can't be used. */
export function NumberField(props: Props) {
  const { name, label, text, suffix, placeholder = '0', problem, onWrite } = props
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <AmountInput
        id={id}
        name={name}
        enterKeyHint="go"
        placeholder={placeholder}
        text={text}
        suffix={suffix}
        invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onWrite={onWrite}
        onLeave={() => undefined}
      />
      {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  )
}
