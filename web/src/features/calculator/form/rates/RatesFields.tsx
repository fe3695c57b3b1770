import {
  addedDefaults,
  type CalculationFormData,
  hasOnePrice,
  type InvalidField,
  invalidFieldsOf,
  saysContributions,
} from '@margine/engine'
import { type Dispatch, useEffect, useState } from 'react'
import { profile } from '../../../../calculation/profile.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { addedWords } from '../../../../calculation/rates-in-short.ts'
import { today } from '../../../../calculation/today.ts'
import styles from '../../../../ui/form/FormFields.module.css'
import { RegimeFields } from '../../../../ui/form/RegimeFields.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import type { CalculatorAction } from '../../calculator.ts'
import { OwnRate } from './OwnRate.tsx'
import { RatesChoice } from './RatesChoice.tsx'
import { RememberProfile } from './RememberProfile.tsx'
import { rateInForce } from './rate-in-force.ts'
import { VatChoice } from './VatChoice.tsx'
import { words } from './words.ts'

const patienceMs = 10_000

/** The server's time by the second, for a device's clock may be wrong; null where it can't be asked. */
async function serverTime(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal })
    const time = Date.parse(headers.get('Date') ?? '')
    return Number.isNaN(time) ? null : time
  } catch {
    return null
  }
}

const hourMs = 3_600_000

/** Says that the device's clock is on another day than the server's: its rates would be another day's. */
function WrongClock({ day }: { day: string }) {
  const [rightDay, setRightDay] = useState(day)
  useEffect(() => {
    let isGone = false
    serverTime().then((time) => {
      // Around midnight two clocks that are right may show two days.
      const isWrong = time !== null && Math.abs(time - Date.now()) > hourMs
      if (isWrong && !isGone) setRightDay(today(new Date(time)))
    })
    return () => {
      isGone = true
    }
  }, [])
  if (rightDay === day) return null
  return <Notice kind="error">{words.rates.wrongClock(day, rightDay)}</Notice>
}

type Props = {
  form: CalculationFormData
  dispatch: Dispatch<CalculatorAction>
  /** Leads to the seller's profile. */
  onProfile: () => void
}

/** The rates that the form takes, the VAT of the product and the seller's regime. */
export function RatesFields({ form, dispatch, onProfile }: Props) {
  const rates = ratesOf(form)
  const { cards, country } = rates
  const day = today()
  const isItaly = country === cards.countryOf('IT')
  const invalid = invalidFieldsOf(form)
  const problemOf = (field: InvalidField) => {
    if (!invalid.includes(field)) return null
    const isAmount = field === 'commissionePropria.fissa' || field === 'commissionePropria.minima'
    return isAmount ? words.problems.amount : words.problems.percent
  }
  const settings = form.imposte ?? addedDefaults.imposte

  const changeRegime = (regime: NonNullable<CalculationFormData['regime']>) => {
    dispatch({ type: 'change', field: 'regime', value: regime })
    const { imposte } = profile()
    if (regime === 'forfettario' && form.imposte === undefined && imposte !== undefined)
      dispatch({ type: 'change', field: 'imposte', value: imposte })
  }

  return (
    <>
      <div className={`stack loose ${styles.group}`}>
        <RatesChoice
          tariffe={form.tariffe ?? addedDefaults.tariffe}
          onChange={(tariffe) => dispatch({ type: 'change', field: 'tariffe', value: tariffe })}
        />
        {form.tariffe === day && <WrongClock day={day} />}
        {!isItaly && <p className="note">{words.rates.abroad}</p>}
        {form.marketplace === 'amazon' &&
          ratesOf({ ...form, commissionePropria: null }).rule.validFrom !== null && (
            <div className={styles.switch}>
              <Switch
                label={words.plan}
                checked={form.pianoAmazon === 'individuale'}
                onChange={(isOn) =>
                  dispatch({
                    type: 'change',
                    field: 'pianoAmazon',
                    value: isOn ? 'individuale' : addedDefaults.pianoAmazon,
                  })
                }
              />
            </div>
          )}
        <OwnRate
          key={form.marketplace}
          own={form.commissionePropria ?? null}
          inForce={rateInForce(form)}
          isOnePrice={hasOnePrice(rates)}
          currency={country.currency}
          problemOf={problemOf}
          onChange={(value) => dispatch({ type: 'change', field: 'commissionePropria', value })}
        />
      </div>
      <div className={`stack loose ${styles.group}`}>
        <VatChoice
          aliquotaIVA={form.aliquotaIVA ?? addedDefaults.aliquotaIVA}
          country={country}
          isItaly={isItaly}
          problem={problemOf('aliquotaIVA')}
          onChange={(value) => dispatch({ type: 'change', field: 'aliquotaIVA', value })}
        />
      </div>
      {isItaly ? (
        <div className={`stack loose ${styles.group}`}>
          <RegimeFields
            regime={form.regime ?? addedDefaults.regime}
            settings={settings}
            problem={problemOf('imposte.coefficiente')}
            knowsContributions={saysContributions(settings)}
            onRegime={changeRegime}
            onSettings={(value) => dispatch({ type: 'change', field: 'imposte', value })}
          />
        </div>
      ) : (
        form.regime === 'forfettario' && <p className="note">{addedWords.ordinarioAbroad}</p>
      )}
      <RememberProfile form={form} onProfile={onProfile} />
    </>
  )
}
