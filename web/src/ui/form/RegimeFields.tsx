import { type AddedFields, addedDefaults, type TaxSettings } from '@margine/engine'
import { SelectField } from '../SelectField.tsx'
import styles from './FormFields.module.css'
import { PercentChoice } from './PercentChoice.tsx'
import { regimeWords as words } from './regime-words.ts'

type Regime = NonNullable<AddedFields['regime']>

const optionsOf = (labels: object) =>
  Object.entries<string>({ ...labels }).map(([value, label]) => ({ value, label }))

const regimes = optionsOf({ ordinario: words.ordinario, forfettario: words.forfettario })
const activities = optionsOf(words.activities)
const rates = optionsOf(words.rates).toReversed()
const gestioni = optionsOf(words.gestioni)
const unanswered = [{ value: '', label: words.unanswered }, ...gestioni]
const reductions = (['nessuna', '35', '50'] as const).map((value) => ({
  value,
  label: words.riduzioni[value],
}))

type Props = {
  regime: Regime
  settings: TaxSettings
  /** Whether it is known which contributions are paid, if any. */
  knowsContributions: boolean
  problem: string | null
  onRegime: (regime: Regime) => void
  onSettings: (changed: Partial<TaxSettings>) => void
}

/** The seller's regime in Italy and, in the forfettario one, what taxes and contributions depend on. */
export function RegimeFields(props: Props) {
  const { regime, settings, knowsContributions, problem, onRegime, onSettings } = props
  const { coefficiente, sostitutiva, gestione, riduzione } = settings
  const choose =
    <Name extends 'sostitutiva' | 'gestione' | 'riduzione'>(
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
          <SelectField
            label={words.gestione}
            value={knowsContributions ? gestione : ''}
            options={knowsContributions ? gestioni : unanswered}
            onChange={choose('gestione', words.gestioni)}
          />
          {!knowsContributions && <p className={styles.asks}>{words.ask}</p>}
          {gestione !== 'nessuna' && (
            <SelectField
              label={words.riduzione}
              value={riduzione}
              options={reductions}
              onChange={choose('riduzione', words.riduzioni)}
            />
          )}
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
          <p className={styles.note}>{words.whyVat}</p>
        </>
      )}
    </>
  )
}
