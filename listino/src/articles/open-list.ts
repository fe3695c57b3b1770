import { defaultFormData, ratesOf } from '@margine/engine'
import { sharingVAT } from '../costs/parts.ts'
import { openArticles } from '../file-kind.ts'
import { customersPay } from '../layouts/customer-pays.ts'
import type { Layout } from '../layouts/layout.ts'
import { type Proposal, propose, withoutSaleAlone } from '../layouts/propose.ts'
import { mappingBy } from '../layouts/recognise.ts'
import {
  type Certainty,
  type Mapping,
  type Role,
  rolesOfCostsAlone,
  rolesWith,
} from '../layouts/role.ts'
import { titleOf, titlesOf } from '../layouts/title.ts'
import type { DecimalMark } from '../numbers/number-style.ts'
import { headerKey } from '../table/cell.ts'
import type { Source } from '../table/source.ts'
import type { Table, TableChoice } from '../table/table.ts'
import { flagIn } from './columns.ts'
import { ownMarkOf } from './own-mark.ts'
import { vatAbove } from './rows-above.ts'

type Beginning = Pick<Table, 'header' | 'sample'> & Partial<Pick<Table, 'hidden'>>
type Above = 'preface' | 'sheets'

/** A file with what its columns are, as far as its titles and cells show it. */
export type OpenedList = Proposal & {
  table: Table
  /** The known file that it is; null for any other. */
  layout: Layout | null
  /** What stands before decimals, where the kind of file settles it; null where each column tells. */
  mark: DecimalMark | null
}

/** The columns with titles that say the same of VAT as the first: one flag counts for all. */
function ofOneVAT(header: readonly string[], columns: readonly number[]): readonly number[] {
  const says = (column: number) => titleOf(header[column] ?? '').includesVAT
  return columns.filter((column) => says(column) === says(columns[0] ?? -1))
}

const addable = rolesWith('addable')

/** A known file's columns, with what the seller added to it: a column of costs, above all. */
export function columnsOfLayout(
  layout: Layout,
  { header, sample, hidden }: Beginning,
  country: string,
): Proposal {
  const seen = header.map((title, column) => (hidden?.has(column) ? '' : title))
  const mapping: Partial<Record<Role, readonly number[]>> = {
    ...mappingBy(layout.columns, header, country),
    ...mappingBy(layout.columns, seen, country),
  }
  const certainty: Partial<Record<Role, Certainty>> = {}
  for (const role of Object.keys(mapping) as Role[]) certainty[role] = 'layout'
  const isSinceOffered = (title: string) => layout.sinceOffered?.includes(headerKey(title)) === true
  const sinceOffered = header.flatMap((title, column) => (isSinceOffered(title) ? column : []))
  const used = new Set([...Object.values(mapping).flat(), ...sinceOffered])
  const added = propose(header, sample, hidden)
  const theirs = customersPay(header, sample, layout)
  for (const role of addable) {
    const columns = added.mapping[role]
    if (columns === undefined || mapping[role] !== undefined) continue
    if (columns.some((column) => theirs.has(column))) continue
    // Our own results say it among their terms.
    if (layout.key === 'margine' && role === 'priceVAT') continue
    if (added.certainty[role] !== 'title' || columns.some((column) => used.has(column))) continue
    mapping[role] = columns
    certainty[role] = 'title'
  }
  if (mapping.price !== undefined) mapping.price = ofOneVAT(header, mapping.price)
  return withoutSaleAlone({ mapping, certainty })
}

/** What the columns of an unknown file could be, where it lists articles. */
function proposedOf({ header, sample, hidden }: Beginning, marketplace: string): Proposal {
  const { mapping, certainty } = propose(header, sample, hidden, marketplace)
  const isOfList = ([role]: [string, unknown]) => !rolesOfCostsAlone.includes(role as Role)
  return {
    mapping: Object.fromEntries(Object.entries(mapping).filter(isOfList)),
    certainty: Object.fromEntries(Object.entries(certainty).filter(isOfList)),
  }
}

export type ListChoice = TableChoice & {
  /** Where its articles are sold: of the prices of several countries, that one's counts. */
  country?: string
  /** The marketplace in use: of what a file says of several, its own counts. */
  marketplace?: string
}

/** Opens a file of articles and says what its columns are. Throws `Unreadable` where nothing can be read. */
export async function openList(
  source: Source,
  { country = 'IT', marketplace = '', ...choice }: ListChoice = {},
): Promise<OpenedList> {
  const { table, layout } = await openArticles(source, choice)
  if (layout === null) return { table, layout, mark: null, ...proposedOf(table, marketplace) }
  const proposal = columnsOfLayout(layout, table, country)
  return { table, layout, mark: ownMarkOf(table, layout, proposal.mapping), ...proposal }
}

