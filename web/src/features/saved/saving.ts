import { mostSavedCalculations, type SavedRecord } from '@margine/contract'
import { type CalculationFormData, isSameForm } from '@margine/engine'
import type { Answer } from '../../api.ts'
import type { SavedOrigin } from '../../calculation/saved-origin.ts'
import { todaysOther } from '../../calculation/todays-other.ts'
import { savedWords as words } from '../../italian/saved.ts'
import { formOf, nameOf, savedIn } from './record.ts'
import { askForList } from './saved-list.ts'
import { limitProblem, savedProblem } from './saved-problem.ts'
import { changeSaved, type Records, type SavedState, savedState } from './saved-state.ts'
import { replaceRecord, saveRecord } from './saved-work.ts'

/** Whether saving a form over a record would change anything. */
function changes(formData: CalculationFormData, record: SavedRecord): boolean {
  const isEdited = !isSameForm(formOf(record), formData)
  return isEdited || todaysOther(formData, Object(savedIn(record).result)) !== null
}

/** Asks the server what is saved: whoever pressed «Salva» sees that it goes on, and presses nothing else meanwhile. */
async function listForSaving(): Promise<Answer<Records>> {
  changeSaved({ underWay: 'save', problem: null })
  const answer = await askForList()
  changeSaved({ underWay: null })
  return answer
}

/** What is on the screen; another sale has another number. */
type Shown = { form: CalculationFormData; origin: SavedOrigin | null; sale: number }

/** What happens between pressing «Salva» and the calculation being saved. */
export function savingOf(
  { list, asking, failed, savedForm }: SavedState,
  { form: formData, origin, sale }: Shown,
  onSaved: (origin: SavedOrigin) => void,
) {
  const records = list.kind === 'loaded' ? list.records : []
  const kept = records.find(({ id }) => id === origin?.id)
  /** Only if it was this calculation that failed; another sale with the same form is the one before, come back. */
  const isFailed =
    failed?.origin === origin && (failed.sale === sale || failed.formData === formData)

  const begin = async (): Promise<void> => {
    if (savedState().underWay !== null) return
    changeSaved({ savedForm: null })
    // A full list may be out of date: another device may have deleted one.
    const isKnown = list.kind === 'loaded' && records.length < mostSavedCalculations
    const known = isKnown ? ({ ok: true, value: records } as const) : await listForSaving()
    if (!known.ok) {
      const again = () => void begin()
      changeSaved({ problem: savedProblem(known.problem, words.saveFailed, again, formData) })
    } else if (known.value.length < mostSavedCalculations) changeSaved({ asking: 'name' })
    else changeSaved({ problem: limitProblem })
  }
  const done = (record: SavedRecord) => {
    changeSaved({ failed: null, savedForm: formData })
    onSaved({ id: record.id, name: nameOf(record) })
  }
  const replace = (id: string, name: string) => {
    changeSaved({ asking: null })
    if (name.trim() === '') return
    changeSaved({ failed: { name, formData, key: crypto.randomUUID(), origin, sale } })
    void replaceRecord(id, { name, formData }, done)
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
    chooseReplacement: () => changeSaved({ asking: 'replacement' }),
    cancel: () => changeSaved({ asking: null }),
    /** An empty name saves nothing, as cancelling does. */
    save(name: string) {
      changeSaved({ asking: null })
      if (name.trim() === '') return
      const isSame = failed?.name === name && failed.formData === formData
      const key = isSame ? failed.key : crypto.randomUUID()
      changeSaved({ failed: { name, formData, key, origin, sale } })
      void saveRecord({ name, formData }, key, done)
    },
    replace,
    /** Writes over the saved calculation under its name; null where that would change nothing. */
    update:
      kept !== undefined && changes(formData, kept) ? () => replace(kept.id, nameOf(kept)) : null,
  }
}

export type Saving = ReturnType<typeof savingOf>
