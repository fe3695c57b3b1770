import type { CalculationFormData, ComparedRow } from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './CategoryCell.module.css'
import { categoryOptions } from './categories.ts'
import type { List } from './list.ts'
import { words } from './words.ts'

type Props = Pick<List, 'form' | 'onCategory'> & {
  row: ComparedRow
  /** Whether it is chosen here. */
  choosable: boolean
}

/** The category of a row's calculation, and why that one. */
export function CategoryCell({ form, row, choosable, onCategory }: Props) {
  const { category, label, isForm } = row
  if (category === null)
    return isUnknown(form, row) ? <p className={styles.basis}>{words.unknownCategory}</p> : null
  const options =
    choosable && !isForm && category.basis !== 'form' ? categoryOptions(form, [row]) : null
  return (
    <div className={styles.category}>
      {options !== null && (
        <SelectField
          label={words.categoryOn(label)}
          value={category.key}
          options={options}
          onChange={(key) => onCategory(row, key)}
        />
      )}
      <p className={options === null ? undefined : styles.printed}>{category.label}</p>
      <p className={styles.basis}>{words.basis[category.basis]}</p>
    </div>
  )
}

/** Whether the form names a category that its marketplace doesn't have. */
function isUnknown(form: CalculationFormData, { isForm }: ComparedRow): boolean {
  const { categories, category } = ratesOf(form)
  return isForm && form.commissionePropria == null && categories !== null && category === null
}
