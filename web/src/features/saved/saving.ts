import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import { type CalculationFormData, isSameForm } from '@margine/engine'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import { todaysOther } from '../../calculation/todays-other.ts'
import { savedWords as words } from '../../italian/saved.ts'
import { formOf, nameOf, savedIn } from './record.ts'
import type { Saved, SavedAction } from './saved.ts'
import type { SavedClient } from './saved-client.ts'
import { limitProblem, savedProblem } from './saved-problem.ts'

/** Whether saving a form over a record would change anything. */
function changes(formData: CalculationFormData, record: SavedRecord): boolean {
  const isEdited = !isSameForm(formOf(record), formData)
  return isEdited || todaysOther(formData, Object(savedIn(record).result)) !== null
}

/** What is on the screen; another sale has another number. */
type Shown = { form: CalculationFormData; origin: SavedOrigin | null; sale: number }

/** What happens between pressing «Salva» and the calculation being saved. */
export function savingOf(
  { list, asking, failed, savedForm, underWay }: Saved,
  { form: formData, origin, sale }: Shown,
  client: SavedClient,
  dispatch: (action: SavedAction) => void,
  onSaved: (origin: SavedOrigin) => void,
) {
  const records = list.kind === 'loaded' ? list.records : []
  const kept = records.find(({ id }) => id === origin?.id)
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
    dispatch({ type: 'pressedSave' })
    // A full list may be out of date: another device may have deleted one.
    const isKnown = list.kind === 'loaded' && records.length < mostSavedCalculations
    const known = isKnown ? ({ ok: true, value: records } as const) : await listForSaving()
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
    asking,
    records,
    /** Which one is replaced unless another is chosen: the one on the screen, else the oldest. */
    replaced: (kept ?? records.at(-1))?.id,
    /** What is said of the last save. */
    said: savedForm === formData ? words.done : null,
    /** A calculation that was loaded keeps its name, whatever it is saved as. */
    name:
      (isFailed ? failed.name : undefined) ?? origin?.name ?? words.defaultName(records.length + 1),
    begin,
    chooseReplacement: () => dispatch({ type: 'ask', what: 'replacement' }),
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
    /** Writes over the saved calculation under its name; null where that would change nothing. */
    update:
      kept !== undefined && changes(formData, kept) ? () => replace(kept.id, nameOf(kept)) : null,
  }
}

export type Saving = ReturnType<typeof savingOf>
