import type { AmountField as AmountFieldName } from '@margine/engine'
import { type Dispatch, memo } from 'react'
import { strings } from '../../../application-strings.ts'
import { AmountInput } from '../../../ui/AmountInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import type { CalculatorAction } from '../calculator.ts'

const words = strings.calculator

type Props = {
  name: AmountFieldName
  text: string
  suffix: string
  /** What is said beside its name, or null. */
  note: string | null
  /** Why it can't be used as it is, or null. */
  problem: string | null
  dispatch: Dispatch<CalculatorAction>
}

/** An amount as typed, with its currency and, where it can't be used as it is, why. */
export const AmountField = memo(function AmountField(props: Props) {
  const { name, text, suffix, note, problem, dispatch } = props
  return (
    <Field label={words.fields[name]} note={note} problem={problem}>
      {(control) => (
        <AmountInput
          {...control}
          name={name}
          enterKeyHint="go"
          placeholder={words.placeholder}
          text={text}
          suffix={suffix}
          onWrite={(value) => dispatch({ type: 'change', field: name, value })}
          onLeave={() => dispatch({ type: 'leaveField', field: name })}
        />
      )}
    </Field>
  )
})
