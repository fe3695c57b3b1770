import type { Proposal } from '../layouts/propose.ts'
import type { Mapping, Role } from '../layouts/role.ts'
import type { Table } from '../table/table.ts'

type Guess = { role: Role; word: string; vat: string }

const guesses: readonly Guess[] = [
  { role: 'price', word: 'prezzo', vat: 'se è senza IVA aggiungi --prezzo-senza-iva' },
  { role: 'cost', word: 'costo', vat: 'se è IVA inclusa aggiungi --costo-con-iva' },
]

/**
 * The prices and costs whose column is only probably one by its name, and how to say otherwise.
 *
 * @param mapping the columns that count: those that the seller named are no guess
 * @param option the option that names a column of this file
 */
export const guessedInWords = (
  { name, header }: Table,
  proposed: Pick<Proposal, 'mapping' | 'confidence'>,
  mapping: Mapping,
  option: string,
): string[] =>
  guesses.flatMap(({ role, word, vat }) => {
    const isNamed = mapping[role] !== proposed.mapping[role]
    if (isNamed || proposed.confidence[role] !== 'probabile') return []
    const column = header[mapping[role]?.[0] ?? -1]
    if (column === undefined) return []
    return [
      `${name}: il ${word} è letto da «${column}», solo per il suo nome: se è un'altra colonna usa ${option} ${word}=NOME, ${vat}.`,
    ]
  })
