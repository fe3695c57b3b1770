import { isCostToo, type OpenedList, openList, sourceOf } from '@margine/listino'
import { readingOf, Unread } from '../../unread-file.ts'
import { messages } from './words.ts'

type Opened = { file: File; list: OpenedList }

const isKnown = ({ list }: Opened) => list.layout !== null && list.mapping.price !== undefined
const hasPrice = ({ list }: Opened) => list.mapping.price !== undefined
const hasCost = ({ list }: Opened) => list.mapping.cost !== undefined

const isCalledAsCost = ({ list: { table, mapping } }: Opened) =>
  isCostToo(table.header[mapping.price?.[0] ?? -1])

const mayBeCosts = (one: Opened) => !isKnown(one) && !hasCost(one) && isCalledAsCost(one)

const isForSelling = (one: Opened) => one.list.certainty.price === 'title' && !isCalledAsCost(one)

/** Whether the prices of one of two files may be the costs of the other. */
const mayBeTheOthersCosts = (one: Opened, other: Opened) =>
  hasPrice(one) && hasPrice(other) && (mayBeCosts(one) || mayBeCosts(other))

/** What only the list is, beside the other file: the surest sign in front. */
const signs: readonly ((one: Opened, other: Opened) => boolean)[] = [
  isKnown,
  (one, other) => isForSelling(one) && !hasCost(one) && mayBeCosts(other),
  (one, other) => hasPrice(one) && !hasCost(one) && !mayBeTheOthersCosts(one, other),
  hasPrice,
]

/** Of two files the list, and that of its costs. Throws `Unread` where each could be the list. */
export async function whichIsWhich(one: File, other: File): Promise<{ list: File; costs: File }> {
  const opened = await Promise.all(
    [one, other].map(async (file) => {
      const list = await readingOf(file, () => openList(sourceOf(file, file.name)))
      return { file, list }
    }),
  )
  const [first, second] = opened as [Opened, Opened]
  const sign = signs.find((holds) => holds(first, second) !== holds(second, first))
  if (sign === undefined) throw new Unread(messages.whichIsWhich)
  return sign(first, second) ? { list: one, costs: other } : { list: other, costs: one }
}
