import type { Currency, OwnCommission } from '@margine/engine'
import { useState } from 'react'
import { currencySymbols } from '../../../../format.ts'
import styles from '../../../../ui/form/FormFields.module.css'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { words as sectionWords } from './words.ts'

const words = sectionWords.own

const bases = [
  { value: 'lordo', label: words.bases.lordo },
  { value: 'netto', label: words.bases.netto },
] as const

type Text = 'percentuale' | 'fissa' | 'minima'

type Props = {
  own: OwnCommission | null
  /** What the marketplace charges, to begin with. */
  inForce: OwnCommission
  /** Whether there is no VAT on the price: gross and net are the same. */
  isOnePrice: boolean
  currency: Currency
  problemOf: (field: `commissionePropria.${Text}`) => string | null
  onChange: (own: OwnCommission | null) => void
}

/** A rate of the seller's own in place of the marketplace's. Switched off and on again, it is as it was.
 * It is agreed with one marketplace: another has a place of its own. */
export function OwnRate({ own, inForce, isOnePrice, currency, problemOf, onChange }: Props) {
  const [last, setLast] = useState(own)
  const rate = own ?? last ?? inForce
  const change = (changed: OwnCommission | null) => {
    setLast(changed ?? rate)
    onChange(changed)
  }
  const field = (name: Text, suffix: string) => (
    <NumberField
      name={`commissionePropria.${name}`}
      label={words[name]}
      text={rate[name]}
      suffix={suffix}
      problem={problemOf(`commissionePropria.${name}`)}
      onWrite={(text) => change({ ...rate, [name]: text })}
    />
  )
  return (
    <>
      <div className={styles.switch}>
        <Switch
          label={words.use}
          checked={own !== null}
          onChange={(isOn) => change(isOn ? rate : null)}
        />
      </div>
      {own !== null && (
        <>
          <p className="note">{words.why}</p>
          <div className="pair">
            {field('percentuale', '%')}
            {!isOnePrice && (
              <SelectField
                label={words.base}
                value={own.base}
                options={bases}
                onChange={(value) =>
                  change({ ...own, base: value === 'netto' ? 'netto' : 'lordo' })
                }
              />
            )}
            {field('fissa', currencySymbols[currency])}
            {field('minima', currencySymbols[currency])}
          </div>
        </>
      )}
    </>
  )
}
