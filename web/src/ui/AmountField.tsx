import type { ComponentProps } from 'react'
import { AmountInput } from './AmountInput.tsx'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'children'> &
  Omit<ComponentProps<typeof AmountInput>, 'id' | 'invalid' | 'compact' | 'aria-describedby'> & {
    /** What it asks for, under it, while nothing is wrong. */
    hint?: string
  }

/** A labelled line for a number, with its unit and, where it can't be used as it is, why. */
export function AmountField({ label, note, hint, problem, ...input }: Props) {
  const isHinted = hint !== undefined && problem === null
  return (
    <Field label={label} note={note} problem={problem}>
      {({ 'aria-describedby': said, ...control }) => (
        <>
          <AmountInput
            {...control}
            {...input}
            aria-describedby={isHinted ? `${control.id}-hint` : said}
          />
          {isHinted && (
            <p className="note" id={`${control.id}-hint`}>
              {hint}
            </p>
          )}
        </>
      )}
    </Field>
  )
}
