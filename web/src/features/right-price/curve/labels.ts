import { lengthOf, nearestWithin, type Range } from './range.ts'

/** How wide a character is on average, in parts of the size of the letters; rather too wide. */
const perCharacter = 0.6

/** About how wide a text is. */
export const widthOfText = (text: string, size: number): number => text.length * perCharacter * size

/** The middle of a text that is wanted at `at` and has to stay within the line. */
export const middleOf = (at: number, width: number, line: Range): number =>
  width > lengthOf(line)
    ? (line.from + line.to) / 2
    : nearestWithin({ from: line.from + width / 2, to: line.to - width / 2 }, at)

/** A label on one of the lines above each other. */
export type Placed<Label> = Label & { x: number; lane: number }

/**
 * Places labels so that none covers another, the first ones first: each in the lowest lane that has room for it.
 * One that has room in none, or is longer than they are, is left out.
 */
export function placed<Label extends { label: string; at: number }>(
  labels: readonly Label[],
  line: Range,
  size: number,
  lanes: number,
): Placed<Label>[] {
  const taken: (Range & { lane: number })[] = []
  return labels.flatMap((label) => {
    const width = widthOfText(label.label, size)
    if (width > lengthOf(line)) return []
    const x = middleOf(label.at, width, line)
    const [from, to] = [x - width / 2 - size, x + width / 2 + size]
    for (let lane = 0; lane < lanes; lane++) {
      const isFree = taken.every((one) => one.lane !== lane || one.to <= from || one.from >= to)
      if (!isFree) continue
      taken.push({ lane, from: from + size, to: to - size })
      return [{ ...label, x, lane }]
    }
    return []
  })
}
