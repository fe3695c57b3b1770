import { type ComponentProps, useState } from 'react'
import { AmountField } from '../AmountField.tsx'
import { SelectField } from '../SelectField.tsx'

/** A percentage or another number beyond the specification's amounts. */
export const NumberField = (props: ComponentProps<typeof AmountField>) => (
  <AmountField enterKeyHint="go" placeholder="0" {...props} />
)

/** As a choice: a percentage that is not on the list, and is typed. */
const other = 'other'

type PercentChoiceProps = {
  name: string
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