/** Whether the costs include VAT, as their title says, or what stands above the titles; null where nothing does. */
export function costVATIn(table: Pick<Table, 'header' | Above>, { cost }: Mapping): boolean | null {
  if (cost === undefined) return null
  const title = titlesOf(table.header)[cost[0] ?? -1]
  return title?.includesVAT ?? vatAbove(table, 'cost', cost[0] ?? -1)
}

/**
 * Whether the prices include VAT, as their title says, where it doesn't a column that says the same of every row, what
 * stands above the titles, or the kind of file; null where nothing does.
 */
export function priceVATIn(
  table: Beginning & Pick<Table, Above>,
  mapping: Mapping,
  layout: Layout | null = null,
): boolean | null {
  if (mapping.price === undefined) return null
  const title = titlesOf(table.header)[mapping.price[0] ?? -1]
  return (
    title?.includesVAT ??
    flaggedAlike(table, mapping) ??
    vatAbove(table, 'price', mapping.price[0] ?? -1) ??
    layout?.priceIncludesVAT ??
    null
  )
}

/**
 * That the prices of a program are without VAT, as they are until a setting says otherwise; empty where the file says which.
 *
 * @param remedy how the seller says that they include it
 */
export function priceVATInWords(
  { table, layout }: Pick<OpenedList, 'layout'> & { table: Beginning & Pick<Table, Above> },
  mapping: Mapping,
  remedy: string,
): string {
  if (layout?.vatIsSetting !== true || priceVATIn(table, mapping) !== null) return ''
  return `I prezzi contano senza IVA, come li esporta ${layout.label.replace(/,.*/, '')} se non hai cambiato le sue impostazioni: se i tuoi sono con IVA ${remedy}.`
}

/**
 * Whether shipping, packaging and advertising include VAT, as the titles of all their columns say; null where they don't, or
 * differ: one switch counts for all.
 */
export function expensesVATIn({ header }: Pick<Table, 'header'>, mapping: Mapping): boolean | null {
  const columns = sharingVAT.flatMap((part) => mapping[part] ?? [])
  const [first = null, ...others] = columns.map(
    (column) => titleOf(header[column] ?? '').includesVAT,
  )
  return others.every((one) => one === first) ? first : null
}

/** That expenses count with VAT because titles of the list say so, wherever else they are written; empty where they don't. */
export const expensesVATInWords = (table: Pick<Table, 'header'>, mapping: Mapping): string =>
  expensesVATIn(table, mapping) === true
    ? 'Spedizione, packaging e pubblicità contano IVA inclusa, come dice il titolo: anche quelli scritti altrove.'
    : ''

/** What a column says of the VAT of every price; null where there is none, and where rows differ. */
function flaggedAlike({ header, sample }: Beginning, mapping: Mapping): boolean | null {
  const said = sample
    .map((row) => flagIn(row, header, mapping.priceVAT))
    .filter((one) => one !== null)
  const [first = null] = said
  return first !== null && said.every((one) => one === first) ? first : null
}

/**
 * The rate of VAT of all articles by the title of the price («Prezzo IVA 4% inclusa»), else by that of the cost: what is
 * bought at a rate is sold at it in Italy. Null where a column says it row by row, and where no title does.
 */
export function rateInTitle(header: readonly string[], mapping: Mapping): string | null {
  if (mapping.vat !== undefined) return null
  const [price, cost] = (['price', 'cost'] as const).map(
    (role) => titleOf(header[mapping[role]?.[0] ?? -1] ?? '').vat,
  )
  if (price !== null || mapping.store !== undefined) return price ?? null
  return cost === standardRate ? null : (cost ?? null)
}

const standardRate = String(ratesOf({ ...defaultFormData, paese: 'IT' }).country.vatPercent)

/** That all articles have the rate of VAT that a title names; empty where it is Italy's standard one, or none does. */
export function rateInWords({ header }: Pick<Table, 'header'>, mapping: Mapping): string {
  const rate = rateInTitle(header, mapping)
  if (rate === null || rate === standardRate) return ''
  const named = (['price', 'cost'] as const)
    .map((role) => header[mapping[role]?.[0] ?? -1] ?? '')
    .find((title) => titleOf(title).vat === rate)
  return `IVA di tutti gli articoli al ${rate}%, come dice il titolo «${named}».`
}
