import styles from './FieldError.module.css'

type Props = { id: string; children: string }

/** What is wrong with a field, under it; the field is described by its `id`. */
export function FieldError({ id, children }: Props) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
