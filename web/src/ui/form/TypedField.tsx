import { largestAmount } from '@margine/engine'
import { useState } from 'react'
import { counted } from '../../italian/counts.ts'
import { AmountField } from '../AmountField.tsx'
import { problemOf } from './limits.ts'

/** The most that may be typed of each unit. */
const mosts = { '%': 100, '€': largestAmount } as const

type Props = {
  label: string
  hint: string
  text: string
  unit: keyof typeof mosts
  onWrite: (text: string) => void
}

/** A number to type, blank where it is left to others. What is no such number counts for nothing, and says so. */
export function TypedField({ label, hint, text, unit, onWrite }: Props) {
  const [wrong, setWrong] = useState<string | null>(null)
  const limits = {
    least: { value: 0, text: `0 ${unit}` },
    most: { value: mosts[unit], text: `${counted(mosts[unit])} ${unit}` },
  }
  const problemIn = (one: string) => (one.trim() === '' ? null : problemOf(one, limits))
  return (
    <AmountField
      label={label}
      hint={hint}
      text={wrong ?? text}
      suffix={unit}
      problem={problemIn(wrong ?? text)}
      onWrite={(typed) => {
        const isRight = problemIn(typed) === null
        setWrong(isRight ? null : typed)
        if (isRight) onWrite(typed)
      }}
      onLeave={() => setWrong(null)}
    />
  )
}
