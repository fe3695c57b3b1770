import { useRef, useState } from 'react'
import styles from './DateField.module.css'
import { Field } from './Field.tsx'

type Props = {
  label: string
  name: string
  /** `YYYY-MM-DD`; empty while there is no whole day. */
  value: string
  min: string
  max: string
  /** What is wrong with it, or null. */
  problem: string | null
  onChange: (day: string) => void
}

/** A labelled day. One that is being typed passes through others: it counts on Enter or on leaving the field. */
export function DateField({ label, name, value, min, max, problem, onChange }: Props) {
  const isTyping = useRef(false)
  const [typed, setTyped] = useState<string | null>(null)
  const told = typed === null ? problem : null
  const finish = () => {
    isTyping.current = false
    setTyped(null)
    if (typed !== null) onChange(typed)
  }

  return (
    <Field label={label} problem={told}>
      {({ invalid, ...control }) => (
        <input
          {...control}
          className={`input ${styles.day}`}
          name={name}
          type="date"
          min={min}
          max={max}
          value={typed ?? value}
          aria-invalid={invalid}
          onChange={({ target }) => (isTyping.current ? setTyped : onChange)(target.value)}
          onBlur={finish}
          onKeyDown={({ key }) => {
            if (key === 'Enter') finish()
            else if (key !== 'Tab') isTyping.current = true
          }}
        />
      )}
    </Field>
  )
}
