import { readAmount } from '@margine/engine'
import { useId, useState } from 'react'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { words } from '../words.ts'
import styles from './WhatIf.module.css'

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
  const isRight = (one: string) => {
    const { value, problem } = readAmount(one)
    return one.trim() === '' || (problem === null && value >= 0 && value <= most)
  }
  return (
    <div className={styles.typed}>
      <label htmlFor={id}>{label}</label>
      <AmountInput
        id={id}
        text={wrong ?? text}
        suffix={suffix}
        invalid={wrong !== null}
        aria-describedby={wrong === null ? `${id}-hint` : `${id}-error`}
        onWrite={(typed) => {
          setWrong(isRight(typed) ? null : typed)
          if (isRight(typed)) onWrite(typed)
        }}
        onLeave={() => setWrong(null)}
      />
      {wrong === null ? (
        <p id={`${id}-hint`}>{hint}</p>
      ) : (
        <FieldError id={`${id}-error`}>{words.terms.notANumber}</FieldError>
      )}
    </div>
  )
}
