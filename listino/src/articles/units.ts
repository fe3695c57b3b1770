import { type AmountRole, amountRoles, type Mapping } from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'

/** A column of amounts of several pieces. */
export type OfPieces = { role: AmountRole; column: number; pieces: number }

/** The amounts of a file that are of several pieces, by their titles. */
const ofPieces = (header: readonly string[], mapping: Mapping): OfPieces[] =>
  amountRoles.flatMap((role) =>
    (mapping[role] ?? [])
      .map((column) => ({ role, column, pieces: titleOf(header[column] ?? '').pieces }))
      .filter(({ pieces }) => pieces > 1),
  )

/** How many pieces are sold as one article: those of both the price and the cost, else one. */
export function piecesSold(found: readonly OfPieces[]): number {
  const [price = 1, cost] = (['price', 'cost'] as const).map(
    (of) => found.find(({ role }) => role === of)?.pieces,
  )
  return price === cost ? price : 1
}

/** What the amounts of each column are divided by: those that are not there by nothing. */
export function divisorsOf(header: readonly string[], mapping: Mapping): Map<number, number> {
  const found = ofPieces(header, mapping)
  const sold = piecesSold(found)
  return new Map(found.map(({ column, pieces }) => [column, pieces / sold]))
}
