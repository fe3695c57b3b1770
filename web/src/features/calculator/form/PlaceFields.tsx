import type { Cards, CategoryTable } from '@margine/engine'
import { type Dispatch, memo, useCallback, useMemo } from 'react'
import { strings } from '../../../application-strings.ts'
import { formatRate } from '../../../format.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { CalculatorAction } from '../calculator.ts'

const words = strings.calculator.place

const marketplaceOptions = ({ marketplaces }: Cards) =>
  Object.entries(marketplaces).map(([value, { label }]) => ({ value, label }))

const countryOptions = ({ countries }: Cards) =>
  Object.entries(countries).map(([value, { name, vatPercent }]) => ({
    value,
    label: words.countryOption(name, formatRate(vatPercent)),
  }))

type Option = { value: string; label: string }

/** The choices, and what is chosen where no card has it, as in an older record. */
const withChosen = (options: Option[], value: string): Option[] =>
  options.some((option) => option.value === value)
    ? options
    : [{ value, label: words.unknown(value) }, ...options]

type Props = {
  cards: Cards
  marketplace: string
  /** The country of the sale, as the form has it. */
  paese: string
  /** The categories that the marketplace asks for; null where every product pays the same. */
  table: CategoryTable | null
  category: string
  /** Whether the product is eligible for Prime; null where that makes no difference. */
  prime: boolean | null
  dispatch: Dispatch<CalculatorAction>
}

/** Where the product is sold. */
export const PlaceFields = memo(function PlaceFields(props: Props) {
  const { cards, marketplace, paese, table, category, prime, dispatch } = props
  const marketplaces = useMemo(
    () => withChosen(marketplaceOptions(cards), marketplace),
    [cards, marketplace],
  )
  const countries = useMemo(() => withChosen(countryOptions(cards), paese), [cards, paese])
  const chooseMarketplace = useCallback(
    (value: string) => dispatch({ type: 'change', field: 'marketplace', value }),
    [dispatch],
  )
  const chooseCountry = useCallback(
    (value: string) => dispatch({ type: 'change', field: 'paese', value }),
    [dispatch],
  )
  return (
    <>
      <div className="pair">
        <SelectField
          label={words.marketplace}
          value={marketplace}
          options={marketplaces}
          onChange={chooseMarketplace}
        />
        <SelectField
          label={words.country}
          value={paese}
          options={countries}
          onChange={chooseCountry}
        />
      </div>
      {table === null ? (
        <p className="note">{words.standardCategory}</p>
      ) : (
        <CategoryField table={table} chosen={category} dispatch={dispatch} />
      )}
      {prime !== null && (
        <Switch
          label={words.prime}
          checked={prime}
          onChange={(value) => dispatch({ type: 'change', field: 'prime', value })}
        />
      )}
    </>
  )
})

type CategoryProps = { table: CategoryTable; chosen: string; dispatch: Dispatch<CalculatorAction> }

/** The choice among a marketplace's own categories. */
const CategoryField = memo(function CategoryField({ table, chosen, dispatch }: CategoryProps) {
  const { field, categories } = table
  const options = useMemo(
    () =>
      withChosen(
        Object.entries(categories).map(([value, { label }]) => ({ value, label })),
        chosen,
      ),
    [categories, chosen],
  )
  const choose = useCallback(
    (value: string) => dispatch({ type: 'change', field, value }),
    [dispatch, field],
  )
  return (
    <SelectField
      label={words.category}
      name={field}
      value={chosen}
      options={options}
      onChange={choose}
    />
  )
})
