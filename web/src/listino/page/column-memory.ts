import type { ColumnChoice, KnownChoices } from '@margine/listino/list'
import { device } from '../../person/vault.ts'

/** How many kinds of files are remembered: those that were chosen for last. */
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
  const kept = Object.entries(device.get('columns') ?? {})
  return Object.fromEntries(kept.filter(([, choice]) => isChoice(choice)))
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
    device.set('columns', this.#choices)
  }

  forget(): void {
    this.#choices = {}
    device.drop('columns')
  }
}
