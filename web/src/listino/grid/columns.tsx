import type { CategoryBasis } from '@margine/listino'
import { formatMargin, formatMoney, formatRate } from '../../format.ts'
import { shortSourceOf } from '../cost-source.ts'
import type { Changeable } from '../worker/articles.ts'
import type { Row } from '../worker/row.ts'
import type { ColumnKey, Order } from '../worker/view.ts'
import { words } from './words.ts'

/** How a column of the grid looks. */
export type Column = {
  key: Order['column']
  /** What stands above it. */
  title: string
  /** In rem. */
  width: number
  isNumber: boolean
  text: (row: Row) => string
  /** Why there is nothing in it, where that needs to be said. */
  why: (row: Row) => string
}

/** What stands where there is nothing. */
export const none = '—'

const { whyNone } = words

/** Why an article has no figures. */
export const whyNoFigures = ({ lacks }: Row): string => whyNone[lacks ?? 'rates']

const figureOr =
  (why: string) =>
  (row: Row): string =>
    row.verdict === null ? whyNoFigures(row) : why

export const whyNoMinimum = figureOr(whyNone.minimum)
const money = (amount: number, row: Row) =>
  Number.isNaN(amount) ? none : formatMoney(amount, row.currency)

export const profitOf = (row: Row) => money(row.profit, row)
export const marginOf = ({ margin }: Row) => (Number.isNaN(margin) ? none : formatMargin(margin))
export const nameOf = ({ name, sku }: Row) => name || sku || words.unnamed
export const bandOf = ({ verdict }: Row) => (verdict === null ? none : words.bands[verdict])
export const priceOf = (row: Row) => money(row.price, row)
export const costOf = (row: Row) => (Number.isNaN(row.cost) ? words.noCost : money(row.cost, row))

/** The file and the day that a remembered cost is from. */
export const costFromOf = ({ cost, costBasis, costSource }: Row): string => {
  if (Number.isNaN(cost)) return none
  if (costBasis === 'scritto') return words.costWritten
  return costSource === null ? none : shortSourceOf(costSource)
}

/** Shipping, or why it isn't all that sending costs. */
function shippingOf(row: Row): string {
  if (row.lacksFulfilment) return words.noFulfilment
  return Number.isNaN(row.shipping) ? words.noPart : money(row.shipping, row)
}

const amountsOf = { price: priceOf, cost: costOf, shipping: shippingOf }

/** Whether the seller changed something of an article. */
export const isChanged = ({ read, readCategory }: Row): boolean =>
  readCategory !== null || Object.keys(read).length > 0

/** What files say of what the seller changed; empty where it is as they say. */
export function readOf(row: Row, what: Changeable): string {
  if (what === 'category') return row.readCategory ?? ''
  const read = row.read[what]
  return read === undefined ? '' : amountsOf[what]({ ...row, [what]: read, lacksFulfilment: false })
}

const vatOf = ({ vat }: Row): string => (Number.isNaN(vat) ? none : formatRate(vat))

export const minimumOf = (row: Row) => money(row.minimum, row)
export const gainOf = (gain: number, row: Row) => money(gain, row)

export const deadOf = (row: Row) =>
  Number.isNaN(row.better) ? none : words.better(money(row.better, row), money(row.loss, row))

const rounded = (percent: number) => Math.round(percent * 100) / 100

const bases: Readonly<Partial<Record<CategoryBasis, string>>> = {
  scritta: words.writtenCategory,
  scelta: words.chosenCategory,
  ipotizzata: words.assumedCategory,
  regola: words.ruledCategory,
}

/** What the marketplace says that it takes, where our table says something else; empty elsewhere. */
export const trueFeeOf = ({ truePercent, tableAgrees }: Row): string =>
  tableAgrees ? '' : words.trueFee(formatRate(rounded(truePercent)))

function categoryOf(row: Row): string {
  const { category, categoryBasis } = row
  const said = bases[categoryBasis]
  const basis = said === undefined ? '' : ` · ${said}`
  const fee = trueFeeOf(row)
  const check = fee === '' ? '' : ` · ${fee}`
  return category === '' ? none : `${category}${basis}${check}`
}

const column = (
  key: ColumnKey,
  width: number,
  isNumber: boolean,
  text: Column['text'],
  why: Column['why'] = whyNoFigures,
): Column => ({ key, title: words.columns[key], width, isNumber, text, why })

/** All columns, in their order. */
export const columns: readonly Column[] = [
  column('name', 14.5, false, nameOf),
  column(
    'sku',
    9,
    false,
    ({ sku }) => sku || none,
    () => whyNone.sku,
  ),
  column('price', 9.5, true, priceOf),
  column('cost', 9.5, true, costOf),
  column('shipping', 8, true, shippingOf),
  column('vat', 4.5, true, vatOf),
  column('fees', 7.5, true, (row) => money(row.fees, row)),
  column('profit', 6.75, true, profitOf),
  column('margin', 6.25, true, marginOf),
  column('band', 6.25, false, bandOf),
  column('minimum', 8, true, minimumOf, whyNoMinimum),
  column('breakEven', 6.5, true, (row) => money(row.breakEven, row), figureOr(whyNone.breakEven)),
  column('dead', 13, false, deadOf, figureOr(whyNone.dead)),
  column('category', 14, false, categoryOf, () => whyNone.category),
  column('costFrom', 11, false, costFromOf, (row) =>
    Number.isNaN(row.cost) ? whyNone.cost : whyNone.costFrom,
  ),
]
