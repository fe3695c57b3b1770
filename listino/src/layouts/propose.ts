import { greatestOf } from '../extremes.ts'
import { type Cell, textIn } from '../table/cell.ts'
import { isAbout } from './beginnings.ts'
import { holds } from './content.ts'
import { customersPay } from './customer-pays.ts'
import { channelIn, isChannel } from './marketplaces.ts'
import { type Certainty, flagOf, isAmountRole, type Mapping, type Role, rolesWith } from './role.ts'
import { namesAlone, synonyms, type Titles } from './synonyms.ts'
import { type Title, titleOf, titlesOf } from './title.ts'

/** What the columns of a file may be, and how certain each role is. */
export type Proposal = {
  mapping: Mapping
  certainty: Readonly<Partial<Record<Role, Certainty>>>
}

/** So many rows tell what a column holds. */
const judgedRows = 2000

/** What a column's title says that it may be. */
export type Candidate = { role: Role; certainty: 'title' | 'guess'; weight: number }

/** The longest usual title that a longer one holds; 0 where it holds none, or is about something else. */
function heldIn(words: string, names: readonly string[], unless: readonly string[]): number {
  const held = names.filter(
    (name) => name.length > 2 && !namesAlone.has(name) && ` ${words} `.includes(` ${name} `),
  )
  if (held.length === 0 || isAbout(words, unless)) return 0
  return greatestOf(
    held.map(({ length }) => length),
    0,
  )
}

/** «IVA inclusa» alone: it says neither of the price nor of the cost. */
const isBareFlag = ({ subject, includesVAT }: Title): boolean =>
  subject === '' && includesVAT !== null

/** What a title that speaks of VAT may be where its cells say yes or no. */
function flagsBy(title: Title, amounts: readonly Candidate[]): Candidate[] {
  if (isBareFlag(title))
    return Object.values(flagOf).map((role) => ({ role, certainty: 'guess', weight: 1 }))
  if (title.includesVAT === null) return []
  return amounts.flatMap(({ role, ...how }) =>
    role === 'price' || role === 'cost' ? [{ ...how, role: flagOf[role] }] : [],
  )
}

/** Whether a title is of no piece: VAT in a currency is an amount and no rate, and how much of a kilogram an article is stands nowhere. */
const isOfOther = (role: Role, { currency, isByMeasure }: Title): boolean =>
  (role === 'vat' && currency !== null) || (isByMeasure && isAmountRole(role))

/** What a title says of one role; null where that is nothing. */
function candidateFor(
  role: Role,
  { usual, also = [], unless = [], isWhole = false }: Titles,
  { words, subject, pieces }: Title,
): Candidate | null {
  const isIt = (name: string) => name === subject || name === words
  const at = usual.findIndex(isIt)
  // A piece may be sold, or the pack.
  const isOfPack = pieces > 1 && (role === 'price' || role === 'salePrice')
  if (at !== -1 && !isOfPack) return { role, certainty: 'title', weight: 2000 - at }
  if (at !== -1 || also.some(isIt)) return { role, certainty: 'guess', weight: 1000 }
  const weight = isWhole ? 0 : heldIn(subject, [...usual, ...also], unless)
  return weight > 0 ? { role, certainty: 'guess', weight } : null
}

/** What a title says that its column may be; the surest in front. Its content is not looked at. */
export function candidatesBy(title: Title): Candidate[] {
  const found = Object.entries(synonyms).flatMap(([role, titles]) => {
    const candidate = candidateFor(role as Role, titles, title)
    return candidate === null || isOfOther(candidate.role, title) ? [] : [candidate]
  })
  return [...found, ...flagsBy(title, found)].sort((one, other) => other.weight - one.weight)
}

/** What a marketplace may have its own of. */
export const ownOnMarketplace = rolesWith('perMarketplace')

/** What a title that names the marketplace in use says without that name, where it is a usual one; it comes before others. */
function candidatesOn(marketplace: string, title: Title): Candidate[] {
  const named = channelIn(title.words)
  if (named === null || !isChannel(named, marketplace)) return []
  const bare = (text: string) =>
    text
      .replace(named, '')
      .replace(/ +/g, ' ')
      .trim()
      .replace(/ (?:su|per|on|di)$/u, '')
  return candidatesBy({ ...title, words: bare(title.words), subject: bare(title.subject) })
    .filter(({ role, certainty }) => ownOnMarketplace.includes(role) && certainty === 'title')
    .map((candidate) => ({ ...candidate, weight: candidate.weight + 2000 }))
}

/** The cells of a column in the first rows. */
export const cellsOf = (sample: readonly (readonly Cell[])[], column: number) =>
  sample.slice(0, judgedRows).map((row) => row[column])

/** A price with VAT is what customers read; of two titles that say the same else, that one counts. */
const vatWeight = { true: 0.5, null: 0.25, false: 0 } as const

/** Where the title speaks of VAT: whether the cells are 1 and 0 alone, which may be amounts or «si» and «no». */
type Placed = Candidate & { column: number; includesVAT: boolean | null; areBits: boolean }

const areBits = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.every((cell) => ['', '0', '1'].includes(textIn(cell)))

/**
 * Columns of 1 and 0 under «Prezzo IVA inclusa» are «si» and «no» where another column has the amount and doesn't speak of
 * VAT itself; else they are amounts.
 */
