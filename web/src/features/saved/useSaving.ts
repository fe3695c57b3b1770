import type { CalculationFormData } from '@margine/engine'
import { useState } from 'react'
import type { SavedCalculation } from '../../api.ts'
import { mostSavedCalculations } from '../../beta-limits.ts'
import { strings } from '../../strings.ts'
import type { SaveRequest } from './calculations-api.ts'
import { nameOf } from './record.ts'
import type { SavedCalculations } from './useSavedCalculations.ts'

type Asking = 'name' | 'replacement' | null

/** What happens between pressing «Salva» and the calculation being saved. */
/** The saved calculation that the one on the screen came from. */
type Origin = { id: string; name: string; way: 'loaded' | 'saved' }

export function useSaving(
  saved: SavedCalculations,
  formData: CalculationFormData,
  origin: Origin | null,
  onSaved: (origin: Origin) => void,
) {
  const [asking, setAsking] = useState<Asking>(null)
  /** A save that failed: asked for again, its name is still there, and it takes no second place. */
  const [failed, setFailed] = useState<(SaveRequest & { key: string }) | null>(null)
  /** The form as it was saved last: the page says so until it changes. */
  const [savedForm, setSavedForm] = useState<CalculationFormData | null>(null)
  const records = saved.list.kind === 'loaded' ? saved.list.records : []

  /** A calculation that was loaded keeps its name, whatever it is saved as. */
  const proposed =
    origin?.way === 'loaded' ? origin.name : strings.saved.defaultName(records.length + 1)
  const isKept = origin !== null && records.some(({ id }) => id === origin.id)

  const done = (record: SavedCalculation) => {
    setFailed(null)
    setSavedForm(formData)
    onSaved({ id: record.id, name: nameOf(record), way: 'saved' })
  }
  const replace = (id: string, name: string) => {
    setAsking(null)
    if (name.trim() === '') return
    setFailed({ name, formData, key: crypto.randomUUID() })
    saved.replace(id, { name, formData }, done)
  }

  return {
    asking,
    records,
    /** Which one makes way unless another is chosen: the one on the screen, else the oldest. */
    replaced: isKept ? origin.id : records.at(-1)?.id,
    justSaved: savedForm === formData,
    name: failed?.name ?? proposed,
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
    replace,
    /** Writes over the saved calculation under its name; null where it is not there any more. */
    update: isKept ? () => replace(origin.id, origin.name) : null,
  }
}

export type Saving = ReturnType<typeof useSaving>
