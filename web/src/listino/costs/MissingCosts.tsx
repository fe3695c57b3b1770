import type { TypedCost } from '@margine/listino'
import type { ShownCost } from '@margine/listino/list'
import { type FormEvent, useId, useState } from 'react'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { FieldError } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { codeOf } from './CostItem.tsx'
import styles from './Costs.module.css'
import { amountIn, problemIn } from './typed-cost.ts'
import { unitOf, words } from './words.ts'

const flags = [
  { value: 'no', label: words.vats.no },
  { value: 'si', label: words.vats.si },
]

/** A purchase cost that is typed, of an article that has none. */
type Typed = { cost: ShownCost; text: string }

/** Costs that are typed and not saved yet, by code. */
export type TypedCosts = {
  byCode: Readonly<Record<string, Typed>>
  /** Whether they include VAT. */
  areGross: boolean
  /** Whether they were to be saved, so that what can't be is said. */
  isSent: boolean
}

export const noneTyped = (areGross: boolean): TypedCosts => ({
  byCode: {},
  areGross,
  isSent: false,
})

/** Those of them that are amounts. */
export const writtenIn = ({ byCode, areGross }: TypedCosts): TypedCost[] =>
  Object.values(byCode).flatMap(({ cost, text }) => {
    const amount = amountIn({ text })
    if (amount === undefined || problemIn('cost', { text }) !== null) return []
    const { ids, currency } = cost
    return [{ ids, parts: { cost: amount }, includesVAT: areGross, currency }]
  })

/** Those of them that are no amounts. */
const wrongIn = ({ byCode }: TypedCosts): TypedCosts['byCode'] =>
  Object.fromEntries(
    Object.entries(byCode).filter(([, typed]) => problemIn('cost', typed) !== null),
  )

type Props = {
  /** By which a button elsewhere sends it. */
  id: string
  costs: readonly ShownCost[]
  typed: TypedCosts
  onType: (typed: TypedCosts) => void
  onSave: (costs: readonly TypedCost[]) => Promise<void>
}

/** Articles without a purchase cost, each with a line to type it. */
export function MissingCosts({ id, costs, typed, onType, onSave }: Props) {
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const written = writtenIn(typed)
    onType({ ...typed, byCode: wrongIn(typed), isSent: true })
    if (written.length > 0) await onSave(written)
  }
  return (
    <form id={id} noValidate className="stack" onSubmit={save}>
      <SelectField
        label={words.vatOfAll}
        value={typed.areGross ? 'si' : 'no'}
        options={flags}
        onChange={(value) => onType({ ...typed, areGross: value === 'si' })}
      />
      <ul className={styles.costs}>
        {costs.map((cost) => (
          <MissingCost
            key={cost.key}
            cost={cost}
            text={typed.byCode[codeOf(cost)]?.text ?? ''}
            isSent={typed.isSent}
            onWrite={(text) =>
              onType({ ...typed, byCode: { ...typed.byCode, [codeOf(cost)]: { cost, text } } })
            }
          />
        ))}
      </ul>
    </form>
  )
}

type MissingCostProps = {
  cost: ShownCost
  text: string
  isSent: boolean
  onWrite: (text: string) => void
}

function MissingCost({ cost, text, isSent, onWrite }: MissingCostProps) {
  const id = useId()
  const [isLeft, setIsLeft] = useState(false)
  const code = codeOf(cost)
  const problem = isSent || isLeft ? problemIn('cost', { text }) : null
  return (
    <li>
      <p className={styles.named}>
        <b>{code}</b> {cost.name !== code && cost.name}
      </p>
      <div className={styles.amount}>
        <AmountInput
          aria-label={words.costOf(code)}
          aria-describedby={problem === null ? undefined : id}
          text={text}
          suffix={unitOf(cost.currency)}
          invalid={problem !== null}
          onWrite={onWrite}
          onLeave={() => setIsLeft(true)}
        />
        {problem !== null && <FieldError id={id}>{problem}</FieldError>}
      </div>
    </li>
  )
}
