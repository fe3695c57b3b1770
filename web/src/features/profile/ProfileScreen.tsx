import { changedProfile, type ProfileChange } from '@margine/contract'
import { addedDefaults, defaultFormData, isPercent, knownKeys, readTarget } from '@margine/engine'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { keepProfile } from '../../calculation/keep-profile.ts'
import { profile } from '../../calculation/profile.ts'
import { ratesOf } from '../../calculation/rates.ts'
import { today } from '../../calculation/today.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField } from '../../ui/ChoiceField.tsx'
import styles from '../../ui/form/FormFields.module.css'
import { FundField, RegimeFields } from '../../ui/form/RegimeFields.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { useProfileEdits } from '../../year/profile-edits.ts'
import { useTaxSettings } from '../../year/tax-settings.ts'
import { YearFields } from '../../year/YearFields.tsx'
import { isYearWrong, missingCost, withoutBlankCosts } from '../../year/year-terms.ts'
import screen from './ProfileScreen.module.css'
import { TargetChoice } from './TargetChoice.tsx'
import { words } from './words.ts'

const rateOptions = [
  { value: 'oggi', label: words.rates.oggi },
  { value: '1.3.1', label: words.rates.version },
] as const

/** Every marketplace that there is to sell on today. */
const marketplaces = () =>
  Object.entries(ratesOf({ ...defaultFormData, tariffe: today() }).cards.marketplaces)

type Saving = 'idle' | 'busy' | 'saved' | { problem: string }

type Props = { shown: boolean; onBack: () => void }

/** Who the seller is, as far as they say it: what their new calculations begin with. */
export function ProfileScreen({ shown, onBack }: Props) {
  const [edits, setEdits] = useProfileEdits()
  return shown && <Profile edits={edits} onEdits={setEdits} onBack={onBack} />
}

type ProfileProps = Pick<Props, 'onBack'> & {
  /** What isn't saved yet: it stays while the calculator is looked at. */
  edits: ProfileChange
  onEdits: Dispatch<SetStateAction<ProfileChange>>
}

function Profile({ edits, onEdits, onBack }: ProfileProps) {
  const seller = changedProfile(profile(), edits)
  const [saving, setSaving] = useState<Saving>('idle')
  const { regime = addedDefaults.regime, imposte, marketplaces: places = [] } = seller
  const change = (changed: ProfileChange) => {
    setSaving('idle')
    onEdits({ ...edits, ...changed })
  }
  const taxes = useTaxSettings(seller, change)
  const isShareWrong = imposte !== undefined && !isPercent(imposte.coefficiente)
  const { obiettivo } = seller
  const targetProblem = obiettivo && readTarget(obiettivo.kind, obiettivo.value).problem
  const isWrong = isShareWrong || (targetProblem ?? null) !== null || isYearWrong(seller)
  const isAsked = regime === 'forfettario' && imposte === undefined
  const save = async () => {
    setSaving('busy')
    const problem = await keepProfile(withoutBlankCosts(edits))
    if (problem === null) onEdits((current) => (current === edits ? {} : current))
    setSaving(problem === null ? 'saved' : { problem })
  }
  const sellsOn = (key: string, isOn: boolean) => {
    const others = places.filter((one) => one !== key && knownKeys.marketplace.includes(one))
    change({ marketplaces: isOn ? [...others, key] : others })
  }

  return (
    <div className="stack loose">
      <ScreenHead title={words.title} lead={words.lead} back={words.back} onBack={onBack} />
      <section className={`card stack ${screen.card}`}>
        <div className={`stack loose ${styles.group}`}>
          <RegimeFields
            regime={regime}
            {...taxes}
            problem={isShareWrong ? words.problems.percent : null}
            onRegime={(chosen) => change({ regime: chosen })}
          />
        </div>
        <div className={`stack loose ${styles.group}`}>
          <ChoiceField
            legend={words.rates.label}
            value={seller.tariffe ?? '1.3.1'}
            options={rateOptions}
            onChange={(tariffe) => change({ tariffe })}
          />
        </div>
        <fieldset className={screen.switches}>
          <legend className="label">{words.places}</legend>
          {marketplaces().map(([key, { label }]) => (
            <Switch
              key={key}
              label={label}
              checked={places.includes(key)}
              onChange={(isOn) => sellsOn(key, isOn)}
            />
          ))}
        </fieldset>
        <fieldset className={screen.switches}>
          <legend className="label">{words.vat}</legend>
          <Switch
            label={words.cost}
            checked={seller.costoIncludesIVA === true}
            onChange={(costoIncludesIVA) => change({ costoIncludesIVA })}
          />
          <Switch
            label={words.expenses}
            checked={seller.speseIncludonoIVA === true}
            onChange={(speseIncludonoIVA) => change({ speseIncludonoIVA })}
          />
        </fieldset>
        <TargetChoice
          target={obiettivo ?? null}
          onChange={(target) => change({ obiettivo: target })}
        />
        <div className={`stack loose ${styles.group}`}>
          {regime === 'ordinario' && <FundField {...taxes} />}
          <YearFields
            seller={seller}
            regime={regime}
            year={Number(today().slice(0, 4))}
            subscribed={null}
            onChange={change}
          />
        </div>
        <div className={`stack ${styles.kept}`}>
          <Button
            variant="primary"
            onClick={save}
            disabled={saving === 'busy' || isAsked || isWrong}
          >
            {words.save}
          </Button>
          <p className="note" aria-live="polite">
            {isAsked && words.ask}
            {!isAsked && targetProblem === 'empty' && words.askTarget}
            {missingCost(seller)}
            {saving === 'saved' && words.saved}
            {typeof saving === 'object' && words.failed(saving.problem)}
          </p>
        </div>
      </section>
    </div>
  )
}
