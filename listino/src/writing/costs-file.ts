import type { CostMemory, CostSource, RememberedCost } from '../articles/cost-memory.ts'
import { type CostPart, costParts } from '../layouts/role.ts'
import { asEntered, byteOrderMark, lineOf } from './delimited-lines.ts'
import { forPeople } from './text-cell.ts'

const titles: Readonly<Record<CostPart, string>> = {
  cost: 'Costo',
  shipping: 'Spedizione',
  fulfilment: 'Tariffa FBA',
  packaging: 'Packaging',
  advertising: 'Pubblicità',
}

const head = [
  'SKU',
  'ASIN o inserzione',
  'EAN',
  'Paese',
  ...costParts.map((part) => titles[part]),
  'Costo con IVA',
  'Valuta',
  'Costo preso da',
  'Giorno',
]

const dayOf = ({ at }: CostSource): string => new Date(at).toLocaleDateString('it-IT')

function newestOf({ sources }: RememberedCost): CostSource {
  return Object.values(sources).reduce((one, other) => (other.at > one.at ? other : one))
}

function line(cost: RememberedCost): string {
  const { ids, parts, currencies, includesVAT } = cost
  const newest = newestOf(cost)
  const [currency = 'EUR'] = costParts.flatMap((part) => currencies[part] ?? [])
  const amount = (part: CostPart): string => {
    const other = currencies[part] === currency ? '' : ` ${currencies[part] ?? ''}`
    const value = parts[part]
    return value === undefined ? '' : `${asEntered(value)}${other}`
  }
  const vat = includesVAT === null ? '' : includesVAT ? 'si' : 'no'
  const texts = [ids.sku, ids.listing, ids.ean, ids.country]
  const from = newest.file === '' ? 'scritto a mano' : newest.file
  const said = [vat, currency, from, dayOf(newest)]
  const cells = [
    ...texts.map((text) => forPeople(text, { count: 0 })),
    ...costParts.map(amount),
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
  for (const cost of memory.entries()) if (Object.keys(cost.parts).length > 0) yield line(cost)
}
