import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import { type CalculationFormData, isSameForm } from '@margine/engine'
import { useState } from 'react'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import { todaysOther } from '../../calculation/todays-other.ts'
import { strings } from '../../strings.ts'
import type { SaveRequest } from './calculations-api.ts'
import { formOf, nameOf, savedIn } from './record.ts'
import type { SavedCalculations } from './useSavedCalculations.ts'

type Asking = 'name' | 'replacement' | null

/** A save that failed. Pressing «Salva» again offers its name, and its key makes sure that it is not saved twice. */
type Failed = SaveRequest & { key: string; origin: SavedOrigin | null }

/** Whether saving a form over a record would change anything. */
function changes(formData: CalculationFormData, record: SavedRecord): boolean {
  const isEdited = !isSameForm(formOf(record), formData)
  return isEdited || todaysOther(formData, Object(savedIn(record).result)) !== null
}

/** What is on the screen: with a result, or begun anew. */
type Shown = { form: CalculationFormData; live: boolean; origin: SavedOrigin | null }

/** What happens between pressing «Salva» and the calculation being saved. */
export function useSaving(
  saved: SavedCalculations,
  { form: formData, live, origin }: Shown,
  onSaved: (origin: SavedOrigin) => void,
) {
  const [asking, setAsking] = useState<Asking>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  /** The form that was saved last: the page says «Salvato» until it changes. */
  const [savedForm, setSavedForm] = useState<CalculationFormData | null>(null)
  // After «Nuovo Calcolo» it is about another calculation.
  if (failed !== null && !live) setFailed(null)
  const records = saved.list.kind === 'loaded' ? saved.list.records : []
  const kept = records.find(({ id }) => id === origin?.id)
  /** Only if it was this calculation that failed. */
  const failedName = failed !== null && failed.origin === origin ? failed.name : undefined

  const done = (record: SavedRecord) => {
    setFailed(null)
    setSavedForm(formData)
    onSaved({ id: record.id, name: nameOf(record) })
  }
  const replace = (id: string, name: string) => {
    setAsking(null)
    if (name.trim() === '') return
    setFailed({ name, formData, key: crypto.randomUUID(), origin })
    saved.replace(id, { name, formData }, done)
  }

  return {
    asking,
    records,
    /** Which one is replaced unless another is chosen: the one on the screen, else the oldest. */
    replaced: (kept ?? records.at(-1))?.id,
    justSaved: savedForm === formData,
    /** A calculation that was loaded keeps its name, whatever it is saved as. */
    name: failedName ?? origin?.name ?? strings.saved.defaultName(records.length + 1),
    async begin() {
      setSavedForm(null)
      // A full list may be out of date: another device may have deleted one.
      const isKnown = saved.list.kind === 'loaded' && records.length < mostSavedCalculations
      const known = isKnown ? records : await saved.reload()
      if (known === null) return
      if (known.length < mostSavedCalculations) setAsking('name')
      else saved.sayLimit()
    },
    chooseReplacement: () => setAsking('replacement'),
    cancel: () => setAsking(null),
    /** An empty name saves nothing, as cancelling does. */
    save(name: string) {
      setAsking(null)
      if (name.trim() === '') return
      const isSame = failed?.name === name && failed.formData === formData
      const key = isSame ? failed.key : crypto.randomUUID()
      setFailed({ name, formData, key, origin })
      saved.save({ name, formData }, key, done)
    },
    replace,
    /** Writes over the saved calculation under its name; null where that would change nothing. */
    update:
      kept !== undefined && changes(formData, kept) ? () => replace(kept.id, nameOf(kept)) : null,
  }
}

export type Saving = ReturnType<typeof useSaving>
