import { type CalculationFormData, type Cards, primeApplies } from '@margine/engine'
import { type Dispatch, useCallback, useMemo } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatRate } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import type { CalculatorAction } from '../calculator.ts'
import { CategoryField } from './CategoryField.tsx'
import { FeeInfo } from './FeeInfo.tsx'
import styles from './PlaceFields.module.css'

const words = strings.calculator.place

const marketplaceOptions = ({ marketplaces }: Cards) =>
  Object.entries(marketplaces).map(([value, { label }]) => ({ value, label }))

const countryOptions = ({ countries }: Cards) =>
  Object.entries(countries).map(([value, { name, vatPercent }]) => ({
    value,
    label: words.countryOption(name, formatRate(vatPercent)),
  }))

type Props = {
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
  live: boolean
}

/** Where the product is sold, and what the marketplace keeps for it. */
export function PlaceFields({ form, dispatch, live }: Props) {
  const { cards, categories: table } = ratesOf(form)
  const marketplaces = useMemo(() => marketplaceOptions(cards), [cards])
  const countries = useMemo(() => countryOptions(cards), [cards])
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
      <div className={styles.pair}>
        <SelectField
          label={words.marketplace}
          value={form.marketplace}
          options={marketplaces}
          onChange={chooseMarketplace}
        />
        <SelectField
          label={words.country}
          value={form.paese}
          options={countries}
          onChange={chooseCountry}
        />
      </div>
      {table === null ? (
        <p className={styles.standard}>{words.standardCategory}</p>
      ) : (
        <CategoryField table={table} chosen={form[table.field] ?? 'base'} dispatch={dispatch} />
      )}
      {primeApplies(form) && (
        <Switch
          name={words.prime}
          label={words.prime}
          checked={form.prime}
          onChange={(value) => dispatch({ type: 'change', field: 'prime', value })}
        />
      )}
      <FeeInfo form={form} dispatch={dispatch} live={live} />
    </>
  )
}
