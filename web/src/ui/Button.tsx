import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: 'plain' | 'primary' | 'wide' | 'danger'
}

/** A button; `primary` for the one action that matters, `wide` for that action across a form, `danger` for what can't be undone. */
export function Button({ variant = 'plain', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={styles.button} data-variant={variant} />
}
