import type { AmountField as AmountFieldName } from '@margine/engine'
import { type Dispatch, memo, useId } from 'react'
import { amountProblem } from '../../../calculation/amount-problem.ts'
import { strings } from '../../../strings.ts'
import { AmountInput } from '../../../ui/AmountInput.tsx'
import { FieldError } from '../../../ui/FieldError.tsx'
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
  const problem = amountProblem(text)
  const described = [withoutVat && `${id}-vat`, problem !== null && `${id}-hint`].filter(Boolean)

  return (
    <div className={styles.field}>
      <div className={styles.heading}>
        <label htmlFor={id}>{words.fields[name]}</label>
        {withoutVat && <span id={`${id}-vat`}>{words.withoutVat}</span>}
      </div>
      <AmountInput
        id={id}
        name={name}
        enterKeyHint="go"
        placeholder={words.placeholder}
        text={text}
        suffix={suffix}
        invalid={problem !== null}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onWrite={(value) => dispatch({ type: 'change', field: name, value })}
        onLeave={() => dispatch({ type: 'leaveField', field: name })}
      />
      {problem !== null && <FieldError id={`${id}-hint`}>{problem}</FieldError>}
    </div>
  )
})
