import type { Step } from '@margine/engine'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Telling } from '../../../../ui/result/step-figures.ts'
import { tellStep } from '../../../../ui/result/step-sentences.ts'
import styles from './Steps.module.css'

type Props = {
  step: Step
  telling: Telling
  /** What it opens into. */
  children: () => ReactNode
}

/** A number that a step takes: where it is as it was entered it says so, else it opens into its own step. */
export function StepLine({ step, telling, children }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name, value } = tellStep(step, telling)
  const figure = (
    <>
      <span>{name}</span> <b>{value}</b>
    </>
  )
  if (step.rule.kind === 'entered' || step.rule.kind === 'noVat')
    return (
      <li>
        <p className={styles.line}>{figure}</p>
        <p className={styles.entered}>
          {[step, ...step.parts].map((part) => tellStep(part, telling).why).join(' ')}
        </p>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {figure}
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!open} className={styles.story}>
        {open && children()}
      </div>
    </li>
  )
}
