import { accountOf } from '../articles/account.ts'
import { areCostsCertain } from '../articles/certainty.ts'
import { costColumns, isCostToo } from '../articles/cost-columns.ts'
import { type OpenedList, openList } from '../articles/open-list.ts'
import { sourceOf } from '../table/source.ts'
import type { OpenInput } from './asked.ts'
import { type ColumnsBy, fingerprintOf } from './column-choice.ts'
import type { ListFacts } from './facts.ts'
import { readingOf, Unread } from './unread-file.ts'
import { messages } from './words.ts'

type Opened = { file: File; list: OpenedList }

const isKnown = ({ list }: Opened) => list.layout !== null && list.mapping.price !== undefined
const hasPrice = ({ list }: Opened) => list.mapping.price !== undefined
const hasCost = ({ list }: Opened) => list.mapping.cost !== undefined

const isFees = ({ list }: Opened) => list.layout?.key === 'amazonFeePreview'

/** Whether the other file tells Amazon's fees of a list of Amazon. */
const isListOfFees = (one: Opened, other: Opened) =>
  isFees(other) && !isFees(one) && one.list.layout?.marketplace === other.list.layout?.marketplace

const isCalledAsCost = ({ list: { table, mapping } }: Opened) =>
  isCostToo(table.header[mapping.price?.[0] ?? -1])

const mayBeCosts = (one: Opened) => !isKnown(one) && !hasCost(one) && isCalledAsCost(one)

const isForSelling = (one: Opened) => one.list.certainty.price === 'title' && !isCalledAsCost(one)

/** Whether the prices of one of two files may be the costs of the other. */
const mayBeTheOthersCosts = (one: Opened, other: Opened) =>
  hasPrice(one) && hasPrice(other) && (mayBeCosts(one) || mayBeCosts(other))

/** What only the list is, beside the other file: the surest sign in front. */
const signs: readonly ((one: Opened, other: Opened) => boolean)[] = [
  isListOfFees,
  isKnown,
  (one, other) => isForSelling(one) && !hasCost(one) && mayBeCosts(other),
  (one, other) => hasPrice(one) && !hasCost(one) && !mayBeTheOthersCosts(one, other),
  hasPrice,
]

/** Of two files the list, and that of its costs. Throws `Unread` where each could be the list. */
async function whichIsWhich(one: File, other: File): Promise<{ list: File; costs: File }> {
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

/** Which of the files that were opened is the list, and which are its costs. Throws `Unread` where nobody can tell. */
export async function listAndCosts({ file, others = [] }: OpenInput) {
  const [other] = others
  if (other === undefined || other.isCosts)
    return { list: file, costs: others.map((one) => one.file) }
  const { list, costs } = await whichIsWhich(file, other.file)
  return { list, costs: [costs] }
}

/**
 * Whether a file is nothing but the costs of a list: it has no price, nor anything that may be one, or it tells Amazon's fees
 * of a list of Amazon that is here from another file. What the seller said of such files before counts.
 *
 * @param here the list that is here; null where none is
 */
export async function areCostsAlone(
  file: File,
  { known, isAsked, said }: ColumnsBy,
  marketplace: string,
  here: ListFacts | null,
): Promise<boolean> {
  if (said.costs !== undefined) return true
  if (isAsked || said.articles !== undefined) return false
  const { table, layout, mapping } = await readingOf(file, () =>
    openList(sourceOf(file, file.name)),
  )
  if (layout?.key === 'margineCosti') return true
  const before = (what: 'articles' | 'costs') =>
    known[fingerprintOf(what, table, what === 'articles' ? marketplace : '') ?? ''] !== undefined
  if (before('articles')) return false
  if (before('costs')) return true
  if (layout?.key === 'amazonFeePreview')
    return here?.trueFees.marketplace === layout.marketplace && here?.label !== layout.label
  if (layout !== null || mapping.price !== undefined || mapping.cost === undefined) return false
  const account = accountOf({ table, ...costColumns(table) }, undefined, 'costs')
  const mayBePrices = account.some((one) => one.role === null && one.holdsAmounts)
  return areCostsCertain(account) && !mayBePrices
}
