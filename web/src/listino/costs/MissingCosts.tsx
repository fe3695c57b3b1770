import type { TypedCost } from '@margine/listino'
import { type FormEvent, useState } from 'react'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { FieldError } from '../../ui/FieldError.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { ShownCost } from '../worker/api.ts'
import { codeOf } from './CostItem.tsx'
import styles from './Costs.module.css'
import { amountIn, problemIn } from './typed-cost.ts'
import { unitOf, words } from './words.ts'

const flags = [
  { value: 'no', label: words.vats.no },
  { value: 'si', label: words.vats.si },
]

type Props = {
  /** By which a button elsewhere sends it. */
  id: string
  costs: readonly ShownCost[]
  /** Whether costs include VAT where nobody says. */
  includesVAT: boolean
  onSave: (costs: readonly TypedCost[]) => Promise<void>
}

/** Articles without a purchase cost, each with a line to type it. What is typed stays until it is saved. */
export function MissingCosts({ id, costs, includesVAT, onSave }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isGross, setIsGross] = useState(includesVAT)
  const [isSent, setIsSent] = useState(false)
  const textOf = (cost: ShownCost) => typed[codeOf(cost)] ?? ''
  const problemOf = (cost: ShownCost) => problemIn('cost', { text: textOf(cost) })
  const written = costs.filter((cost) => textOf(cost).trim() !== '')

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (written.length === 0 || written.some((cost) => problemOf(cost) !== null)) return
    await onSave(
      written.map((cost) => {
        const amount = amountIn({ text: textOf(cost), was: undefined })
        const parts = amount === undefined ? cost.parts : { ...cost.parts, cost: amount }
        return { ids: cost.ids, parts, includesVAT: isGross, currency: cost.currency }
      }),
    )
    setTyped({})
    setIsSent(false)
  }

  return (
    <form id={id} noValidate className={styles.missing} onSubmit={save}>
      <SelectField
        label={words.vatOfAll}
        value={isGross ? 'si' : 'no'}
        options={flags}
        onChange={(value) => setIsGross(value === 'si')}
      />
      <ul className={styles.costs}>
        {costs.map((cost) => {
          const code = codeOf(cost)
          const problem = isSent ? problemOf(cost) : null
          return (
            <li key={cost.key}>
              <p className={styles.named}>
                <b>{code}</b> {cost.name !== code && cost.name}
              </p>
              <div className={styles.amount}>
                <AmountInput
                  aria-label={words.costOf(code)}
                  aria-describedby={problem === null ? undefined : `${id}-${cost.key}`}
                  text={textOf(cost)}
                  suffix={unitOf(cost.currency)}
                  invalid={problem !== null}
                  onWrite={(text) => setTyped({ ...typed, [code]: text })}
                  onLeave={() => {}}
                />
                {problem !== null && <FieldError id={`${id}-${cost.key}`}>{problem}</FieldError>}
              </div>
            </li>
          )
        })}
      </ul>
    </form>
  )
}
