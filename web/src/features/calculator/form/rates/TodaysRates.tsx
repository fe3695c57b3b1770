import { addedDefaults, type CalculationFormData } from '@margine/engine'
import { type Dispatch, useState } from 'react'
import { flushSync } from 'react-dom'
import { ratesOf } from '../../../../calculation/rates.ts'
import { today } from '../../../../calculation/today.ts'
import { todaysChange } from '../../../../calculation/todays-rates.ts'
import { formatMoney } from '../../../../format.ts'
import { Rested } from '../../../../ui/Rested.tsx'
import type { CalculatorAction } from '../../calculator.ts'
import styles from '../FeeInfo.module.css'
import { words } from './fee-words.ts'

/** Where the focus goes when a button of the form is gone: to what stands before it. */
function controlBefore(button: HTMLButtonElement): HTMLElement | null {
  const controls = [...(button.form?.elements ?? [])]
  const before = controls[controls.indexOf(button) - 1]
  return before instanceof HTMLElement ? before : null
}

type Props = { form: CalculationFormData; dispatch: Dispatch<CalculatorAction> }

/** What the rates in force today would change for the seller, and a tap that takes them, or gives them back. */
export function TodaysRates({ form, dispatch }: Props) {
  /** The rates that today's took the place of. */
  const [left, setLeft] = useState<string | null>(null)
  const { tariffe = addedDefaults.tariffe } = form
  const day = today()
  const { country, rule } = ratesOf(form)
  const isUndo = left !== null && tariffe === day && rule.validFrom !== null
  const change = isUndo ? null : todaysChange(form, day)
  const isOwn = form.commissionePropria != null
  if (isOwn || (!isUndo && change === null)) return null

  const press = (button: HTMLButtonElement) => {
    const before = controlBefore(button)
    flushSync(() => {
      setLeft(isUndo ? null : tariffe)
      dispatch({ type: 'change', field: 'tariffe', value: isUndo ? left : day })
    })
    if (!button.isConnected) before?.focus()
  }
  const apart = isUndo ? undefined : ratesOf({ ...form, tariffe: day }).category?.apart
  const money = (amount: number) => formatMoney(amount, country.currency)
  return (
    <div className={`stack tight ${styles.change}`}>
      <Rested of={form}>
        <p>
          {change === null
            ? words.used
            : words.change(
                money(change.today),
                money(change.now),
                money(Math.abs(change.now - change.today)),
                change.today < change.now,
              )}
        </p>
      </Rested>
      {apart !== undefined && <p>{apart}</p>}
      <button type="button" className="link" onClick={({ currentTarget }) => press(currentTarget)}>
        {isUndo ? words.undo : words.use}
      </button>
    </div>
  )
}
