import type { ComponentProps } from 'react'
import styles from './AmountInput.module.css'

type Props = Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'placeholder' | 'enterKeyHint' | 'aria-label' | 'aria-describedby'
> & {
  /** As typed. */
  text: string
  /** The currency or the sign that stands behind it. */
  suffix: string
  invalid: boolean
  /** The variant beside a slider: lower, with its digits aligned to the right. */
  compact?: boolean
  onWrite: (text: string) => void
  onLeave?: () => void
}

/** A line for a number as Italians type it, with its unit. */
export function AmountInput(props: Props) {
  const { text, suffix, invalid, compact = false, onWrite, onLeave, ...input } = props
  return (
    <div className={styles.box} data-compact={compact}>
      <input
        {...input}
        className="input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={invalid}
        onChange={(event) => onWrite(event.target.value)}
        onBlur={onLeave}
      />
      <span aria-hidden="true">{suffix}</span>
    </div>
  )
}
