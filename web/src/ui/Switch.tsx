import { memo, type ReactNode } from 'react'
import styles from './Switch.module.css'

type Props = {
  /** What a screen reader says where the visible words are too short for it; contains them. */
  name?: string
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** An on/off switch. Its visible words may be shorter than its name. */
export const Switch = memo(function Switch({ name, label, checked, onChange }: Props) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own checked state
        role="switch"
        aria-label={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
})
