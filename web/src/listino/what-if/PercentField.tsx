import { readNumber } from '@margine/engine'
import { useState } from 'react'
import { problemOf } from '../../ui/form/limits.ts'
import { SliderField } from '../../ui/SliderField.tsx'
import type { SliderSteps } from '../../ui/slider-steps.ts'
import { changeOf, percentOf } from './tried.ts'
import { words } from './words.ts'

type Props = {
  label: string
  note: string
  exactLabel: string
  steps: SliderSteps
  value: number
  /** Whether it is a change, which has a sign. */
  isChange: boolean
  /** What may be typed is more than that. */
  above: number
  onChange: (value: number) => void
}

/** A percentage to slide or to type. */
export function PercentField(props: Props) {
  const { label, note, exactLabel, steps, value, isChange, above, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(value).replace('.', ',')
  const limits = { above: { value: above, text: percentOf(above) } }
  const isNumber = (one: string) => problemOf(one, limits) === null
  const say = isChange ? changeOf : percentOf
  return (
    <SliderField
      label={label}
      exactLabel={exactLabel}
      note={note}
      steps={steps}
      value={value}
      valueText={say(value)}
      original={null}
      ends={[say(steps.min), say(steps.max)]}
      text={text}
      suffix={words.percent}
      problem={problemOf(text, limits)}
      onSlide={(next) => {
        setTyped(null)
        onChange(next)
      }}
      onWrite={(next) => {
        setTyped(next)
        if (isNumber(next)) onChange(readNumber(next))
      }}
      onLeave={() => {
        if (typed !== null && isNumber(typed)) setTyped(null)
      }}
    />
  )
}
