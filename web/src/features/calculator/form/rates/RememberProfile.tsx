import {
  addedDefaults,
  type CalculationFormData,
  type InvalidField,
  invalidFieldsOf,
  saysContributions,
} from '@margine/engine'
import { useState } from 'react'
import { keepProfile, settingsChange, settingsOf } from '../../../../calculation/keep-profile.ts'
import { profile } from '../../../../calculation/profile.ts'
import { Button } from '../../../../ui/Button.tsx'
import styles from '../../../../ui/form/FormFields.module.css'
import { words as sectionWords } from './words.ts'

const words = sectionWords.profile

/** What of a calculation its next ones begin with, where it can be used. */
const settled: readonly InvalidField[] = ['tariffe', 'imposte.coefficiente']

const isSame = (one: object, other: object) =>
  Object.entries(one).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(other, name)),
  )

type Props = {
  form: CalculationFormData
  /** Leads to the seller's profile. */
  onProfile: () => void
}

/** Has the next calculations begin as this one is set, and says whether they do. */
export function RememberProfile({ form, onProfile }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle')
  const wanted = settingsOf(form)
  const isKept = isSame(wanted, profile())
  const isWrong = invalidFieldsOf(form).some((field) => settled.includes(field))
  const isAsked =
    form.regime === 'forfettario' && !saysContributions(form.imposte ?? addedDefaults.imposte)
  const remember = async () => {
    setState('busy')
    const problem = await keepProfile({
      ...wanted,
      ...(wanted.imposte && { imposte: settingsChange(wanted.imposte) }),
    })
    setState(problem === null ? 'idle' : { problem })
  }
  return (
    <div className={`stack ${styles.kept}`}>
      {!isKept && !isAsked && !isWrong && (
        <Button onClick={remember} disabled={state === 'busy'}>
          {words.remember}
        </Button>
      )}
      <p className="note" aria-live="polite">
        {typeof state === 'object' ? words.failed(state.problem) : isKept && words.kept}
      </p>
      <Button onClick={onProfile}>{words.open}</Button>
    </div>
  )
}
