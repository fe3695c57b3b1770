import type { InvalidField } from '@margine/engine'
import { useState } from 'react'
import { AmountInput } from '../AmountInput.tsx'
import { Field } from '../Field.tsx'
import { SelectField } from '../SelectField.tsx'

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

/** As a choice: a percentage that is not on the list, and is typed. */
const other = 'other'

type PercentChoiceProps = {
  name: InvalidField
  label: string
  /** The percentage as text: one of the list's, or as typed. */
  text: string
  options: { value: string; label: string }[]
  /** What the list calls a percentage of one's own, and the field in which it is typed. */
  otherLabel: string
  typedLabel: string
  placeholder?: string
  problem: string | null
  onChange: (text: string) => void
}

/** A percentage from a list, or typed. */
export function PercentChoice(props: PercentChoiceProps) {
  const { name, label, text, options, otherLabel, typedLabel, placeholder, problem, onChange } =
    props
  const isListed = options.some(({ value }) => value === text)
  const [wantsOther, setWantsOther] = useState(!isListed)
  const isTyped = wantsOther || !isListed
  const choose = (value: string) => {
    setWantsOther(value === other)
    if (value !== other) onChange(value)
  }
  return (
    <div className="pair">
      <SelectField
        label={label}
        value={isTyped ? other : text}
        options={[...options, { value: other, label: otherLabel }]}
        onChange={choose}
      />
      {isTyped && (
        <NumberField
          name={name}
          label={typedLabel}
          text={text}
          suffix="%"
          {...(placeholder !== undefined && { placeholder })}
          problem={problem}
          onWrite={(typed) => {
            setWantsOther(true)
            onChange(typed)
          }}
        />
      )}
    </div>
  )
}
