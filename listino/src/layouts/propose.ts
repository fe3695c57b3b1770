import { kindOf } from '../numbers/number-style.ts'
import { amountTextIn, type Cell, headerKey } from '../table/cell.ts'
import { amountRoles, type Mapping, type Role } from './role.ts'
import { namesAlone, synonyms } from './synonyms.ts'

/** How sure a proposed column is: its name is a usual one, or holds one. */
export type Confidence = 'certa' | 'probabile'

export type Proposal = {
  mapping: Mapping
  confidence: Readonly<Partial<Record<Role, Confidence>>>
}

const isAmount = (role: Role) => (amountRoles as readonly Role[]).includes(role)

/** Whether the cells of a column could be what a role asks for. */
function suits(role: Role, cells: readonly (Cell | undefined)[]): boolean {
  if (!isAmount(role)) return true
  const texts = cells.map(amountTextIn).filter((text) => kindOf(text) !== 'empty')
  const numbers = texts.filter((text) => kindOf(text) !== 'notANumber')
  return numbers.length >= texts.length * 0.5
}

/** How many words a name has in common with a usual one that it holds; 0 where it holds none. */
const heldIn = (key: string, names: readonly string[]): number =>
  Math.max(
    0,
    ...names
      .filter(
        (name) => name.length > 3 && !namesAlone.has(name) && ` ${key} `.includes(` ${name} `),
      )
      .map((name) => name.length),
  )

/** So many rows tell whether a column holds amounts. */
const judgedRows = 2000

type Candidate = { role: Role; column: number; confidence: Confidence; weight: number }

/** Names further back are those of other things as well. */
const sure = 12

/** What a column's name says of a role; null where nothing. */
function candidateOf(role: Role, key: string, column: number): Candidate | null {
  const names = synonyms[role] ?? []
  const exact = names.indexOf(key)
  if (exact !== -1)
    return { role, column, confidence: exact < sure ? 'certa' : 'probabile', weight: 1000 - exact }
  const weight = heldIn(key, names)
  return weight === 0 ? null : { role, column, confidence: 'probabile', weight }
}

function candidatesOf(header: readonly Cell[], sample: readonly (readonly Cell[])[]): Candidate[] {
  const keys = header.map(headerKey)
  const rows = sample.slice(0, judgedRows)
  return (Object.keys(synonyms) as Role[])
    .flatMap((role) =>
      keys.flatMap((key, column) => {
        const candidate = candidateOf(role, key, column)
        const cells = rows.map((row) => row[column])
        return candidate !== null && suits(role, cells) ? [candidate] : []
      }),
    )
    .sort((a, b) => b.weight - a.weight)
}

/**
 * What the columns of a file that nobody knows could be, by their names and by what stands in them. Each column has one
 * role at most; what is not proposed, the seller names.
 */
export function propose(header: readonly Cell[], sample: readonly (readonly Cell[])[]): Proposal {
  const mapping: Partial<Record<Role, number[]>> = {}
  const confidence: Partial<Record<Role, Confidence>> = {}
  const taken = new Set<number>()
  for (const { role, column, confidence: degree } of candidatesOf(header, sample)) {
    if (mapping[role] !== undefined || taken.has(column)) continue
    mapping[role] = [column]
    confidence[role] = degree
    taken.add(column)
  }
  return { mapping, confidence }
}
