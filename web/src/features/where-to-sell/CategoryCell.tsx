import { type CalculationFormData, type ComparedRow, ruleInWords } from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { SourceName } from '../../ui/result/SourceName.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { formAt, type List } from './list.ts'
import styles from './PlaceTable.module.css'
import { words } from './words.ts'

type Option = { value: string; label: string }

/** The categories that all of some places have. */
export function categoryOptions(
  form: CalculationFormData,
  rows: readonly ComparedRow[],
): readonly Option[] {
  const [first = [], ...others] = rows.map(({ marketplace, paese }) =>
    Object.entries(ratesOf({ ...form, marketplace, paese }).categories?.categories ?? {}),
  )
  return first
    .filter(([key]) => others.every((categories) => categories.some(([other]) => other === key)))
    .map(([value, { label }]) => ({ value, label }))
}

type CellProps = Pick<List, 'form' | 'onCategory'> & {
  row: ComparedRow
  /** Whether it is chosen here. */
  choosable: boolean
}

/** The category of a row's calculation, and why that one. */
export function CategoryCell({ form, row, choosable, onCategory }: CellProps) {
  const { category, label, isForm } = row
  if (category === null)
    return isUnknown(form, row) ? <p className="note">{words.unknownCategory}</p> : null
  const options =
    choosable && !isForm && category.basis !== 'form' ? categoryOptions(form, [row]) : null
  return (
    <div className="stack tight">
      {options !== null && (
        <div className={`screen-only ${styles.choice}`}>
          <SelectField
            label={words.categoryOn(label)}
            value={category.key}
            options={options}
            onChange={(key) => onCategory(row, key)}
          />
        </div>
      )}
      <p className={options === null ? undefined : styles.printed}>{category.label}</p>
      <p className="note">{words.basis[category.basis]}</p>
    </div>
  )
}

/** Whether the form names a category that its marketplace doesn't have. */
function isUnknown(form: CalculationFormData, { isForm }: ComparedRow): boolean {
  const { categories, category } = ratesOf(form)
  return isForm && form.commissionePropria == null && categories !== null && category === null
}

type RatesProps = { form: CalculationFormData; row: ComparedRow }

/** The rates of a row, and on request what they charge and their source. */
export function RateDetails({ form, row }: RatesProps) {
  const { validFrom, source } = row
  const at = formAt(form, row)
  const isOwn = at.commissionePropria != null
  const { description, note } = ruleInWords(ratesOf(at))
  return (
    <details className={`note ${styles.rates}`}>
      <summary>
        {isOwn
          ? words.rates.own
          : validFrom === null
            ? words.rates.version
            : words.rates.dated(validFrom)}
      </summary>
      <p>{description}.</p>
      {note !== null && <p>{note}</p>}
      {!isOwn && (
        <p>
          {words.rates.source} <SourceName source={source} />
        </p>
      )}
    </details>
  )
}
