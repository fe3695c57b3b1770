import {
  addedDefaults,
  amountFields,
  type CalculationFormData,
  type InvalidField,
  invalidFieldsOf,
  isSameForm,
} from '@margine/engine'
import { type Dispatch, memo } from 'react'
import { ratesOf } from '../../../../calculation/rates.ts'
import { ChoiceField } from '../../../../ui/ChoiceField.tsx'
import styles from '../../../../ui/form/FormFields.module.css'
import { Switch } from '../../../../ui/Switch.tsx'
import type { CalculatorAction } from '../../calculator.ts'
import { PaymentFields } from './PaymentFields.tsx'
import { ReturnFields } from './ReturnFields.tsx'
import { words } from './words.ts'

type Props = { form: CalculationFormData; dispatch: Dispatch<CalculatorAction> }

const units = (['euro', 'percento'] as const).map((value) => ({ value, label: words.units[value] }))

/** Whether two forms have the same terms, whatever amounts are typed. */
function haveSameTerms(one: CalculationFormData, other: CalculationFormData): boolean {
  const amounts = amountFields.map((field) => [field, other[field]])
  return isSameForm({ ...one, ...Object.fromEntries(amounts) }, other)
}

/** How the costs are entered, and those that not every sale has: returns and a payment service. */
export const MoreCosts = memo(
  function MoreCosts({ form, dispatch }: Props) {
    const { cards, country } = ratesOf(form)
    const { pubblicitaIn = addedDefaults.pubblicitaIn } = form
    const invalid = invalidFieldsOf(form)
    const problemOf = (field: InvalidField) => {
      if (!invalid.includes(field)) return null
      const isAmount = field === 'resi.costo' || field === 'pagamento.fissa'
      return isAmount ? words.problems.amount : words.problems.percent
    }
    const withVat = pubblicitaIn === 'euro' ? words.vat : words.vatOfTwo
    return (
      <>
        <div className={`stack loose ${styles.group}`}>
          <ChoiceField
            legend={words.advertisingIn}
            value={pubblicitaIn}
            options={units}
            onChange={(value) => dispatch({ type: 'change', field: 'pubblicitaIn', value })}
          />
          {country === cards.countryOf('IT') && (
            <div className={styles.switch}>
              <Switch
                label={withVat}
                checked={form.speseIncludonoIVA === true}
                onChange={(value) =>
                  dispatch({ type: 'change', field: 'speseIncludonoIVA', value })
                }
              />
            </div>
          )}
        </div>
        <div className={`stack loose ${styles.group}`}>
          <ReturnFields
            form={form}
            problemOf={problemOf}
            onChange={(value) => dispatch({ type: 'change', field: 'resi', value })}
          />
        </div>
        <div className={`stack loose ${styles.group}`}>
          <PaymentFields
            form={form}
            problemOf={problemOf}
            onChange={(value) => dispatch({ type: 'change', field: 'pagamento', value })}
          />
        </div>
      </>
    )
  },
  (before, { form }) => haveSameTerms(before.form, form),
)
