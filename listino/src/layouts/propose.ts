import { greatestOf } from '../extremes.ts'
import { type Cell, textIn } from '../table/cell.ts'
import { isAbout } from './beginnings.ts'
import { holds } from './content.ts'
import { amountRoles, type Certainty, flagOf, type Mapping, type Role } from './role.ts'
import { namesAlone, synonyms } from './synonyms.ts'
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

/** Roles that take a usual title: part of a title says too little of them. */
const exactOnly: ReadonlySet<Role> = new Set<Role>([
  'store',
  'currency',
  'channel',
  'category',
  'discount',
  'packSize',
  'saleFrom',
  'saleTo',
  'onSale',
  'priceVAT',
  'costVAT',
  'costCurrency',
  'group',
  'rowKind',
  'format',
])

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

/** What a title says that its column may be; the surest in front. Its content is not looked at. */
export function candidatesBy(title: Title): Candidate[] {
  const { words, subject, currency } = title
  const found: Candidate[] = []
  for (const [role, { usual, also = [], unless = [] }] of Object.entries(synonyms)) {
    // VAT in a currency is what it comes to, and no rate.
    if (role === 'vat' && currency !== null) continue
    const at = usual.findIndex((name) => name === subject || name === words)
    const isAlso = also.some((name) => name === subject || name === words)
    if (at !== -1) found.push({ role: role as Role, certainty: 'title', weight: 2000 - at })
    else if (isAlso) found.push({ role: role as Role, certainty: 'guess', weight: 1000 })
    else if (!exactOnly.has(role as Role)) {
      const weight = heldIn(subject, [...usual, ...also], unless)
      if (weight > 0) found.push({ role: role as Role, certainty: 'guess', weight })
    }
  }
  return [...found, ...flagsBy(title, found)].sort((one, other) => other.weight - one.weight)
}

/** The cells of a column in the first rows. */
export const cellsOf = (sample: readonly (readonly Cell[])[], column: number) =>
  sample.slice(0, judgedRows).map((row) => row[column])

/** A price with VAT is what customers read; of two titles that say the same else, that one counts. */
const vatWeight = { true: 0.5, null: 0.25, false: 0 } as const

/** Of a column whose title speaks of VAT: whether its cells are 1 and 0 alone, which may be amounts or «si» and «no». */
type Placed = Candidate & { column: number; includesVAT: boolean | null; areBits: boolean }

const amounts: ReadonlySet<Role> = new Set(amountRoles)

const areBits = (cells: readonly (Cell | undefined)[]): boolean =>
  cells.every((cell) => ['', '0', '1'].includes(textIn(cell)))

/**
 * Columns of 1 and 0 under «Prezzo IVA inclusa» are «si» and «no» where another column has the amount and doesn't speak of
 * VAT itself; else they are amounts.
 */
function withBitsSettled(all: readonly Placed[]): Placed[] {
  const isElsewhere = (role: Role) =>
    all.some((one) => one.role === role && one.includesVAT === null)
  const isAmount = ({ role, areBits }: Placed) => areBits && amounts.has(role) && !isElsewhere(role)
  const held = new Set(all.filter(isAmount).map(({ column }) => column))
  return all.filter(({ role, column, areBits }) =>
    held.has(column) ? amounts.has(role) : !areBits || !amounts.has(role),
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
): Placed[] {
  const isHidden = ({ column }: Placed) => Number(hidden.has(column))
  const all = titlesOf(header).flatMap((title, column) => {
    const candidates = candidatesBy(title)
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
 * What the columns of a file that nobody knows could be, by their titles and by what stands in them. Each column has one
 * role at most; what is not proposed, the seller names.
 *
 * @param hidden the columns that nobody sees: each other one comes before them
 */
export function propose(
  header: readonly Cell[],
  sample: readonly (readonly Cell[])[],
  hidden: ReadonlySet<number> = none,
): Proposal {
  const mapping: Partial<Record<Role, number[]>> = {}
  const certainty: Partial<Record<Role, Certainty>> = {}
  const taken = new Set<number>()
  for (const { role, column, certainty: degree } of candidatesIn(header, sample, hidden)) {
    if (mapping[role] !== undefined || taken.has(column)) continue
    mapping[role] = [column]
    certainty[role] = degree
    taken.add(column)
  }
  return withBareFlag(header, withoutSaleAlone(withoutLastDayAlone({ mapping, certainty })))
}

/**
 * «IVA inclusa» speaks of the only amount that there is, or of the one that no other column speaks of; else nobody can tell
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
