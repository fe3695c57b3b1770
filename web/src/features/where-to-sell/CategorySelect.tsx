import { Icon } from '../../ui/Icon.tsx'
import styles from './CategorySelect.module.css'
import type { Option } from './categories.ts'

type Props = {
  label: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/** A choice in a row, whose column says what it is. */
export function CategorySelect({ label, value, options, onChange }: Props) {
  return (
    <div className={styles.box}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" />
    </div>
  )
}
