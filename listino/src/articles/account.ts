import { greatestOf } from '../extremes.ts'
import { discounted, isAbout } from '../layouts/beginnings.ts'
import { holds, holdsAmounts, holdsShares, namesOtherMarketplaces } from '../layouts/content.ts'
import { customersPay } from '../layouts/customer-pays.ts'
import { daysIn } from '../layouts/days.ts'
import { candidatesBy, cellsOf } from '../layouts/propose.ts'
import {
  type Certainty,
  type ColumnsFor,
  type Mapping,
  type Role,
  roles,
  rolesCountingIn,
} from '../layouts/role.ts'
import { untaxedRows } from '../layouts/tax-status.ts'
import { type Title, titleOf, titlesOf } from '../layouts/title.ts'
import { type Cell, headerKey, textIn } from '../table/cell.ts'
import { filledIn } from '../table/header.ts'
import type { Table } from '../table/table.ts'
import { mostColumns } from '../table/unreadable.ts'
import { pricesElsewhere } from './elsewhere.ts'
import type { OpenedList } from './open-list.ts'

/** Why a column is not counted. */
type NotCounted =
  /** Its title means nothing to us. */
  | 'noRole'
  /** Its title is for something that another column is read for. */
  | 'rival'
  /** It is the price on another marketplace, and counts where a list is compared there. */
  | 'priceElsewhere'
  /** Its title is for numbers, a country or a currency, and its cells hold something else. */
  | 'otherContent'
  /** Its title, or a part of it, is for something that counts only where the seller says so. */
  | 'notSure'
  /** It is what customers pay for sending or wrapping. */
  | 'customers'
  /** Its amounts are of a kilogram, a litre or a metre. */
  | 'byMeasure'
  /** It is how many pieces were sold since an article is offered. */
  | 'sinceOffered'
  /** It counts in a file of costs, and this one lists articles. */
  | 'ofCosts'
  | 'blank'

/** What became of one column of a file. */
export type ColumnAccount = {
  column: number
  title: string
  /** Whether some of its cells are numbers that may be money, or percentages of what a sale costs. */
  holdsAmounts: boolean
} & (
  | { role: Role; certainty: Certainty }
  /** `could` is the role that its title is for; null where that is none. */
  | { role: null; why: NotCounted; could: Role | null }
  /** In so many of the first rows a shop says that it charges no tax. */
  | { role: null; why: 'untaxed'; could: 'vat'; rows: number }
)

/** A column that doesn't count. */
export type LeftOut = Extract<ColumnAccount, { role: null }>
/** A column that counts. */
export type Counted = Exclude<ColumnAccount, { role: null }>

type Opened = Pick<OpenedList, 'mapping' | 'certainty'> & {
  layout?: OpenedList['layout']
  table: Pick<Table, 'header' | 'sample' | 'hidden'>
}

/** The roles that change the figures of an article. */
const counting = {
  articles: new Set(rolesCountingIn('articles')),
  costs: new Set(rolesCountingIn('costs')),
}

/** Whether what a column could be changes nothing: packs of one piece, no discount. */
const changesNothing = (role: Role, cells: Cells): boolean => {
  const { ofCostsAlone } = roles[role]
  return (
    ofCostsAlone !== undefined && cells.every((cell) => ofCostsAlone.nothing.test(textIn(cell)))
  )
}

function whyNot(role: Role | null, mapping: Mapping, cells: Cells, what: ColumnsFor): NotCounted {
  if (isBlank(cells)) return 'blank'
  if (role === null) return 'noRole'
  if (what === 'articles' && roles[role].ofCostsAlone !== undefined) return 'ofCosts'
  if (!holds(role, cells, 'title')) return 'otherContent'
  return mapping[role] === undefined ? 'notSure' : 'rival'
}

