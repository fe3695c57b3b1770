import type { CalculationFormData } from '@margine/engine'
import { useState } from 'react'
import { mostSavedCalculations } from '../../beta-limits.ts'
import { strings } from '../../strings.ts'
import type { SavedCalculations } from './useSavedCalculations.ts'

type Asking = 'name' | 'replacement' | null

/** What happens between pressing «Salva» and the calculation being saved. */
export function useSaving(saved: SavedCalculations, formData: CalculationFormData) {
  const [asking, setAsking] = useState<Asking>(null)
  /** What was typed for a save that failed: asked again, it is still there. */
  const [typedName, setTypedName] = useState<string | null>(null)
  /** The form as it was saved last: the page says so until it changes. */
  const [savedForm, setSavedForm] = useState<CalculationFormData | null>(null)
  const records = saved.list.kind === 'loaded' ? saved.list.records : []

  const done = () => {
    setTypedName(null)
    setSavedForm(formData)
  }

  return {
    asking,
    records,
    justSaved: savedForm === formData,
    name: typedName ?? strings.saved.defaultName(records.length + 1),
    async begin() {
      setSavedForm(null)
      const known = saved.list.kind === 'loaded' ? records : await saved.reload()
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
      setTypedName(name)
      saved.save({ name, formData }, crypto.randomUUID(), done)
    },
    replace(id: string, name: string) {
      setAsking(null)
      if (name.trim() === '') return
      setTypedName(name)
      saved.replace(id, { name, formData }, done)
    },
  }
}

export type Saving = ReturnType<typeof useSaving>
