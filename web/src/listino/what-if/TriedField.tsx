import { readNumber } from '@margine/engine'
import { useState } from 'react'
import { problemOf } from '../../ui/form/limits.ts'
import { SliderField } from '../../ui/SliderField.tsx'
import type { SliderSteps } from '../../ui/slider-steps.ts'
import { percentOf } from './tried.ts'

type Props = {
  said: { label: string; note: string; exactLabel: string }
  steps: SliderSteps
  value: number
  say: (value: number) => string
  suffix: '%' | '€'
  onChange: (value: number) => void
}

const limits = { above: { value: -100, text: percentOf(-100) } }

/** A number above −100 to slide or to type. */
export function TriedField(props: Props) {
  const { said, steps, value, say, suffix, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? String(value).replace('.', ',')
  const isNumber = (one: string) => problemOf(one, limits) === null
  return (
    <SliderField
      {...said}
      steps={steps}
      value={value}
      valueText={say(value)}
      original={null}
      ends={[say(steps.min), say(steps.max)]}
      text={text}
      suffix={suffix}
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
