import { readPercent } from '@margine/engine'
import type { CategoryBasis } from '@margine/listino'
import type { Changeable, ColumnKey, Order, Row } from '@margine/listino/list'
import { formatMargin, formatMoney, formatRate } from '../../format.ts'
import { shortSourceOf } from '../cost-source.ts'
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

export const hasFigures = ({ profit }: Row): boolean => !Number.isNaN(profit)

/** Why an article has no figures. */
export const whyNoFigures = ({ lacks }: Row): string => whyNone[lacks ?? 'rates']

const figureOr =
  (why: string) =>
  (row: Row): string =>
    hasFigures(row) ? why : whyNoFigures(row)

export const whyNoMinimum = figureOr(whyNone.minimum)
const money = (amount: number, row: Row) =>
  Number.isNaN(amount) ? none : formatMoney(amount, row.currency)

export const profitOf = (row: Row) => money(row.profit, row)
export const marginOf = ({ margin }: Row) => (Number.isNaN(margin) ? none : formatMargin(margin))
/** What is left after taxes, and its share of the price. */
export const afterTaxOf = (row: Row) =>
  Number.isNaN(row.afterTax)
    ? none
    : words.afterTax(money(row.afterTax, row), formatMargin(row.afterTaxShare))
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

/** An expense, and that it is what was said for all. */
const expenseOf =
  (expense: 'packaging' | 'advertising') =>
  (row: Row): string => {
    const { amount, from } = row[expense]
    if (from === 'none') return none
    if (Number.isNaN(amount)) return words.noPart
    return from === 'all' ? words.forAll(money(amount, row)) : money(amount, row)
  }

/** Which expenses of an article are what was said for all; empty where none is. */
export const forAllOf = ({ packaging, advertising }: Row): string =>
  [
    packaging.from === 'all' ? words.forAllOf.packaging : '',
    advertising.from === 'all' ? words.forAllOf.advertising : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

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
export const trueFeeOf = ({ truePercent, tableAgrees, rateSource }: Row): string => {
  if (tableAgrees) return ''
  const fee = words.trueFee(formatRate(rounded(truePercent)))
  return rateSource === null ? fee : `${fee} (${shortSourceOf(rateSource)})`
}

/** Why an article is in its category, where that needs to be said. */
function basisOf({ categoryBasis, tableAgrees, rateSource }: Row): string | undefined {
  return categoryBasis === 'tariffaVera' && tableAgrees && rateSource !== null
    ? words.paidCategory(shortSourceOf(rateSource))
    : bases[categoryBasis]
}

/** The percentage of the seller's own that counts instead of a category's; empty where none does. */
export const ownRateOf = ({ ownRate }: Pick<Row, 'ownRate'>): string =>
  ownRate === '' ? '' : words.ownRate(formatRate(readPercent(ownRate)))

function categoryOf(row: Row): string {
  const { category, isPrime } = row
  const basis = category === '' ? '' : (basisOf(row) ?? '')
  const said = [category, basis, isPrime ? words.prime : '', trueFeeOf(row), ownRateOf(row)]
  return said.filter((part) => part !== '').join(' · ') || none
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
  column('afterTax', 9.5, true, afterTaxOf, figureOr(whyNone.afterTax)),
  column('band', 6.25, false, bandOf, figureOr(whyNone.band)),
  column('minimum', 8, true, minimumOf, whyNoMinimum),
  column('breakEven', 6.5, true, (row) => money(row.breakEven, row), figureOr(whyNone.breakEven)),
  column('dead', 13, false, deadOf, figureOr(whyNone.dead)),
  column('category', 14, false, categoryOf, () => whyNone.category),
  column('costFrom', 11, false, costFromOf, (row) =>
    Number.isNaN(row.cost) ? whyNone.cost : whyNone.costFrom,
  ),
  column('packaging', 9, true, expenseOf('packaging'), () => whyNone.packaging),
  column('advertising', 9, true, expenseOf('advertising'), () => whyNone.advertising),
]
