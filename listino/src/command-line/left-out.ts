import type { Proposal } from '../layouts/propose.ts'
import type { Mapping, Role } from '../layouts/role.ts'
import type { Table } from '../table/table.ts'

type Guess = { role: Role; word: string; thing: string }

const guesses: readonly Guess[] = [
  { role: 'shipping', word: 'spedizione', thing: 'la spedizione' },
  { role: 'packaging', word: 'packaging', thing: 'il packaging' },
  { role: 'advertising', word: 'pubblicita', thing: 'la pubblicità' },
]

/** The guesses of which only the name of a column speaks. */
const guessedIn = ({ confidence }: Pick<Proposal, 'confidence'>): Guess[] =>
  guesses.filter(({ role }) => confidence[role] === 'probabile')

/** The columns of a file without those whose name alone speaks of shipping, packaging or advertising. */
export function withoutGuesses(proposed: Pick<Proposal, 'mapping' | 'confidence'>): Mapping {
  const guessed = guessedIn(proposed).map(({ role }) => role)
  return Object.fromEntries(
    Object.entries(proposed.mapping).filter(([role]) => !guessed.includes(role as Role)),
  )
}

/**
 * The columns that were left out, and how to count them.
 *
 * @param mapping the columns that count
 */
export function leftOutInWords(
  { name, header }: Table,
  proposed: Pick<Proposal, 'mapping' | 'confidence'>,
  mapping: Mapping,
): string[] {
  const used = new Set(Object.values(mapping).flat())
  return guessedIn(proposed).flatMap(({ role, word, thing }) => {
    const [column] = proposed.mapping[role] ?? []
    if (mapping[role] !== undefined || column === undefined || used.has(column)) return []
    return [
      `${name}: la colonna «${header[column]}» non è contata: potrebbe essere ${thing}, ma lo dice solo il suo nome. Per contarla usa --colonna "${word}=${header[column]}".`,
    ]
  })
}
