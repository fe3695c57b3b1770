import { type CategoryTable, datedCards, margine131, type RateCard } from '@margine/engine'
import { getOrInsert } from '../get-or-insert.ts'
import { headerKey } from '../table/cell.ts'

const keysByName = new WeakMap<CategoryTable, Map<string, string>>()

const namesIn = (table: CategoryTable): Map<string, string> =>
  getOrInsert(keysByName, table, () => {
    const names = new Map<string, string>()
    for (const [key, { label }] of Object.entries(table.categories))
      names.set(headerKey(label), key).set(key, key)
    return names
  })

/** The key of the category that a file names by its key or its Italian name. */
export function keyNamed(table: CategoryTable, name: string): string | undefined {
  const names = namesIn(table)
  return names.get(name) ?? names.get(headerKey(name))
}

const cards: readonly RateCard[] = [
  ...Object.values(margine131.marketplaces),
  ...Object.values<readonly RateCard[]>(datedCards).flat(),
]

const everyName: ReadonlySet<string> = new Set(
  cards.flatMap(({ fees }) => ('categories' in fees ? [...namesIn(fees).keys()] : [])),
)

/**
 * A category's name as names are compared; empty where no marketplace has it on any day. There are few of them, whatever
 * files say.
 *
 * @example
 * knownName(' Francobolli') // 'francobolli'
 */
export function knownName(name: string): string {
  if (name === '' || everyName.has(name)) return name
  const compared = headerKey(name)
  return everyName.has(compared) ? compared : ''
}
