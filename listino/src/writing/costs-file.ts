import { wordsOfHolding } from '../articles/cost-holding.ts'
import { learnedRoles, wordsOfLearned } from '../articles/learned.ts'
import type { CostMemory, CostsEntry } from '../costs/cost-memory.ts'
import { type CostPart, costParts } from '../costs/parts.ts'
import type { CostSource } from '../costs/remembered.ts'
import { labelOf } from '../layouts/role.ts'
import { asEntered, byteOrderMark, lineOf } from './delimited-lines.ts'
import { forPeople, identifier } from './text-cell.ts'

const head = [
  'SKU',
  'ASIN o inserzione',
  'EAN',
  'Paese',
  ...costParts.map(labelOf),
  'Lunghezza (cm)',
  'Larghezza (cm)',
  'Altezza (cm)',
  'Peso (g)',
  ...learnedRoles.map(labelOf),
  'Costo con IVA',
  'Valuta',
  'Marketplace',
  'Vale dal',
  'Vale fino al',
  'Costo preso da',
  'Giorno',
]

/** Read as a cost again, it says that nobody knows. */
const notKnown = 'n.d.'

const unmeasured = { sides: [Number.NaN, Number.NaN, Number.NaN], grams: Number.NaN }

/** A day as a spreadsheet reads it. */
const written = (day: string): string => day.split('-').reverse().join('/')

const dayOf = ({ at }: CostSource): string => new Date(at).toLocaleDateString('it-IT')

/** Where the newest of it comes from; null where nothing is said. */
function newestOf({ sources }: CostsEntry): CostSource | null {
  const told = Object.values(sources).flatMap((source) => source ?? [])
  return told.reduce<CostSource | null>(
    (one, other) => (one === null || other.at > one.at ? other : one),
    null,
  )
}

/** A line of the file; null where nothing is said of the piece. */
function line(cost: CostsEntry): string | null {
  const { ids, parts, facts, currencies, includesVAT, holding } = cost
  const newest = newestOf(cost)
  if (newest === null) return null
  const [currency = 'EUR'] = costParts.flatMap((part) => currencies[part] ?? [])
  const amount = (part: CostPart): string => {
    const other = currencies[part] === currency ? '' : ` ${currencies[part] ?? ''}`
    const value = parts[part]
    if (value === undefined) return ''
    return Number.isNaN(value) ? notKnown : `${asEntered(value)}${other}`
  }
  const { sides, grams } = facts.measures ?? unmeasured
  const vat = includesVAT === null ? '' : includesVAT ? 'si' : 'no'
  const texts = [ids.sku, ids.listing, ids.ean, ids.country]
  const from = newest.file === '' ? 'scritto a mano' : newest.file
  const { marketplace, from: first, to } = holding
  const held = [
    marketplace || wordsOfHolding.everywhere,
    first === '' ? wordsOfHolding.always : written(first),
    to === '' ? '' : written(to),
  ]
  const said = [vat, currency, ...held, from, dayOf(newest)]
  const cells = [
    ...texts.map((text) => identifier(text, { count: 0 })),
    ...costParts.map(amount),
    ...[...sides, grams].map(asEntered),
    ...learnedRoles.map((role) => wordsOfLearned[role](facts)),
    ...said.map((text) => forPeople(text, { count: 0 })),
  ]
  return lineOf(cells, ';')
}

/**
 * What is remembered of costs as a CSV file, in its parts, for Italian spreadsheets; read as a file of costs it says the
 * same again. A piece of which only a dispute is remembered has no line.
 */
export function* costLines(memory: CostMemory): Generator<string> {
  yield byteOrderMark + lineOf(head, ';')
  for (const cost of memory.entries()) {
    const said = line(cost)
    if (said !== null) yield said
  }
}