function withBitsSettled(all: readonly Placed[]): Placed[] {
  const isElsewhere = (role: Role) =>
    all.some((one) => one.role === role && one.includesVAT === null)
  const isAmount = ({ role, areBits }: Placed) =>
    areBits && isAmountRole(role) && !isElsewhere(role)
  const held = new Set(all.filter(isAmount).map(({ column }) => column))
  return all.filter(({ role, column, areBits }) =>
    held.has(column) ? isAmountRole(role) : !areBits || !isAmountRole(role),
  )
}

const guess = { certainty: 'guess', weight: 1000 } as const

/** Whether a column called «Imballo» may hold how many pieces a pack has: whole numbers, and none of them 0 or 1. */
const areCounts = ({ role }: Candidate, cells: readonly (Cell | undefined)[]): boolean => {
  const texts = cells.map(textIn).filter((text) => text !== '')
  return (
    role === 'packaging' &&
    texts.length > 0 &&
    texts.every((text) => /^(?:[2-9]|[1-9]\d+)$/.test(text))
  )
}

function candidatesIn(
  header: readonly Cell[],
  sample: readonly (readonly Cell[])[],
  hidden: ReadonlySet<number>,
  marketplace: string,
): Placed[] {
  const isHidden = ({ column }: Placed) => Number(hidden.has(column))
  const theirs = customersPay(header, sample)
  const all = titlesOf(header).flatMap((title, column) => {
    if (theirs.has(column)) return []
    const candidates = [...candidatesOn(marketplace, title), ...candidatesBy(title)]
    if (candidates.length === 0) return []
    const cells = cellsOf(sample, column)
    const { includesVAT } = title
    const said = { column, includesVAT, areBits: includesVAT !== null && areBits(cells) }
    return candidates
      .filter(({ role, certainty }) => holds(role, cells, certainty))
      .map((candidate) => (areCounts(candidate, cells) ? { ...candidate, ...guess } : candidate))
      .map((candidate) => ({
        ...candidate,
        ...said,
        weight: candidate.weight + vatWeight[`${includesVAT}`],
      }))
  })
  return withBitsSettled(all).sort(
    (one, other) => isHidden(one) - isHidden(other) || other.weight - one.weight,
  )
}

const none: ReadonlySet<number> = new Set()

/**
 * What the columns of an unknown file could be, by their titles and by what stands in them. Each column has one
 * role at most; what is not proposed, the seller names.
 *
 * @param hidden the columns that a workbook hides: each other one comes before them
 * @param marketplace where the articles are sold: of «Prezzo eBay» and «Prezzo Amazon» its own counts
 */
export function propose(
  header: readonly Cell[],
  sample: readonly (readonly Cell[])[],
  hidden: ReadonlySet<number> = none,
  marketplace = '',
): Proposal {
  const mapping: Partial<Record<Role, number[]>> = {}
  const certainty: Partial<Record<Role, Certainty>> = {}
  const taken = new Set<number>()
  for (const { role, column, certainty: degree } of candidatesIn(
    header,
    sample,
    hidden,
    marketplace,
  )) {
    if (mapping[role] !== undefined || taken.has(column)) continue
    mapping[role] = [column]
    certainty[role] = degree
    taken.add(column)
  }
  return withBareFlag(header, withoutSaleAlone(withoutLastDayAlone({ mapping, certainty })))
}

/**
 * «IVA inclusa» speaks of the only amount that there is, or of the one that no other column speaks of; else it is open
 * of which.
 */
function withBareFlag(header: readonly Cell[], { mapping, certainty }: Proposal): Proposal {
  const { priceVAT, costVAT, ...others } = mapping
  const { priceVAT: _, costVAT: __, ...degrees } = certainty
  const isBare = (columns: readonly number[] | undefined) =>
    isBareFlag(titleOf(header[columns?.[0] ?? -1] ?? ''))
  const bare = [priceVAT, costVAT].find(isBare)
  if (bare === undefined) return { mapping, certainty }
  const settled = {
    ...(priceVAT === undefined || priceVAT === bare ? {} : { priceVAT }),
    ...(costVAT === undefined || costVAT === bare ? {} : { costVAT }),
  }
  const [only, second] = (['price', 'cost'] as const)
    .filter((role) => mapping[role] !== undefined)
    .map((role) => flagOf[role])
    .filter((flag) => !(flag in settled))
  const found = only === undefined || second !== undefined ? {} : { [only]: bare }
  const all = { ...settled, ...found }
  const sure = (Object.keys(all) as (keyof typeof all)[]).map((flag) => [
    flag,
    flag in found ? 'title' : (certainty[flag] ?? 'guess'),
  ])
  return {
    mapping: { ...others, ...all },
    certainty: { ...degrees, ...Object.fromEntries(sure) },
  }
}

/** A guessed last day («Scadenza») without a first one may be no sale's. */
function withoutLastDayAlone({ mapping, certainty }: Proposal): Proposal {
  const { saleTo: _, ...others } = mapping
  const isAlone = certainty.saleTo === 'guess' && mapping.saleFrom === undefined
  return isAlone ? { mapping: others, certainty } : { mapping, certainty }
}

/** Where there is no other price, that of a sale is the price; without one nothing is on sale. */
export function withoutSaleAlone({ mapping, certainty }: Proposal): Proposal {
  const { salePrice, onSale, ...others } = mapping
  if (salePrice === undefined)
    return { mapping: onSale === undefined ? mapping : others, certainty }
  if (mapping.price !== undefined) return { mapping, certainty }
  const { salePrice: degree = 'guess', ...degrees } = certainty
  return { mapping: { ...others, price: salePrice }, certainty: { ...degrees, price: degree } }
}
