import { changedProfile, invalidPercentage, type ProfileChange } from '@margine/contract'
import { isPercent } from '@margine/engine'
import { useState } from 'react'
import { keepProfile } from '../calculation/keep-profile.ts'
import { profile } from '../calculation/profile.ts'
import { Button } from '../ui/Button.tsx'
import { ForfettarioFields, FundField, SubstituteField } from '../ui/form/RegimeFields.tsx'
import { useProfileEdits } from './profile-edits.ts'
import { useTaxSettings } from './tax-settings.ts'
import { words } from './words.ts'
import { YearFields } from './YearFields.tsx'
import { isUnsaved, isYearWrong, missingCost, withoutBlankCosts } from './year-terms.ts'

type Props = {
  /** By which regime the months are worked out. */
  regime: 'ordinario' | 'forfettario'
  /** The year that payments are asked of. */
  year: number
  /** The marketplaces whose subscription reports have. */
  subscribed: ReadonlySet<string>
  /** Called once the account has what was said. */
  onKept: () => void
}

/** Where months are shown: the seller's taxes, fixed costs and what else their year depends on, kept in the profile. */
export function YearTermsPanel({ regime, year, subscribed, onKept }: Props) {
  const [edits, setEdits] = useProfileEdits()
  const [saving, setSaving] = useState<'idle' | 'busy' | 'saved' | { problem: string }>('idle')
  const saved = profile()
  const seller = changedProfile(saved, edits)
  const isChanged = isUnsaved(edits, saved)
  const change = (said: ProfileChange) => {
    setSaving('idle')
    setEdits((before) => ({ ...before, ...said }))
  }
  const taxes = {
    ...useTaxSettings(seller, change),
    unsaved: isChanged && edits.imposte !== undefined && words.unsaved,
  }
  const { coefficiente } = taxes.settings
  const shareProblem = isPercent(coefficiente) ? null : invalidPercentage
  const save = async () => {
    setSaving('busy')
    const problem = await keepProfile(withoutBlankCosts(edits))
    setSaving(problem === null ? 'saved' : { problem })
    if (problem !== null) return
    setEdits((current) => (current === edits ? {} : current))
    onKept()
  }
  return (
    <div className="stack loose">
      {regime === 'forfettario' ? (
        <>
          <SubstituteField {...taxes} />
          <ForfettarioFields {...taxes} problem={shareProblem} />
        </>
      ) : (
        <FundField {...taxes} />
      )}
      <YearFields
        seller={seller}
        regime={regime}
        year={year}
        subscribed={subscribed}
        onChange={change}
      />
      <div className="row">
        <Button
          variant="primary"
          onClick={save}
          disabled={saving === 'busy' || !isChanged || isYearWrong(seller) || shareProblem !== null}
        >
          {words.save}
        </Button>
        <p className="note" aria-live="polite">
          {isChanged && typeof saving === 'string' && words.unsaved} {missingCost(seller)}{' '}
          {taxes.isWaiting && words.waiting}
          {!isChanged && saving === 'saved' && words.saved}
          {typeof saving === 'object' && words.failed(saving.problem)}
        </p>
      </div>
    </div>
  )
}
