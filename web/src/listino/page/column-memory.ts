import { columnsKey } from '../../session/list-place.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { attempt } from '../../session/tab-memory.ts'
import type { ColumnChoice, KnownChoices } from '../worker/column-choice.ts'
import { isEnding } from './owner.ts'

/** As many kinds of files are remembered, the last ones that were chosen for. */
const mostKinds = 20

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isColumns = (value: unknown): boolean =>
  Array.isArray(value) && value.every((column) => Number.isSafeInteger(column) && column >= 0)

function isChoice(value: unknown): value is ColumnChoice {
  if (!isObject(value) || !('mapping' in value) || !('mark' in value)) return false
  const { mapping, mark } = value
  return (
    isObject(mapping) &&
    Object.values(mapping).every(isColumns) &&
    [null, 'comma', 'dot'].includes(mark as null)
  )
}

function readChoices(): KnownChoices {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(columnsKey) ?? 'null'))
  if (!isObject(kept) || !('owner' in kept) || !('choices' in kept)) return {}
  const { owner, choices } = kept
  if (owner !== signedInUser.email || !isObject(choices)) return {}
  return Object.fromEntries(Object.entries(choices).filter(([, choice]) => isChoice(choice)))
}

/** What this seller chose for the columns of their files; kept on this device as far as the browser allows. */
export class ColumnMemory {
  #choices = readChoices()

  get choices(): KnownChoices {
    return this.#choices
  }

  keep(fingerprint: string, choice: ColumnChoice): void {
    const { [fingerprint]: _, ...others } = this.#choices
    const kinds = Object.entries({ ...others, [fingerprint]: choice })
    this.#choices = Object.fromEntries(kinds.slice(-mostKinds))
    if (isEnding()) return
    const kept = { owner: signedInUser.email, choices: this.#choices }
    attempt(() => localStorage.setItem(columnsKey, JSON.stringify(kept)))
  }

  forget(): void {
    this.#choices = {}
  }
}
