import { type Currency, readPercent } from '@margine/engine'
import {
  type CategoryBasis,
  type Expense,
  expenses,
  labelOf,
  ofExpenses,
  parts,
  roles,
} from '@margine/listino'
import type { Changeable, ColumnKey, Left, Order, Row } from '@margine/listino/list'
import { formatMargin, formatMoney, formatRate } from '../../format.ts'
import { counted } from '../../italian/counts.ts'
import { shortSourceOf } from '../cost-source.ts'
import { type Ends, words } from './words.ts'

/** How a column of the list looks, in the grid, on paper and on the card of a narrow screen. */
export type Column = {
  key: Order['column']
  /** What stands above it. */
  title: string
  /** In rem. */
  width: number
  isNumber: boolean
  ends: Ends
  text: (row: Row) => string
  /** Why there is nothing in it, where that needs to be said. */
  why: (row: Row) => string
  /** What is written in its cells; null where they are only read. */
  changes: Changeable | null
  /** Whether a narrow screen's card shows it, and what stands there where an article with figures has none. */
  card: { none?: string } | null
}

/** What stands where there is nothing. */
export const none = '—'

const { whyNone } = words

export const hasFigures = ({ profit }: Row): boolean => !Number.isNaN(profit)

/** Why an article has no figures. */
export const whyNoFigures = ({ lacks }: Row): string => whyNone[lacks ?? 'rates']

/** Why an article has no VAT: nobody says which, there are no rates where it is sold, or the regime has none. */
const whyNoVat = ({ lacks }: Row): string =>
  lacks === 'vat' || lacks === 'rates' ? whyNone[lacks] : words.noVat

const figureOr =
  (why: string) =>
  (row: Row): string =>
    hasFigures(row) ? why : whyNoFigures(row)

export const money = (amount: number, row: Row) =>
  Number.isNaN(amount) ? none : formatMoney(amount, row.currency)

/** What an article would leave; empty where that stays unknown. */
export const leftInWords = ({ profit, margin }: Left, currency: Currency) =>
  Number.isNaN(margin) ? '' : words.left(formatMoney(profit, currency), formatMargin(margin))

const piecesOf = ({ monthlySales }: Row) =>
  Number.isNaN(monthlySales) ? none : counted(monthlySales)
const monthlyProfitOf = (row: Row) => money(row.monthlyProfit, row)
const profitOf = (row: Row) => money(row.profit, row)
export const marginOf = ({ margin }: Row) => (Number.isNaN(margin) ? none : formatMargin(margin))
/** What is left after taxes, and its share of the price. */
export const afterTaxOf = (row: Row) =>
  Number.isNaN(row.afterTax)
    ? none
    : words.afterTax(money(row.afterTax, row), formatMargin(row.afterTaxShare))
export const nameOf = ({ name, sku }: Row) => name || sku || words.unnamed
/** What is said of an article; where Amazon's fee for sending it isn't known, that it is without. */
export function bandOf(row: Row): string {
  if (row.verdict !== null) return words.bands[row.verdict]
  return row.lacksFulfilment && hasFigures(row) ? words.withoutFulfilment : none
}
const priceOf = (row: Row) => money(row.price, row)
const costOf = (row: Row) => (Number.isNaN(row.cost) ? words.noCost : money(row.cost, row))

/** The file and the day that a remembered cost is from. */
export const costFromOf = ({ cost, costBasis, costSource }: Row): string => {
  if (Number.isNaN(cost)) return none
  if (costBasis === 'scritto') return words.costWritten
  return costSource === null ? none : shortSourceOf(costSource)
}

/** Shipping, where somebody says it. */
function shippingOf(row: Row): string {
  if (row.lacksShipping) return none
  return Number.isNaN(row.shipping) ? words.noPart : money(row.shipping, row)
}

/** An expense, and that it is what was said for all. */
const expenseOf =
  (expense: Expense) =>
  (row: Row): string => {
    const { amount, from } = row[expense]
    if (expense === 'fulfilment' && row.lacksFulfilment) return words.noFulfilment
    if (from === 'none') return none
    if (Number.isNaN(amount)) return words.noPart
    return from === 'all' ? words.forAll(money(amount, row)) : money(amount, row)
  }

