import {
  type Certainty,
  type ColumnsFor,
  type Mapping,
  type Role,
  roles,
  rolesChosenIn,
  rolesWith,
} from '../layouts/role.ts'
import { headerKey } from '../table/cell.ts'
import { Misuse } from './misuse.ts'

/** The word for a role; null where the command line has none. */
export const wordOf = (role: Role): string | null => roles[role].chosen?.[0] ?? null

/** Columns with those that were named on the command line, `prezzo=Prz. listino`, in the place of what was found. */
export function withNamed(
  mapping: Mapping,
  named: readonly string[] | undefined,
  header: readonly string[],
  what: ColumnsFor,
): Mapping {
  const option = what === 'costs' ? '--colonna-costi' : '--colonna'
  const known = rolesChosenIn(what)
  let found = mapping
  const said = new Map<Role, number>()
  for (const text of named ?? []) {
    const [word = '', ...rest] = text.split('=')
    const name = rest.join('=')
    const typed = word.trim().toLowerCase()
    const role = known.find((one) => wordOf(one) === typed)
    if (role === undefined)
      throw new Misuse(`${option}: «${word}» non c'è. Scegli tra ${known.map(wordOf).join(', ')}.`)
    const column = header.findIndex((title) => headerKey(title) === headerKey(name))
    if (column === -1)
      throw new Misuse(`Nel file non c'è la colonna «${name}». Ci sono: ${header.join(', ')}.`)
    const [other] = [...said].find(([one, of]) => (one === role) !== (of === column)) ?? []
    if (other === role)
      throw new Misuse(`${option}: di «${word}» hai scritto due colonne. Lascia quella giusta.`)
    if (other !== undefined)
      throw new Misuse(
        `${option}: la colonna «${name}» è sia «${wordOf(other)}» sia «${word}». Lascia quello giusto.`,
      )
    said.set(role, column)
    found = withColumn(found, role, column)
  }
  return found
}

/** A column has one role: what is named for another isn't what it was taken for. */
function withColumn(mapping: Mapping, role: Role, column: number): Mapping {
  const others = Object.entries(mapping)
    .map(([one, columns]) => {
      const isFree = !columns.includes(column)
      return [one, isFree ? columns : columns.filter((other) => other !== column)] as const
    })
    .filter(([one, columns]) => columns.length > 0 && one !== role)
  return { ...Object.fromEntries(others), [role]: [column] }
}

/** The columns of the results that `--colonne` names, in its order; all where it isn't said. */
export function chosenColumns<Column extends { name: string }>(
  all: readonly Column[],
  typed: string | undefined,
): readonly Column[] {
  if (typed === undefined) return all
  const names = typed.split(',').map((name) => name.trim().toLowerCase())
  return names.map((name, at) => {
    const column = all.find((one) => one.name === name)
    if (column === undefined)
      throw new Misuse(
        `--colonne: «${name}» non c'è. Scegli tra ${all.map((one) => one.name).join(', ')}.`,
      )
    if (names.indexOf(name) < at) throw new Misuse(`--colonne: «${name}» c'è due volte.`)
    return column
  })
}

const dispensable = rolesWith('dispensable')

/** The columns of a file that count where nobody is there to ask. */
export const countedUnasked = (
  mapping: Mapping,
  certainty: Readonly<Partial<Record<Role, Certainty>>>,
): Mapping =>
  Object.fromEntries(
    Object.entries(mapping).filter(
      ([role]) => certainty[role as Role] !== 'guess' || !dispensable.includes(role as Role),
    ),
  )
