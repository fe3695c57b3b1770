import type { ComponentProps } from 'react'
import { AmountInput } from './AmountInput.tsx'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'children'> &
  Omit<ComponentProps<typeof AmountInput>, 'id' | 'invalid' | 'compact' | 'aria-describedby'>

/** A labelled line for a number, with its unit and, where it can't be used as it is, why. */
export const AmountField = ({ label, note, hint, problem, ...input }: Props) => (
  <Field label={label} note={note} hint={hint} problem={problem}>
    {(control) => <AmountInput {...control} {...input} />}
  </Field>
)
