import { isMonthOrBlank, unreadableMonth } from '@margine/contract'
import { monthTyped } from '@margine/engine'
import { Field } from '../ui/Field.tsx'

type Props = {
  label: string
  /** What it asks for, under it. */
  hint?: string
  /** `YYYY-MM`, blank, or what was typed where the browser has no field for months. */
  month: string
  problem?: string | null
  onWrite: (month: string) => void
}

/** A labelled month, or none. */
export const MonthField = ({ label, hint = '', month, problem = null, onWrite }: Props) => (
  <Field label={label} problem={isMonthOrBlank(month) ? problem : unreadableMonth}>
    {({ invalid, 'aria-describedby': said, ...control }) => (
      <>
        <input
          {...control}
          className="input"
          type="month"
          placeholder="AAAA-MM"
          value={month}
          aria-invalid={invalid}
          aria-describedby={invalid || hint === '' ? said : `${control.id}-hint`}
          onChange={({ target }) => onWrite(target.value)}
          onBlur={({ target: { value } }) =>
            value !== monthTyped(value) && onWrite(monthTyped(value))
          }
        />
        {hint !== '' && (
          <p className="note" id={`${control.id}-hint`}>
            {hint}
          </p>
        )}
      </>
    )}
  </Field>
)
