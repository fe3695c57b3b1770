import type { Mapping, Role } from '../layouts/role.ts'
import { headerKey } from '../table/cell.ts'
import { Misuse } from './misuse.ts'

const roles: Readonly<Record<string, Role>> = {
  sku: 'sku',
  nome: 'name',
  prezzo: 'price',
  costo: 'cost',
  spedizione: 'shipping',
  packaging: 'packaging',
  pubblicita: 'advertising',
  valuta: 'currency',
  paese: 'store',
  categoria: 'category',
  'categoria-ebay': 'ebayCategory',
  tariffa: 'referral',
  'tariffa-fba': 'fulfilment',
}

/** Columns with those that were named on the command line, `prezzo=Prz. listino`, in the place of what was found. */
export function withNamed(
  mapping: Mapping,
  named: readonly string[] | undefined,
  header: readonly string[],
): Mapping {
  const found: Partial<Record<Role, readonly number[]>> = { ...mapping }
  for (const text of named ?? []) {
    const [word = '', ...rest] = text.split('=')
    const name = rest.join('=')
    const role = roles[word.trim().toLowerCase()]
    if (role === undefined)
      throw new Misuse(`--colonna: «${word}» non c'è. Scegli tra ${Object.keys(roles).join(', ')}.`)
    const column = header.findIndex((title) => headerKey(title) === headerKey(name))
    if (column === -1)
      throw new Misuse(`Nel file non c'è la colonna «${name}». Ci sono: ${header.join(', ')}.`)
    found[role] = [column]
  }
  return found
}
