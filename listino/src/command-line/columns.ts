import type { ColumnsFor } from '../articles/account.ts'
import type { Certainty, Mapping, Role } from '../layouts/role.ts'
import { headerKey } from '../table/cell.ts'
import { Misuse } from './misuse.ts'

/** The words of the command line for what a column is, in each kind of file. */
const roles: Readonly<Record<ColumnsFor, Readonly<Record<string, Role>>>> = {
  articles: {
    sku: 'sku',
    inserzione: 'listing',
    ean: 'ean',
    nome: 'name',
    prezzo: 'price',
    'prezzo-scontato': 'salePrice',
    'inizio-offerta': 'saleFrom',
    'fine-offerta': 'saleTo',
    'in-offerta': 'onSale',
    'prezzo-con-iva': 'priceVAT',
    costo: 'cost',
    'costo-con-iva': 'costVAT',
    'valuta-costo': 'costCurrency',
    spedizione: 'shipping',
    packaging: 'packaging',
    pubblicita: 'advertising',
    iva: 'vat',
    valuta: 'currency',
    paese: 'store',
    categoria: 'category',
    'categoria-ebay': 'ebayCategory',
    tariffa: 'referral',
    'tariffa-fba': 'fulfilment',
    canale: 'channel',
  },
  costs: {
    sku: 'sku',
    inserzione: 'listing',
    ean: 'ean',
    costo: 'cost',
    'costo-con-iva': 'costVAT',
    'valuta-costo': 'costCurrency',
    spedizione: 'shipping',
    packaging: 'packaging',
    pubblicita: 'advertising',
    'tariffa-fba': 'fulfilment',
    valuta: 'currency',
    paese: 'store',
    sconto: 'discount',
    confezione: 'packSize',
  },
}

/** The word for a role; null where the command line has none. */
export const wordOf = (role: Role): string | null =>
  Object.entries({ ...roles.costs, ...roles.articles }).find(([, one]) => one === role)?.[0] ?? null

/** Columns with those that were named on the command line, `prezzo=Prz. listino`, in the place of what was found. */
export function withNamed(
  mapping: Mapping,
  named: readonly string[] | undefined,
  header: readonly string[],
  what: ColumnsFor,
): Mapping {
  const option = what === 'costs' ? '--colonna-costi' : '--colonna'
  let found = mapping
  for (const text of named ?? []) {
    const [word = '', ...rest] = text.split('=')
    const name = rest.join('=')
    const role = roles[what][word.trim().toLowerCase()]
    if (role === undefined)
      throw new Misuse(
        `${option}: «${word}» non c'è. Scegli tra ${Object.keys(roles[what]).join(', ')}.`,
      )
    const column = header.findIndex((title) => headerKey(title) === headerKey(name))
    if (column === -1)
      throw new Misuse(`Nel file non c'è la colonna «${name}». Ci sono: ${header.join(', ')}.`)
    found = withColumn(found, role, column)
  }
  return found
}

/** A column has one role: what is named for another isn't what it was taken for. */
function withColumn(mapping: Mapping, role: Role, column: number): Mapping {
  const others = Object.entries(mapping)
    .map(([one, columns]) => {
      const isFree = !columns.includes(column)
      return [one, isFree ? columns : columns.filter((other) => other !== column)] as const
    })
    .filter(([one, columns]) => columns.length > 0 && one !== role)
  return { ...Object.fromEntries(others), [role]: [column] }
}

/** Roles for which a guess is too little to count unasked: without such a column a file can be calculated all the same. */
const asked: readonly Role[] = [
  'shipping',
  'packaging',
  'advertising',
  'salePrice',
  'ean',
  'listing',
]

/** The columns of a file that count where nobody is there to ask. */
export const countedUnasked = (
  mapping: Mapping,
  certainty: Readonly<Partial<Record<Role, Certainty>>>,
): Mapping =>
  Object.fromEntries(
    Object.entries(mapping).filter(
      ([role]) => certainty[role as Role] !== 'guess' || !asked.includes(role as Role),
    ),
  )
