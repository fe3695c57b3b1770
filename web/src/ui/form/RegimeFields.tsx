import { type AddedFields, addedDefaults, type TaxSettings } from '@margine/engine'
import { SelectField } from '../SelectField.tsx'
import styles from './FormFields.module.css'
import { PercentChoice } from './NumberField.tsx'

/** What the fields of a seller's regime say. */
const regimeWords = {
  label: 'Regime fiscale',
  ordinario: 'Ordinario',
  forfettario: 'Forfettario',
  whyVat:
    "Fornitori, corrieri e marketplace ti fanno pagare l'IVA, anche dall'estero: in regime forfettario non la recuperi, quindi per te è un costo.",
  coefficiente: 'Coefficiente di redditività',
  activities: {
    '40': '40% · commercio',
    '62': '62% · intermediari del commercio',
    '67': '67% · artigiani e altre attività',
    '78': '78% · professionisti',
    '86': '86% · costruzioni e immobili',
  },
  otherCoefficiente: 'Altro coefficiente',
  typedCoefficiente: 'Il tuo coefficiente',
  sostitutiva: 'Imposta sostitutiva',
  rates: { '15': '15%', '5': '5% · primi cinque anni' },
  gestione: 'Gestione INPS',
  unanswered: 'Scegli…',
  gestioni: {
    nessuna: 'Nessuna: non verso contributi',
    commercianti: 'Commercianti',
    artigiani: 'Artigiani',
  },
  ask: 'Dimmi se sei iscritto a una gestione INPS: finché non lo so, le cifre dopo le imposte sono senza contributi.',
  riduzione: 'Contributi ridotti',
  riduzioni: {
    nessuna: 'Nessuna riduzione',
    '35': '−35% · chiesta da chi è in forfettario',
    '50': '−50% · prima iscrizione nel 2025',
  },
} as const

type Regime = NonNullable<AddedFields['regime']>

const optionsOf = (labels: object) =>
  Object.entries<string>({ ...labels }).map(([value, label]) => ({ value, label }))

const regimes = optionsOf({
  ordinario: regimeWords.ordinario,
  forfettario: regimeWords.forfettario,
})
const activities = optionsOf(regimeWords.activities)
const rates = optionsOf(regimeWords.rates).toReversed()
const gestioni = optionsOf(regimeWords.gestioni)
const unanswered = [{ value: '', label: regimeWords.unanswered }, ...gestioni]
const reductions = (['nessuna', '35', '50'] as const).map((value) => ({
  value,
  label: regimeWords.riduzioni[value],
}))

type SettingsProps = {
  settings: TaxSettings
  /** Whether it is known which contributions are paid, if any. */
  knowsContributions: boolean
  /** Said where they are chosen and figures beside don't count them yet. */
  unsaved?: string | false
  onSettings: (settings: TaxSettings) => void
}

const isFund = (value: string): value is TaxSettings['gestione'] => value in regimeWords.gestioni

/** Settings with another fund; none is an answer too. */
function withFund(
  { senzaGestione: _, ...settings }: TaxSettings,
  gestione: TaxSettings['gestione'],
): TaxSettings {
  return gestione === 'nessuna'
    ? { ...settings, gestione, senzaGestione: true }
    : { ...settings, gestione }
}

/** Which contributions the seller pays, once they have said it. */
export const FundField = ({ settings, knowsContributions, unsaved, onSettings }: SettingsProps) => (
  <>
    <SelectField
      label={regimeWords.gestione}
      value={knowsContributions ? settings.gestione : ''}
      options={knowsContributions ? gestioni : unanswered}
      onChange={(value) => isFund(value) && onSettings(withFund(settings, value))}
    />
    {(unsaved || !knowsContributions) && (
      <p className={styles.asks}>{knowsContributions ? unsaved : regimeWords.ask}</p>
    )}
  </>
)

const choose =
  <Name extends 'sostitutiva' | 'riduzione'>(
    name: Name,
    labels: Record<TaxSettings[Name], string>,
    { settings, onSettings }: Pick<SettingsProps, 'settings' | 'onSettings'>,
  ) =>
  (value: string) => {
    if (value in labels) onSettings({ ...settings, [name]: value })
  }

/** The tax of the forfettario regime. */
export const SubstituteField = (props: Pick<SettingsProps, 'settings' | 'onSettings'>) => (
  <SelectField
    label={regimeWords.sostitutiva}
    value={props.settings.sostitutiva}
    options={rates}
    onChange={choose('sostitutiva', regimeWords.rates, props)}
  />
)

/** What taxes and contributions of the forfettario regime depend on, beside the tax itself. */
export function ForfettarioFields({
  problem,
  ...props
}: SettingsProps & { problem: string | null }) {
  const { settings, onSettings } = props
  const { coefficiente, gestione, riduzione } = settings
  return (
    <>
      <FundField {...props} />
      {gestione !== 'nessuna' && (
        <SelectField
          label={regimeWords.riduzione}
          value={riduzione}
          options={reductions}
          onChange={choose('riduzione', regimeWords.riduzioni, props)}
        />
      )}
      <PercentChoice
        name="imposte.coefficiente"
        label={regimeWords.coefficiente}
        text={coefficiente}
        options={activities}
        otherLabel={regimeWords.otherCoefficiente}
        typedLabel={regimeWords.typedCoefficiente}
        problem={problem}
        onChange={(text) => onSettings({ ...settings, coefficiente: text })}
      />
    </>
  )
}

type Props = SettingsProps & {
  regime: Regime
  problem: string | null
  onRegime: (regime: Regime) => void
}

/** The seller's regime in Italy and, in the forfettario one, what taxes and contributions depend on. */
export function RegimeFields({ regime, onRegime, ...settings }: Props) {
  const isForfettario = regime === 'forfettario'
  return (
    <>
      <div className="pair">
        <SelectField
          label={regimeWords.label}
          value={regime}
          options={regimes}
          onChange={(value) => onRegime(value === 'forfettario' ? value : addedDefaults.regime)}
        />
        {isForfettario && <SubstituteField {...settings} />}
      </div>
      {isForfettario && (
        <>
          <ForfettarioFields {...settings} />
          <p className="note">{regimeWords.whyVat}</p>
        </>
      )}
    </>
  )
}
