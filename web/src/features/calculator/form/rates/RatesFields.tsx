import {
  addedDefaults,
  type CalculationFormData,
  hasOnePrice,
  type InvalidField,
  invalidFieldsOf,
} from '@margine/engine'
import type { Dispatch } from 'react'
import { addedWords } from '../../../../calculation/added-words.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { rememberRates } from '../../../../calculation/remember-rates.ts'
import { today } from '../../../../calculation/today.ts'
import type { CalculatorAction } from '../../calculator.ts'
import { OwnRate } from './OwnRate.tsx'
import { RatesChoice } from './RatesChoice.tsx'
import styles from './RatesFields.module.css'
import { RegimeFields } from './RegimeFields.tsx'
import { VatChoice } from './VatChoice.tsx'
import { WrongClock } from './WrongClock.tsx'
import { words } from './words.ts'

type Props = { form: CalculationFormData; dispatch: Dispatch<CalculatorAction> }

/** Whose rates the form takes, the VAT of the product and the seller's regime. */
export function RatesFields({ form, dispatch }: Props) {
  const rates = ratesOf(form)
  const { cards, country, rule } = rates
  const day = today()
  const isItaly = country === cards.countryOf('IT')
  const invalid = invalidFieldsOf(form)
  const problemOf = (field: InvalidField) => {
    if (!invalid.includes(field)) return null
    const isAmount = field === 'commissionePropria.fissa' || field === 'commissionePropria.minima'
    return isAmount ? words.problems.amount : words.problems.percent
  }
  const settings = form.imposte ?? addedDefaults.imposte

  return (
    <>
      <div className={styles.group}>
        <RatesChoice
          tariffe={form.tariffe ?? addedDefaults.tariffe}
          onChange={(tariffe) => {
            dispatch({ type: 'change', field: 'tariffe', value: tariffe })
            rememberRates({ tariffe })
          }}
        />
        {form.tariffe === day && <WrongClock day={day} />}
        {!isItaly && <p className={styles.note}>{words.rates.abroad}</p>}
        <OwnRate
          own={form.commissionePropria ?? null}
          basis={rule.basis}
          isOnePrice={hasOnePrice(rates)}
          currency={country.currency}
          problemOf={problemOf}
          onChange={(value) => dispatch({ type: 'change', field: 'commissionePropria', value })}
        />
      </div>
      <div className={styles.group}>
        <VatChoice
          aliquotaIVA={form.aliquotaIVA ?? addedDefaults.aliquotaIVA}
          country={country}
          isItaly={isItaly}
          problem={problemOf('aliquotaIVA')}
          onChange={(value) => dispatch({ type: 'change', field: 'aliquotaIVA', value })}
        />
      </div>
      {isItaly ? (
        <div className={styles.group}>
          <RegimeFields
            regime={form.regime ?? addedDefaults.regime}
            settings={settings}
            problem={problemOf('imposte.coefficiente')}
            onRegime={(regime) => {
              dispatch({ type: 'change', field: 'regime', value: regime })
              rememberRates({ regime })
            }}
            onSettings={(imposte) => {
              dispatch({ type: 'change', field: 'imposte', value: { ...settings, ...imposte } })
              rememberRates({ imposte })
            }}
          />
        </div>
      ) : (
        form.regime === 'forfettario' && <p className={styles.note}>{addedWords.ordinarioAbroad}</p>
      )}
      <p className={styles.note}>{words.kept}</p>
    </>
  )
}
