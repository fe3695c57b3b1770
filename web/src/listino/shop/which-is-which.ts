import { type OpenedList, openList, sourceOf } from '@margine/listino'
import { readingOf } from './unread.ts'

/** Thrown where two files could each be the list. */
export class Undecided extends Error {}

type Opened = { file: File; list: OpenedList }

const isKnown = ({ list }: Opened) => list.layout !== null && list.mapping.price !== undefined
const hasPrice = ({ list }: Opened) => list.mapping.price !== undefined
const hasCost = ({ list }: Opened) => list.mapping.cost !== undefined

/** What only the list is, the surest sign in front. */
const signs: readonly ((one: Opened) => boolean)[] = [
  isKnown,
  (one) => hasPrice(one) && !hasCost(one),
  hasPrice,
]

/** Of two files the list, and that of its costs. */
export async function whichIsWhich(one: File, other: File): Promise<{ list: File; costs: File }> {
  const opened = await Promise.all(
    [one, other].map(async (file) => {
      const list = await readingOf(file, () => openList(sourceOf(file, file.name)))
      return { file, list }
    }),
  )
  const [first, second] = opened as [Opened, Opened]
  const sign = signs.find((holds) => holds(first) !== holds(second))
  if (sign === undefined) throw new Undecided()
  return sign(first) ? { list: one, costs: other } : { list: other, costs: one }
}
