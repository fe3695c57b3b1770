import { useId, useState } from 'react'
import styles from './DateField.module.css'
import { FieldError } from './FieldError.tsx'

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

/** A labelled day. One before the first, which may be half of a year that is being typed, counts on leaving the field. */
export function DateField({ label, name, value, min, max, problem, onChange }: Props) {
  const id = useId()
  const [half, setHalf] = useState<string | null>(null)
  const write = (day: string) => {
    const isHalf = day !== '' && day < min
    setHalf(isHalf ? day : null)
    if (!isHalf) onChange(day)
  }
  const leave = () => {
    setHalf(null)
    if (half !== null) onChange(half)
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="date"
        min={min}
        max={max}
        value={half ?? value}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  )
}
