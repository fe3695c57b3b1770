import { memo, useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SelectField.module.css'

type Props = {
  label: string
  /** Of the field, where it is looked for by that. */
  name?: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A labelled choice among a list. */
export const SelectField = memo(function SelectField({
  label,
  name,
  value,
  options,
  onChange,
}: Props) {
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          className="input"
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
    </div>
  )
})
