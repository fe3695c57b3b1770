import {
  type CalculationFormData,
  type Explanation,
  type Rates,
  readSale,
  type Step,
  type StepName,
  stepsOf,
} from '@margine/engine'
import { ratesOf } from '../../../../calculation/rates.ts'
import { tellingOf } from '../../../../ui/result/step-figures.ts'
import { tellStep } from '../../../../ui/result/step-sentences.ts'
import { type Story, StoryView } from '../../../../ui/story/Story.tsx'
import { originOf } from './origin.ts'

type Props = { form: CalculationFormData; figure: StepName }

/** How a figure of a result was worked out: first the figure itself, then each number that it is made of in turn. */
export function Steps({ form, figure }: Props) {
  const rates = ratesOf(form)
  const step = stepNamed(figure, stepsOf(readSale(form), rates))
  return step && <StoryView story={storyOf(step, form, rates)} />
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

/** The parts of a step have names of their own; only tiers are told apart by where they begin. */
const keyOf = ({ about, rule }: Step) => (rule.kind === 'tier' ? `${about} ${rule.from}` : about)

function storyOf(step: Step, form: CalculationFormData, rates: Rates): Story {
  const telling = tellingOf(rates)
  const { told, parts, ...words } = tellStep(step, telling)
  return {
    ...words,
    key: keyOf(step),
    origin: originOf(told, form, rates),
    parts: parts.map((part) => storyOf(part, form, rates)),
    isGiven: step.rule.kind === 'entered' || step.rule.kind === 'noVat',
  }
}
