import {
  type CalculationFormData,
  type Explanation,
  type Rates,
  readSale,
  type Step,
  type StepName,
  stepsOf,
} from '@margine/engine'
import { type ReactNode, useId, useState } from 'react'
import { ratesOf } from '../../../../calculation/rates.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { SourceName } from '../../../../ui/result/SourceName.tsx'
import { type Telling, tellingOf } from '../../../../ui/result/step-figures.ts'
import { tellStep } from '../../../../ui/result/step-sentences.ts'
import { originOf } from './origin.ts'
import styles from './Steps.module.css'
import { words } from './words.ts'

type Props = { form: CalculationFormData; figure: StepName }

/** How a figure of a result was worked out: first the figure itself, then each number that it is made of in turn. */
export function Steps({ form, figure }: Props) {
  const rates = ratesOf(form)
  const step = stepNamed(figure, stepsOf(readSale(form), rates))
  if (step === null) return null
  const { value } = tellStep(step, tellingOf(rates))
  return (
    <div className={`stack ${styles.steps}`}>
      <p className={styles.figure}>
        {words.title} <b>{value}</b>
      </p>
      <StepStory step={step} form={form} rates={rates} />
    </div>
  )
}

/** The step of a figure that a result shows: one of its own or of its taxes, or what its commission or its tax is made of. */
export function stepNamed(name: StepName, { imposte, ...figures }: Explanation): Step | null {
  const shown = [...Object.values(figures), ...Object.values(imposte ?? {})]
  const within = [figures.commissione, imposte?.impostaSostitutiva].flatMap(
    (step) => step?.parts ?? [],
  )
  const logistics = figures.logistica.parts.flatMap((step) => [step, ...step.parts])
  return [...shown, ...within, ...logistics].find(({ about }) => about === name) ?? null
}

type StoryProps = { step: Step; form: CalculationFormData; rates: Rates }

/** A step in words and in numbers, why it is so, where its rate comes from, and the numbers that it takes. */
function StepStory({ step, form, rates }: StoryProps) {
  const telling = tellingOf(rates)
  const { value, formula, sum, why, told, parts } = tellStep(step, telling)
  const origin = originOf(told, form, rates)
  return (
    <>
      {sum !== value && (
        <div className="tinted">
          {formula !== null && <p>{formula}</p>}
          <p className="figure">{sum}</p>
        </div>
      )}
      {why !== null && <p>{why}</p>}
      {origin !== null && (
        <p className="note">
          {typeof origin === 'string' ? (
            origin
          ) : (
            <>
              {words.source}
              <SourceName source={origin} />
            </>
          )}
        </p>
      )}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <StepLine key={keyOf(part)} step={part} telling={telling}>
              {() => <StepStory step={part} form={form} rates={rates} />}
            </StepLine>
          ))}
        </ul>
      )}
    </>
  )
}

/** The parts of a step have names of their own; only tiers are told apart by where they begin. */
const keyOf = ({ about, rule }: Step) => (rule.kind === 'tier' ? `${about} ${rule.from}` : about)

type LineProps = {
  step: Step
  telling: Telling
  /** What it opens into. */
  children: () => ReactNode
}

/** A number that a step takes: where it is as it was entered it says so, else it opens into its own step. */
function StepLine({ step, telling, children }: LineProps) {
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
        <p className={`row ${styles.line}`}>{figure}</p>
        <p className={`note ${styles.entered}`}>
          {[step, ...step.parts].map((part) => tellStep(part, telling).why).join(' ')}
        </p>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className={`row ${styles.line}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {figure}
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!open} className={`stack ruled ${styles.story}`}>
        {open && children()}
      </div>
    </li>
  )
}