/** What sending an article costs, for a card that has no columns for it; what isn't counted in front. */
export function sendingOf(row: Row): string {
  const fee = expenseOf('fulfilment')(row)
  return [
    row.lacksFulfilment ? fee : '',
    row.lacksShipping ? words.noShipping : words.shipping(shippingOf(row)),
    row.lacksFulfilment || fee === none ? '' : words.fulfilment(fee),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Which expenses of an article are what was said for all; empty where none is. */
export const forAllOf = (row: Row): string =>
  expenses
    .filter((expense) => row[expense].from === 'all')
    .map((expense) => `${roles[expense].word} per tutti`)
    .join(', ')

const amountsOf = { price: priceOf, cost: costOf, shipping: shippingOf }

/** Whether the seller changed something of an article. */
export const isChanged = ({ read, readCategory }: Row): boolean =>
  readCategory !== null || Object.keys(read).length > 0

/** What files say of what the seller changed; empty where it is as they say. */
export function readOf(row: Row, what: Changeable): string {
  if (what === 'category') return row.readCategory ?? ''
  const read = row.read[what]
  if (read === undefined) return ''
  return amountsOf[what]({ ...row, [what]: read, lacksShipping: Number.isNaN(read) })
}

const vatOf = ({ vat }: Row): string => (Number.isNaN(vat) ? none : formatRate(vat))

/** A lowest price of an article: none is known where Amazon's fee for sending it isn't. */
const lowestOf = (price: 'minimum' | 'breakEven') => (row: Row) =>
  row.lacksFulfilment && hasFigures(row) ? words.noFulfilment : money(row[price], row)

export const minimumOf = lowestOf('minimum')

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

type Drawn = Omit<Column, 'key'>

const texts = (
  title: string,
  width: number,
  text: Column['text'],
  more: Partial<Drawn> = {},
): Drawn => ({
  title,
  width,
  text,
  isNumber: false,
  ends: 'text',
  why: whyNoFigures,
  changes: null,
  card: null,
  ...more,
})

/** A column of amounts or percentages. */
export const numbers: typeof texts = (title, width, text, more) =>
  texts(title, width, text, { isNumber: true, ends: 'masculine', ...more })

/** The columns of `listColumns`, in its order. */
export const drawn = {
  name: texts('Articolo', 14.5, nameOf),
  sku: texts('SKU', 9, ({ sku }) => sku || none, { why: () => 'nel file non ha uno SKU' }),
  price: numbers('Prezzo', 9.5, priceOf, { changes: 'price', card: {} }),
  cost: numbers('Costo', 9.5, costOf, { changes: 'cost', card: {} }),
  shipping: numbers('Spedizione', 8, shippingOf, {
    ends: 'feminine',
    why: () => words.unsaid('la'),
    changes: 'shipping',
  }),
  vat: numbers('IVA', 4.5, vatOf, { ends: 'feminine', why: whyNoVat }),
  fees: numbers('Commissione', 7.5, (row) => money(row.fees, row), { ends: 'feminine' }),
  profit: numbers('Guadagno', 6.75, profitOf, { card: {} }),
  margin: numbers('Margine', 6.25, marginOf),
  afterTax: numbers('Dopo le imposte', 9.5, afterTaxOf, {
    why: figureOr('qui non sappiamo quali imposte paghi'),
  }),
  band: texts('Fascia', 6.25, bandOf, {
    ends: 'feminine',
    why: figureOr('qui può valere un regime che non è il tuo: non lo giudichiamo'),
  }),
  minimum: numbers('Prezzo minimo', 8, minimumOf, {
    why: figureOr('nessun prezzo raggiunge il tuo obiettivo'),
    card: { none: 'nessuno' },
  }),
  breakEven: numbers('Pareggio', 8, lowestOf('breakEven'), {
    why: figureOr('nessun prezzo copre i costi'),
  }),
  dead: texts('Soglia', 13, deadOf, {
    ends: 'feminine',
    why: figureOr('un prezzo più basso non rende di più'),
  }),
  monthlySales: numbers('Pezzi al mese', 7.5, piecesOf, { why: () => words.noSales }),
  monthlyProfit: numbers('Guadagno al mese', 9, monthlyProfitOf, {
    why: figureOr(words.noSales),
  }),
  category: texts('Categoria', 14, categoryOf, {
    why: () => 'su questo marketplace la tariffa è una sola',
    changes: 'category',
  }),
  costFrom: texts('Costo da', 11, costFromOf, {
    ends: 'days',
    why: ({ cost }) => (Number.isNaN(cost) ? whyNone.cost : 'il costo è nel file del listino'),
  }),
  ...ofExpenses((expense) => {
    const { it } = parts[expense]
    const ends = it === 'la' ? 'feminine' : 'masculine'
    const why = () => words.unsaid(it)
    return numbers(labelOf(expense), 9, expenseOf(expense), { ends, why })
  }),
} satisfies Readonly<Record<ColumnKey, Drawn>>

const columnKeys = Object.keys(drawn) as ColumnKey[]

/** All columns, in their order. */
export const columns: readonly Column[] = columnKeys.map((key) => ({ key, ...drawn[key] }))
