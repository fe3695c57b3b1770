import { type CostPart, costParts, type Holding, type TypedCost } from '@margine/listino'
import type { ShownCost } from '@margine/listino/list'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { today } from '../../calculation/today.ts'
import { AmountInput } from '../../ui/AmountInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Costs.module.css'
import { amountIn, problemIn, type TypedAmount, typedFrom } from './typed-cost.ts'
import { unitOf, words } from './words.ts'

type Flag = keyof typeof words.vats

const flags = Object.entries(words.vats).map(([value, label]) => ({ value, label }))
const flagOf = (includesVAT: boolean | null): Flag =>
  includesVAT === null ? '' : includesVAT ? 'si' : 'no'

type Amounts = Record<CostPart, TypedAmount>

const amountsOf = (cost: ShownCost | null) =>
  Object.fromEntries(costParts.map((part) => [part, typedFrom(cost?.parts[part])])) as Amounts

const places = Object.entries(words.places).map(([value, label]) => ({ value, label }))

type HeldProps = { held: Holding; onChange: (held: Holding) => void }

/** For which sales a cost holds. */
function HeldFields({ held, onChange }: HeldProps) {
  const day = (which: 'from' | 'to', label: string) => (
    <DateField
      label={label}
      name={which}
      value={held[which]}
      min="2000-01-01"
      max="2199-12-31"
      problem={null}
      onChange={(value) => onChange({ ...held, [which]: value })}
    />
  )
  return (
    <>
      {day('from', words.from)}
      {day('to', words.to)}
      <SelectField
        label={words.place}
        value={held.marketplace}
        options={places}
        onChange={(marketplace) => onChange({ ...held, marketplace })}
      />
    </>
  )
}

type Props = {
  /** The one to correct; null for a new one. */
  cost: ShownCost | null
  onSave: (cost: TypedCost) => void
  onCancel: () => void
}

/** All that a piece costs, to be typed: a blank is none of one that is corrected, and leaves what is known in a new one. */
export function CostForm({ cost, onSave, onCancel }: Props) {
  const [sku, setSku] = useState('')
  const [amounts, setAmounts] = useState(() => amountsOf(cost))
  const [flag, setFlag] = useState<Flag>(flagOf(cost?.includesVAT ?? null))
  const [held, setHeld] = useState(cost?.holding ?? { marketplace: '', from: today(), to: '' })
  const [isSent, setIsSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  // Of a cost in several currencies every amount that is typed is in the first.
  const [currency = 'EUR'] = cost?.currency.split(', ') ?? []
  const isBlank = costParts.every((part) => amounts[part].text.trim() === '')
  const skuProblem = cost === null && sku.trim() === '' ? words.problem.noSku : undefined
  const problemOf = (part: CostPart) =>
    part === 'cost' && isBlank ? words.problem.noCost : problemIn(part, amounts[part])

  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (skuProblem !== undefined || costParts.some((part) => problemOf(part) !== null)) return
    const said = costParts.flatMap((part) => {
      const amount = amountIn(amounts[part])
      return amount === undefined ? [] : [[part, amount] as const]
    })
    onSave({
      ids: cost?.ids ?? { sku: sku.trim(), listing: '', ean: '', country: '' },
      parts: Object.fromEntries(said),
      includesVAT: flag === '' ? null : flag === 'si',
      currency,
      ...held,
    })
  }

  return (
    <form ref={form} noValidate className={`columns ${styles.form}`} onSubmit={save}>
      {cost === null && (
        <TextField
          label={words.sku}
          name="sku"
          autoComplete="off"
          value={sku}
          onChange={setSku}
          error={isSent ? skuProblem : undefined}
        />
      )}
      {costParts.map((part) => (
        <Field key={part} label={words.part(part)} problem={isSent ? problemOf(part) : null}>
          {(control) => (
            <AmountInput
              {...control}
              text={amounts[part].text}
              suffix={unitOf(currency)}
              onWrite={(text) => setAmounts({ ...amounts, [part]: { ...amounts[part], text } })}
              onLeave={() => {}}
            />
          )}
        </Field>
      ))}
      <SelectField
        label={words.vat}
        value={flag}
        options={flags}
        onChange={(value) => setFlag(value as Flag)}
      />
      <HeldFields held={held} onChange={setHeld} />
      <div className="row end whole">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary">
          {words.save}
        </Button>
      </div>
    </form>
  )
}
