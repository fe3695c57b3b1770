import { type CalculationFormData, readSale, type StepName, stepsOf } from '@margine/engine'
import { ratesOf } from '../../../../calculation/rates.ts'
import { tellingOf } from '../../../../ui/result/step-figures.ts'
import { tellStep } from '../../../../ui/result/step-sentences.ts'
import { StepStory } from './StepStory.tsx'
import styles from './Steps.module.css'
import { stepNamed } from './step-named.ts'
import { words } from './words.ts'

type Props = { form: CalculationFormData; figure: StepName }

/** How a figure of a result was worked out: first the figure itself, then each number that it is made of in turn. */
export function Steps({ form, figure }: Props) {
  const rates = ratesOf(form)
  const step = stepNamed(figure, stepsOf(readSale(form), rates))
  if (step === null) return null
  const { value } = tellStep(step, tellingOf(rates))
  return (
    <div className={styles.steps}>
      <p className={styles.figure}>
        {words.title} <b>{value}</b>
      </p>
      <StepStory step={step} form={form} rates={rates} />
    </div>
  )
}
