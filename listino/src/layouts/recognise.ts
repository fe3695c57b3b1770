import { type Cell, headerKey } from '../table/cell.ts'
import { knownLayouts } from './known.ts'
import { type Layout, signatureOf } from './layout.ts'
import type { Mapping, Role } from './role.ts'
import { storeNames } from './stores.ts'

type Columns = Layout['columns']

const indexOf = (keys: readonly string[], name: string): number[] => {
  const at = keys.indexOf(name)
  return at === -1 ? [] : [at]
}

/** A header as a layout has it, with every name of the country in its place. */
const namesFor = (name: string, country: string): readonly string[] =>
  name.includes('{country}')
    ? storeNames(country).map((store) => name.replace('{country}', store))
    : [name]

/** The columns of a header that have a role by their names, where articles are sold in a country. */
export function mappingBy(columns: Columns, header: readonly Cell[], country: string): Mapping {
  const keys = header.map(headerKey)
  const found: Partial<Record<Role, number[]>> = {}
  for (const [role, names] of Object.entries(columns)) {
    const at = names
      .flatMap((name) => namesFor(name, country))
      .flatMap((name) => indexOf(keys, name))
    if (at.length > 0) found[role as Role] = at
  }
  return found
}

/** What is known of each file: its headers, and those that together no other has. */
const known = knownLayouts.map((layout) => {
  const signature = signatureOf(layout)
  return {
    layout,
    signature,
    names: new Set([...Object.values(layout.columns), ...signature].flat()),
  }
})

/** The headers of all files that are known. */
export const knownNames: ReadonlySet<string> = new Set(known.flatMap(({ names }) => [...names]))

/** The known file that has this header; null where it is none of them. */
export function recognise(header: readonly Cell[]): Layout | null {
  const keys = new Set(header.map(headerKey))
  let best: { layout: Layout; count: number } | null = null
  for (const { layout, signature, names } of known) {
    if (!signature.every((group) => group.some((name) => keys.has(name)))) continue
    const count = [...names].filter((name) => keys.has(name)).length
    if (best === null || count > best.count) best = { layout, count }
  }
  return best?.layout ?? null
}
