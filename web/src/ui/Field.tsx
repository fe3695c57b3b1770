import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type FieldErrorProps = { id: string; children: string }

/** What is wrong with a field, under it; the field is described by its `id`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}

/** What ties a control to its label, and to what is said of it. */
type FieldControl = { id: string; invalid: boolean; 'aria-describedby': string | undefined }

type Props = {
  label: string
  /** What is said beside the label, or null. */
  note?: string | null | undefined
  /** What is wrong with it, or null. */
  problem: string | null
  children: (control: FieldControl) => ReactNode
}

/** A control with its label and, where it can't be used as it is, why. */
export function Field({ label, note = null, problem, children }: Props) {
  const id = useId()
  const described = [note !== null && `${id}-note`, problem !== null && `${id}-problem`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="field">
      <div className={styles.heading}>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {note !== null && (
          <span id={`${id}-note`} className="note">
            {note}
          </span>
        )}
      </div>
      {children({ id, invalid: problem !== null, 'aria-describedby': described || undefined })}
      {problem !== null && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
    </div>
  )
}
