import type { InvalidField } from '@margine/engine'
import { AmountInput } from '../AmountInput.tsx'
import { Field } from '../Field.tsx'

type Props = {
  name: InvalidField
  label: string
  /** What is said beside the label, or null. */
  note?: string | null
  /** As typed. */
  text: string
  suffix: string
  placeholder?: string
  /** What is wrong with it, or null. */
  problem: string | null
  onWrite: (text: string) => void
}

/** A percentage or another number beyond the specification's amounts. */
export function NumberField(props: Props) {
  const { name, label, note = null, text, suffix, placeholder = '0', problem, onWrite } = props
  return (
    <Field label={label} note={note} problem={problem}>
      {(control) => (
        <AmountInput
          {...control}
          name={name}
          enterKeyHint="go"
          placeholder={placeholder}
          text={text}
          suffix={suffix}
          onWrite={onWrite}
          onLeave={() => undefined}
        />
      )}
    </Field>
  )
}
