import { useId } from 'react'
import styles from './ChoiceField.module.css'

type Props<Value extends string> = {
  legend: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice among a few, all of them in view. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { legend, value, options, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className="label">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