/** Why a layout leaves a column out whatever it looks like; null where it doesn't. */
function leftOutBy(layout: Opened['layout'], title: string): 'noRole' | 'sinceOffered' | null {
  const key = headerKey(title)
  if (layout?.aside?.includes(key)) return 'noRole'
  return layout?.sinceOffered?.includes(key) ? 'sinceOffered' : null
}

const none: ReadonlySet<number> = new Set()

/**
 * What becomes of every column of a file, in their order: counted as what and how certain, or not counted and why. Whatever
 * is said of columns comes from here.
 *
 * @param opened what we believe of its columns
 * @param mapping the columns that count: what differs from what we believe is the seller's own word
 */
export function accountOf(
  { table, mapping: believed, certainty, layout = null }: Opened,
  mapping: Mapping = believed,
  what: ColumnsFor = 'articles',
): ColumnAccount[] {
  const { header, sample } = table
  const pricesOfOthers =
    what === 'articles' ? new Set(pricesElsewhere(table, layout, mapping).values()) : none
  const roleAt = new Map<number, Role>()
  for (const [role, columns] of Object.entries(mapping))
    for (const column of columns) roleAt.set(column, role as Role)
  // In a workbook something may stand to the right of the last title.
  const length = Math.min(mostColumns, greatestOf(sample.map(filledIn), header.length))
  const titles = titlesOf(header)
  const theirs = customersPay(header, sample, layout)
  // A mapping that the seller has said holds other arrays, be the columns the same.
  const certaintyOf = (role: Role): Certainty =>
    mapping[role] === believed[role] ? (certainty[role] ?? 'chosen') : 'chosen'
  return Array.from({ length }, (_, column): ColumnAccount => {
    const title = header[column] ?? ''
    const cells = cellsOf(sample, column)
    const role = roleAt.get(column)
    const why = leftOutBy(layout, title)
    const common = { column, title, holdsAmounts: why === null && holdsAmounts(title, cells) }
    if (role !== undefined) return { ...common, role, certainty: certaintyOf(role) }
    if (why !== null) return { ...common, role: null, why, could: null }
    const read = titles[column] ?? titleOf(title)
    const other = common.holdsAmounts ? otherAmount(read, theirs.has(column)) : null
    if (other !== null) return { ...common, role: null, why: other, could: null }
    const rows = what === 'articles' ? untaxedIn(title, sample, column) : 0
    if (rows > 0) return { ...common, role: null, why: 'untaxed', could: 'vat', rows }
    return uncounted(common, read, cells, mapping, what)
  }).map((one) =>
    one.role === null && pricesOfOthers.has(one.column) ? asPriceElsewhere(one) : one,
  )
}

const asPriceElsewhere = ({ column, title, holdsAmounts }: LeftOut): LeftOut => ({
  ...{ column, title, holdsAmounts },
  ...{ role: null, why: 'priceElsewhere', could: 'price' },
})

/** A column that doesn't count by what its title and its cells say, and not its kind. */
function uncounted(
  common: Pick<ColumnAccount, 'column' | 'title' | 'holdsAmounts'>,
  title: Title,
  cells: Cells,
  mapping: Mapping,
  what: ColumnsFor,
): ColumnAccount {
  const could = couldBe(title, cells, mapping, what)
  const why = whyNot(could, mapping, cells, what)
  const isTold = common.holdsAmounts || (could === null && holdsShares(common.title, cells))
  return { ...common, role: null, why, could, holdsAmounts: isTold }
}

/** Why amounts are none of what a piece costs or is sold for; null where they may be. */
function otherAmount({ isByMeasure }: Title, isTheirs: boolean): 'customers' | 'byMeasure' | null {
  if (isTheirs) return 'customers'
  return isByMeasure ? 'byMeasure' : null
}

type Cells = readonly (Cell | undefined)[]

const isBlank = (cells: Cells): boolean => cells.every((cell) => textIn(cell) === '')

const untaxedIn = (title: string, sample: readonly Cells[], column: number): number =>
  untaxedRows(
    title,
    sample.map((row) => row[column]),
  )

