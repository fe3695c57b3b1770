import { type AmountField as AmountFieldName, readAmount } from '@margine/engine'
import { type Dispatch, memo, useId } from 'react'
import { strings } from '../../../strings.ts'
import type { CalculatorAction } from '../calculator.ts'
import styles from './AmountField.module.css'

const words = strings.calculator

type Props = {
  name: AmountFieldName
  text: string
  suffix: string
  /** Whether to say that the amount is entered without VAT. */
  withoutVat: boolean
  dispatch: Dispatch<CalculatorAction>
}

/** An amount as typed, with its currency and, where it can't be used as it is, why. */
export const AmountField = memo(function AmountField(props: Props) {
  const { name, text, suffix, withoutVat, dispatch } = props
  const id = useId()
  const hint = hintFor(text)
  const described = [withoutVat && `${id}-vat`, hint !== null && `${id}-hint`].filter(Boolean)

  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label htmlFor={id}>{words.fields[name]}</label>
        {withoutVat && <span id={`${id}-vat`}>{words.withoutVat}</span>}
      </div>
      <div className={styles.box}>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          enterKeyHint="go"
          autoComplete="off"
          placeholder={words.placeholder}
          value={text}
          aria-invalid={hint !== null}
          aria-describedby={described.length > 0 ? described.join(' ') : undefined}
          onChange={(event) => dispatch({ type: 'change', field: name, value: event.target.value })}
          onBlur={() => dispatch({ type: 'leaveField', field: name })}
        />
        <span aria-hidden="true">{suffix}</span>
      </div>
      {hint !== null && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
})

function hintFor(text: string): string | null {
  const { value, problem } = readAmount(text)
  if (problem !== null) return words.amountHints[problem]
  return value < 0 ? words.amountHints.negative : null
}
