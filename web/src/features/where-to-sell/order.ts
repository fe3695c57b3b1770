import type { ComparedRow } from '@margine/engine'

/** What rows can be sorted by. */
export type SortKey = 'name' | 'guadagno' | 'margine' | 'prezzoPari'

export type Sort = { by: SortKey; descending: boolean }

/** As comparisons begin: who earns most comes first. */
export const byProfit: Sort = { by: 'guadagno', descending: true }

/** The sort that a press on a column asks for: the way one looks for it first, and the other way round after. */
export function pressed(sort: Sort, by: SortKey): Sort {
  if (sort.by === by) return { by, descending: !sort.descending }
  return { by, descending: by === 'guadagno' || by === 'margine' }
}

/**
 * Rows in an order. What has no such figure comes last, whichever way.
 *
 * @param nameOf what tells the rows apart
 */
export function sorted(
  rows: readonly ComparedRow[],
  { by, descending }: Sort,
  nameOf: (row: ComparedRow) => string,
): ComparedRow[] {
  const direction = descending ? -1 : 1
  if (by === 'name')
    return rows.toSorted((one, other) => direction * nameOf(one).localeCompare(nameOf(other), 'it'))
  return rows.toSorted(({ [by]: one }, { [by]: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return direction * (one - other)
  })
}

/** The place of a row among some, by their ranks among all. */
export const placeAmong = (rows: readonly ComparedRow[], own: number): number =>
  1 + rows.filter(({ rank }) => rank !== null && rank < own).length