/** What a column that doesn't count could be, of what an article's figures depend on. */
function couldBe(title: Title, cells: Cells, mapping: Mapping, what: ColumnsFor): Role | null {
  const isOf = (role: Role) =>
    counting[what].has(role) &&
    !changesNothing(role, cells) &&
    (role !== 'onSale' || mapping.salePrice !== undefined)
  return (
    candidatesBy(title).find(({ role }) => isOf(role))?.role ??
    tellingContent(cells) ??
    dayOfSale(title, cells, mapping) ??
    partlyNamed.find(([role, names]) => names(title.words) && isOf(role))?.[0] ??
    null
  )
}

/** Titles of discounts and of packs with other words beside: «Sconto fornitore %», «Pezzi cartone». */
const partlyNamed: readonly (readonly [Role, (words: string) => boolean])[] = [
  ['discount', (words) => isAbout(words, discounted)],
  ['packSize', (words) => packs.test(words)],
]

const packs =
  /(?:^| )(?:pezzi|pz|pcs|pieces|unità|units)(?: (?:per|a|in|x|al))? (?:conf|carton|imball|coll|scatol|pack|box|case)/u

/** What a column's cells say that its title doesn't: countries, marketplaces, or currencies other than the euro. */
function tellingContent(cells: Cells): Role | null {
  const isAll = (text: string) => ['', 'IT', 'EUR', 'ITALIA', 'ITALY'].includes(text.toUpperCase())
  if (cells.every((cell) => isAll(textIn(cell)))) return null
  if (namesOtherMarketplaces(cells)) return 'store'
  return (['currency', 'store'] as const).find((role) => holds(role, cells, 'guess')) ?? null
}

/** Titles of days that are no sale's. */
const otherDays =
  /crea|inser|aggiorn|modific|updat|pubblic|publish|arriv|caric|ultim|last|acquist|purchas|ordin|order|consegn|deliver|nasc|produ|lanci|launch|open|uscit|releas|registr|import|rifornim|vendit|sold|lotto|batch/

/** Days that may be those of a sale, where sale prices count and no column says until when. */
function dayOfSale(
  { words }: Title,
  cells: readonly (Cell | undefined)[],
  { salePrice, saleFrom, saleTo }: Mapping,
): Role | null {
  if (salePrice === undefined || (saleFrom !== undefined && saleTo !== undefined)) return null
  if (otherDays.test(words)) return null
  const said = cells.map(textIn).filter((text) => text !== '')
  // «01/01/2025 - 31/01/2025» and `2025-01-01T00:00+0100/2025-01-31` begin with a day.
  const days = said.filter((text) => daysIn(text.split(/ - |T/)[0]).length > 0)
  if (said.length === 0 || days.length < said.length / 2) return null
  return saleFrom === undefined ? 'saleFrom' : 'saleTo'
}

const isLeftOut = (one: ColumnAccount): one is LeftOut =>
  one.role === null && one.why !== 'blank' && (one.holdsAmounts || one.could !== null)

/** The columns that a seller has to know of unasked: they may change the figures of an article, and don't count. */
export const leftOut = (account: readonly ColumnAccount[]): LeftOut[] => account.filter(isLeftOut)

const isCounted = (one: ColumnAccount): one is Counted => one.role !== null

export const counted = (account: readonly ColumnAccount[]): Counted[] => account.filter(isCounted)

/** The columns with a guessed role: by a part of their title, or by a title that others have too. */
export const guessed = (account: readonly ColumnAccount[]): Counted[] =>
  counted(account).filter(({ certainty }) => certainty === 'guess')

/** The other columns with the title of one. */
export const twinsOf = (
  account: readonly ColumnAccount[],
  { title, column }: ColumnAccount,
): ColumnAccount[] =>
  account.filter((one) => one.column !== column && headerKey(one.title) === headerKey(title))
