import type { ComparedRow } from '@margine/engine'
import { SelectField } from '../../ui/SelectField.tsx'
import { categoryOptions } from './categories.ts'
import type { List } from './list.ts'
import { RateDetails } from './RateDetails.tsx'
import styles from './SharedTerms.module.css'
import { words } from './words.ts'

type Props = {
  list: Pick<List, 'form' | 'onCategory'>
  /** One marketplace in several countries. */
  rows: readonly ComparedRow[]
  /** Whether what holds for one of them holds for all. */
  told: boolean
}

/** The category of a marketplace in every other country, chosen once; and its rates, where they are the same ones. */
export function SharedTerms({ list: { form, onCategory }, rows, told }: Props) {
  const [first] = rows
  if (first === undefined) return null
  const { label, category } = first
  return (
    <div className={styles.terms}>
      {category !== null && (
        <>
          <div className={styles.choice}>
            <SelectField
              label={words.elsewhere.category(label)}
              value={category.key}
              options={categoryOptions(form, rows)}
              onChange={(key) => onCategory(first, key)}
            />
          </div>
          {told && (
            <p>
              <span className={styles.printed}>{category.label}, </span>
              {words.basis[category.basis]}
            </p>
          )}
        </>
      )}
      {told && <RateDetails form={form} row={first} />}
    </div>
  )
}
