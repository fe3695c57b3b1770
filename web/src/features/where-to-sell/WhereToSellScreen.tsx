import {
  type CalculationFormData,
  type CategoryTable,
  type ChosenCategories,
  compare,
} from '@margine/engine'
import { memo, useState } from 'react'
import { calculate } from '../../calculation/rates.ts'
import { MissingData } from '../../ui/result/MissingData.tsx'
import { problemSentences } from '../../ui/result/problem-sentences.ts'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { type CostsThere, countedCosts, nothingSaid } from './CostsThere.tsx'
import { type Changes, formAt } from './list.ts'
import { Places } from './Places.tsx'
import styles from './WhereToSellScreen.module.css'
import { words } from './words.ts'

type Field = CategoryTable['field']

/** Categories that were chosen for places, and the form as it was then. */
export type Choices = { chosen: ChosenCategories; beside: CalculationFormData }

const keyIn = (form: CalculationFormData, field: Field) => form[field] ?? 'base'

/** The choices that still count: where the form has another category of its own since, that was said last. */
export function chosenBeside({ chosen, beside }: Choices, form: CalculationFormData) {
  const still = { ...chosen }
  for (const field of Object.keys(chosen) as Field[])
    if (keyIn(form, field) !== keyIn(beside, field)) delete still[field]
  return still
}

/** The same choices beside the form of a place that is opened, whatever category that brings along. */
export const onceOpened = (choices: Choices, form: CalculationFormData, to: Changes): Choices => ({
  chosen: chosenBeside(choices, form),
  beside: formAt(form, to),
})

type Props = {
  form: CalculationFormData
  /** What shipping a piece that Amazon ships would cost the seller, as typed in the calculation. */
  ownShipping: string
  /** Makes the calculation one of the compared. */
  onOpen: (form: CalculationFormData) => void
  onBack: () => void
}

type ScreenProps = Props & {
  /** Whether the screen is in view. Out of view it stays as it was, and costs a keystroke nothing. */
  shown: boolean
  /** Which product it is: another begins with categories like its own. */
  sale: number
}

/** What the same product leaves on every marketplace and in every country. */
export const WhereToSellScreen = memo(
  ({ sale, form, ownShipping, onOpen, onBack }: ScreenProps) => (
    <WhereToSell key={sale} form={form} ownShipping={ownShipping} onOpen={onOpen} onBack={onBack} />
  ),
  (_, { shown }) => !shown,
)

function WhereToSell({ form, ownShipping, onOpen, onBack }: Props) {
  const [choices, setChoices] = useState<Choices>({ chosen: {}, beside: form })
  const [said, setSaid] = useState<CostsThere | null>(null)
  const costs = said ?? { ...nothingSaid, shipping: ownShipping }
  const chosen = chosenBeside(choices, form)
  // Not only what compare says: rates of a day to come are no rates.
  const calculation = calculate(form)
  const comparison = calculation.ok ? compare(form, chosen, countedCosts(costs)) : calculation
  return (
    <div className={styles.screen}>
      <ScreenHead title={words.title} back={words.back} onBack={onBack} />
      {comparison.ok ? (
        <Places
          form={form}
          rows={comparison.rows}
          costs={costs}
          onCosts={setSaid}
          onCategory={(field, key) =>
            setChoices({ chosen: { ...chosen, [field]: key }, beside: form })
          }
          onOpen={(changes) => {
            setChoices(onceOpened(choices, form, { changes }))
            onOpen(formAt(form, { changes }))
          }}
        />
      ) : (
        <section className={`card ${styles.card}`}>
          <MissingData reasons={problemSentences(comparison.problems)} />
        </section>
      )}
    </div>
  )
}
