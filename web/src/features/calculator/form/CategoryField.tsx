import type { CategoryTable } from '@margine/engine'
import { type Dispatch, memo, useCallback, useMemo } from 'react'
import { strings } from '../../../application-strings.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import type { CalculatorAction } from '../calculator.ts'

type Props = { table: CategoryTable; chosen: string; dispatch: Dispatch<CalculatorAction> }

/** The choice among a marketplace's own categories. */
export const CategoryField = memo(function CategoryField({ table, chosen, dispatch }: Props) {
  const { field, categories } = table
  const options = useMemo(
    () => Object.entries(categories).map(([value, { label }]) => ({ value, label })),
    [categories],
  )
  const choose = useCallback(
    (value: string) => dispatch({ type: 'change', field, value }),
    [dispatch, field],
  )
  return (
    <SelectField
      label={strings.calculator.place.category}
      value={chosen}
      options={options}
      onChange={choose}
    />
  )
})
