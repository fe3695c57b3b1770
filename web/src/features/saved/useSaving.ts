import type { CalculationFormData } from '@margine/engine'
import { useState } from 'react'
import type { SaveRequest } from '../../api.ts'
import { mostSavedCalculations } from '../../beta-limits.ts'
import { strings } from '../../strings.ts'
import type { SavedCalculations } from './useSavedCalculations.ts'

type Asking = 'name' | 'replacement' | null

/** What happens between pressing «Salva» and the calculation being saved. */
export function useSaving(saved: SavedCalculations, formData: CalculationFormData) {
  const [asking, setAsking] = useState<Asking>(null)
  /** A save that failed: asked for again, its name is still there, and it takes no second place. */
  const [failed, setFailed] = useState<(SaveRequest & { key: string }) | null>(null)
  /** The form as it was saved last: the page says so until it changes. */
  const [savedForm, setSavedForm] = useState<CalculationFormData | null>(null)
  const records = saved.list.kind === 'loaded' ? saved.list.records : []

  const done = () => {
    setFailed(null)
    setSavedForm(formData)
  }

  return {
    asking,
    records,
    justSaved: savedForm === formData,
    name: failed?.name ?? strings.saved.defaultName(records.length + 1),
    async begin() {
      setSavedForm(null)
      // A full list may be an old one: another device may have made room.
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
      setFailed({ name, formData, key })
      saved.save({ name, formData }, key, done)
    },
    replace(id: string, name: string) {
      setAsking(null)
      if (name.trim() === '') return
      setFailed({ name, formData, key: crypto.randomUUID() })
      saved.replace(id, { name, formData }, done)
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
