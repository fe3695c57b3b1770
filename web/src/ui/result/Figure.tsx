import { type ReactNode, useId } from 'react'
import styles from './Figure.module.css'

type Props = { label: string; note?: string; children: ReactNode }

/** A labelled figure of a result, with a line under it saying what it is. */
export function Figure({ label, note, children }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are figures
    <div role="group" aria-labelledby={id} className={styles.figure}>
      <div id={id} className={styles.label}>
        {label}
      </div>
      <div className={styles.value}>{children}</div>
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  )
}
