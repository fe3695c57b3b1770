/** Pieces by the day on which they were sold; 0 on a day on which something else happened. */
export type SoldOn = Map<string, number>

export const addSold = (to: SoldOn, day: string, pieces: number): void => {
  to.set(day, (to.get(day) ?? 0) + pieces)
}

/** The days that pieces count on, each with its share of them; where none was sold the last day that is known. */
export function sharesOf(
  sold: Iterable<[day: string, pieces: number]>,
): readonly { day: string; share: number }[] {
  const known = [...sold]
  const days = known.filter(([, pieces]) => pieces !== 0)
  const all = days.reduce((sum, [, pieces]) => sum + pieces, 0)
  if (all !== 0) return days.map(([day, pieces]) => ({ day, share: pieces / all }))
  const last = known
    .map(([day]) => day)
    .sort()
    .at(-1)
  return last === undefined ? [] : [{ day: last, share: 1 }]
}
