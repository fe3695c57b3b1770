import { useId } from 'react'
import styles from './RadioList.module.css'

type Props<Value extends string> = {
  legend: string
  options: readonly Value[]
  /** What each is called, and what it does. */
  said: Readonly<Record<Value, { label: string; note: string }>>
  value: Value
  onChange: (value: Value) => void
}

/** A choice of one, each with what it does. */
export function RadioList<Value extends string>(props: Props<Value>) {
  const { legend, options, said, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.list}>
      <legend className="note">{legend}</legend>
      {options.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          <span>
            <b>{said[one].label}</b>
            <small className="note">{said[one].note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
