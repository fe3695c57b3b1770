import { useId, useState } from 'react'
import { counted } from '../../italian/counts.ts'
import { AmountInput } from '../AmountInput.tsx'
import { FieldError } from '../Field.tsx'
import { problemOf } from './limits.ts'

type Props = {
  label: string
  hint: string
  text: string
  suffix: string
  /** The most that it may be. */
  most: number
  onWrite: (text: string) => void
}

/** A number to type, blank where it is left to others. What is no such number counts for nothing, and says so. */
export function TypedField({ label, hint, text, suffix, most, onWrite }: Props) {
  const id = useId()
  const [wrong, setWrong] = useState<string | null>(null)
  const limits = {
    least: { value: 0, text: `0 ${suffix}` },
    most: { value: most, text: `${counted(most)} ${suffix}` },
  }
  const problemIn = (one: string) => (one.trim() === '' ? null : problemOf(one, limits))
  const problem = problemIn(wrong ?? text)
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <AmountInput
        id={id}
        text={wrong ?? text}
        suffix={suffix}
        invalid={problem !== null}
        aria-describedby={problem === null ? `${id}-hint` : `${id}-error`}
        onWrite={(typed) => {
          const isRight = problemIn(typed) === null
          setWrong(isRight ? null : typed)
          if (isRight) onWrite(typed)
        }}
        onLeave={() => setWrong(null)}
      />
      {problem === null ? (
        <p className="note" id={`${id}-hint`}>
          {hint}
        </p>
      ) : (
        <FieldError id={`${id}-error`}>{problem}</FieldError>
      )}
    </div>
  )
}
