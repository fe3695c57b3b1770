import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import type { CalculationFormData } from '@margine/engine'
import type { SavedOrigin } from '../../calculation/saved-record.ts'
import { savedWords as words } from '../../italian/saved.ts'
import { nameOf } from './record.ts'
import { keptRecord, type Saved } from './saved.ts'
import type { SavedClient } from './saved-client.ts'
import { limitProblem, savedProblem } from './saved-problem.ts'
import type { SavedAction } from './saved-reducer.ts'

/** What is on the screen; another sale has another number. */
export type Shown = { form: CalculationFormData; origin: SavedOrigin | null; sale: number }

/** What happens between pressing «Salva» and the calculation being saved. */
export function savingOf(
  saved: Saved,
  { form: formData, origin, sale }: Shown,
  client: SavedClient,
  dispatch: (action: SavedAction) => void,
  onSaved: (origin: SavedOrigin) => void,
) {
  const { list, failed, underWay, asking } = saved
  const records = list.kind === 'loaded' ? list.records : []
  const kept = keptRecord(saved, origin)
  /** Beside its record the calculation needs another name; where that is replaced, or is gone, it keeps its own. */
  const ownName = kept !== null && asking !== 'replacement' ? undefined : origin?.name
  /** Only if it was this calculation that failed; another sale with the same form is the one before, come back. */
  const isFailed =
    failed?.origin === origin && (failed.sale === sale || failed.formData === formData)

  /** Asks the server what is saved: whoever pressed «Salva» sees that it goes on, and presses nothing else meanwhile. */
  const listForSaving = async () => {
    dispatch({ type: 'workBegan', kind: 'save' })
    const answer = await client.askForList()
    dispatch({ type: 'workEnded' })
    return answer
  }
  const begin = async (): Promise<void> => {
    if (underWay !== null) return
    // A full list may be out of date: another device may have deleted one.
    const hasRoom = list.kind === 'loaded' && records.length < mostSavedCalculations
    const known = hasRoom ? ({ ok: true, value: records } as const) : await listForSaving()
    if (!known.ok) {
      const again = () => void begin()
      const problem = savedProblem(known.problem, words.saveFailed, again, formData)
      dispatch({ type: 'told', problem })
    } else if (known.value.length < mostSavedCalculations) dispatch({ type: 'ask', what: 'name' })
    else dispatch({ type: 'told', problem: limitProblem })
  }
  const done = (record: SavedRecord) => onSaved({ id: record.id, name: nameOf(record) })
  const replace = (id: string, name: string) => {
    if (name.trim() === '') return dispatch({ type: 'ask', what: null })
    dispatch({ type: 'sent', failed: { name, formData, key: crypto.randomUUID(), origin, sale } })
    void client.replace(id, { name, formData }, done)
  }

  return {
    records,
    /** Which one is replaced unless another is chosen: the one on the screen, else the oldest. */
    replaced: (kept ?? records.at(-1))?.id,
    name: (isFailed ? failed.name : undefined) ?? ownName ?? words.defaultName(records.length + 1),
    begin,
    cancel: () => dispatch({ type: 'ask', what: null }),
    /** An empty name saves nothing, as cancelling does. */
    save(name: string) {
      if (name.trim() === '') return dispatch({ type: 'ask', what: null })
      const isSame = failed?.name === name && failed.formData === formData
      const key = isSame ? failed.key : crypto.randomUUID()
      dispatch({ type: 'sent', failed: { name, formData, key, origin, sale } })
      void client.save({ name, formData }, key, done)
    },
    replace,
    /** Writes over the saved calculation under its name. */
    update() {
      if (kept !== null) replace(kept.id, nameOf(kept))
    },
  }
}

export type Saving = ReturnType<typeof savingOf>
