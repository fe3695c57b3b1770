import { type AddedFields, addedDefaults, type TaxSettings } from '@margine/engine'
import { SelectField } from '../../../../ui/SelectField.tsx'
import { Switch } from '../../../../ui/Switch.tsx'
import { PercentChoice } from './PercentChoice.tsx'
import styles from './RatesFields.module.css'
import { words as sectionWords } from './words.ts'

const words = sectionWords.regime

type Regime = NonNullable<AddedFields['regime']>

const optionsOf = (labels: object) =>
  Object.entries<string>({ ...labels }).map(([value, label]) => ({ value, label }))

const regimes = optionsOf({ ordinario: words.ordinario, forfettario: words.forfettario })
const activities = optionsOf(words.activities)
const rates = optionsOf(words.rates).toReversed()
const gestioni = optionsOf(words.gestioni)

type Props = {
  regime: Regime
  settings: TaxSettings
  problem: string | null
  onRegime: (regime: Regime) => void
  onSettings: (changed: Partial<TaxSettings>) => void
}

/** The seller's regime in Italy and, in the forfettario one, what taxes and contributions depend on. */
export function RegimeFields({ regime, settings, problem, onRegime, onSettings }: Props) {
  const { coefficiente, sostitutiva, gestione, riduzione } = settings
  const choose =
    <Name extends 'sostitutiva' | 'gestione'>(
      name: Name,
      labels: Record<TaxSettings[Name], string>,
    ) =>
    (value: string) => {
      if (value in labels) onSettings({ [name]: value })
    }
  const isForfettario = regime === 'forfettario'
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={words.label}
          value={regime}
          options={regimes}
          onChange={(value) => onRegime(value === 'forfettario' ? value : addedDefaults.regime)}
        />
        {isForfettario && (
          <SelectField
            label={words.sostitutiva}
            value={sostitutiva}
            options={rates}
            onChange={choose('sostitutiva', words.rates)}
          />
        )}
      </div>
      {isForfettario && (
        <>
          <p className={styles.note}>{words.whyVat}</p>
          <PercentChoice
            name="imposte.coefficiente"
            label={words.coefficiente}
            text={coefficiente}
            options={activities}
            otherLabel={words.otherCoefficiente}
            typedLabel={words.typedCoefficiente}
            problem={problem}
            onChange={(text) => onSettings({ coefficiente: text })}
          />
          <SelectField
            label={words.gestione}
            value={gestione}
            options={gestioni}
            onChange={choose('gestione', words.gestioni)}
          />
          {gestione !== 'nessuna' && (
            <div className={styles.switch}>
              <Switch
                name={words.riduzione}
                label={words.riduzione}
                checked={riduzione === '35'}
                onChange={(isOn) => onSettings({ riduzione: isOn ? '35' : 'nessuna' })}
              />
            </div>
          )}
        </>
      )}
    </>
  )
}
