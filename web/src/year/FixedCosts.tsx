import { endsBefore, endsBeforeItBegins, longestName, mostFixedCosts } from '@margine/contract'
import { useEffect, useRef, useState } from 'react'
import { AmountField } from '../ui/AmountField.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import styles from './FixedCosts.module.css'
import { MonthField } from './MonthField.tsx'
import { examples, words as roomWords } from './words.ts'
import { amountWrong, type Cost, nameOf } from './year-terms.ts'

const words = roomWords.costs

const periods = Object.entries(words.periods).map(([value, label]) => ({ value, label }))

type Props = {
  costs: readonly Cost[]
  regime: 'ordinario' | 'forfettario'
  /** The marketplaces whose subscription reports have: none is to be added here; null where there are no reports to know by. */
  subscribed: ReadonlySet<string> | null
  onChange: (costs: Cost[]) => void
}

/** What the seller pays whatever is sold: a row each. */
export function FixedCosts({ costs, regime, subscribed, onChange }: Props) {
  const [removed, setRemoved] = useState<{ cost: Cost; at: number } | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  const list = useRef<HTMLFieldSetElement>(null)
  const putBack = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (added === null) return
    const inputs = list.current?.querySelectorAll<HTMLInputElement>(`[data-cost="${added}"] input`)
    Array.from(inputs ?? [])
      .find(({ value }) => value === '')
      ?.focus()
  }, [added])
  useEffect(() => {
    if (removed !== null) putBack.current?.focus()
  }, [removed])

  const offered = [
    ...examples,
    ...(subscribed?.has('Amazon') ? [] : [{ nome: words.plan, ogni: 'mese' as const }]),
  ].filter(({ nome }) => !costs.some((cost) => cost.nome === nome))
  const add = (cost: Pick<Cost, 'nome' | 'ogni'>) => {
    setRemoved(null)
    setAdded(costs.length)
    onChange([...costs, { ...cost, importo: '', dal: '', al: '' }])
  }
  const change = (at: number, cost: Cost) => onChange(costs.with(at, cost))
  const remove = (at: number, cost: Cost) => {
    setAdded(null)
    setRemoved({ cost, at })
    onChange(costs.toSpliced(at, 1))
  }

  return (
    <fieldset ref={list} className={`stack loose ${styles.costs}`}>
      <legend className={styles.title}>{words.title}</legend>
      <p className="note">
        {words.lead[regime]} {words.always}
      </p>
      {costs.map((cost, at) => (
        <CostRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and hold nothing but what is theirs
          key={at}
          at={at}
          cost={cost}
          onChange={(changed) => change(at, changed)}
          onRemove={() => remove(at, cost)}
        />
      ))}
      {removed !== null && (
        <p className="row" role="status">
          {words.removed(nameOf(removed.cost))}
          <button
            ref={putBack}
            type="button"
            className="quiet"
            onClick={() => {
              onChange(costs.toSpliced(removed.at, 0, removed.cost))
              setRemoved(null)
            }}
          >
            {words.putBack}
          </button>
        </p>
      )}
      {costs.length < mostFixedCosts ? (
        <fieldset className="row" aria-label={words.add}>
          {offered.map((example) => (
            <Button key={example.nome} onClick={() => add(example)}>
              + {example.nome}
            </Button>
          ))}
          <Button onClick={() => add({ nome: '', ogni: 'mese' })}>+ {words.other}</Button>
        </fieldset>
      ) : (
        <p className="note">{words.full(mostFixedCosts)}</p>
      )}
      {subscribed === null ? (
        <p className="note">{words.planWarning}</p>
      ) : (
        subscribed.size > 0 && <p className="note">{words.planInReports(subscribed)}</p>
      )}
    </fieldset>
  )
}

type RowProps = { at: number; cost: Cost; onChange: (cost: Cost) => void; onRemove: () => void }

function CostRow({ at, cost, onChange, onRemove }: RowProps) {
  const { nome, importo, ogni, dal, al } = cost
  return (
    <fieldset className={styles.cost} aria-label={nameOf(cost)} data-cost={at}>
      <Field label={words.name} problem={null}>
        {({ invalid: _, ...control }) => (
          <input
            {...control}
            className="input"
            autoComplete="off"
            maxLength={longestName}
            value={nome}
            onChange={({ target }) => onChange({ ...cost, nome: target.value })}
          />
        )}
      </Field>
      <AmountField
        label={words.amount}
        text={importo}
        suffix="€"
        problem={amountWrong(importo)}
        onWrite={(text) => onChange({ ...cost, importo: text })}
      />
      <SelectField
        label={words.every}
        value={ogni}
        options={periods}
        onChange={(value) => onChange({ ...cost, ogni: value === 'anno' ? value : 'mese' })}
      />
      <MonthField
        label={words.from}
        month={dal}
        onWrite={(month) => onChange({ ...cost, dal: month })}
      />
      <MonthField
        label={words.to}
        month={al}
        problem={endsBeforeItBegins(cost) ? endsBefore : null}
        onWrite={(month) => onChange({ ...cost, al: month })}
      />
      <button type="button" className="quiet" onClick={onRemove}>
        {words.remove(nameOf(cost))}
      </button>
    </fieldset>
  )
}
