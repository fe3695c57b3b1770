import { type ColumnAccount, guessed, type LeftOut, leftOut, twinsOf } from '../articles/account.ts'
import {
  accountInShort,
  ifKeptIn,
  isUntitled,
  titled,
  uncountedRates,
  unitsInWords,
  whyLeftOut,
} from '../articles/account-words.ts'
import { type ColumnsFor, flagOf, type Role, roles } from '../layouts/role.ts'
import { wordOf } from './columns.ts'

/** Whether no option makes a column count. */
const isForGood = ({ why }: LeftOut): boolean => why === 'ofCosts' || why === 'untaxed'

/** The roles that a column could have: «IVA inclusa» that of the price and that of the cost. */
const rolesOf = ({ could, why }: LeftOut): readonly (Role | null)[] =>
  could === 'priceVAT' && why === 'notSure' ? Object.values(flagOf) : [could]

const columnOf = (one: LeftOut): string =>
  one.title === '' ? `la ${titled(one)},` : `la colonna ${titled(one)}`

const named = (one: LeftOut, option: string): string => {
  if (one.title === '') return ' Per contarla dalle un titolo nel file.'
  const said = rolesOf(one)
    .map((role) => role && wordOf(role))
    .filter((word) => word !== null)
    .map((word) => `${option} "${word}=${one.title}"`)
  return said.length === 0 ? '' : ` Per contarla usa ${said.join(' o ')}.`
}

/** What the titles of guessed prices and costs leave open. */
const vatHint: Readonly<Partial<Record<Role, string>>> = {
  price: ', se è senza IVA aggiungi --prezzo-senza-iva',
  cost: ', se è IVA inclusa aggiungi --costo-con-iva',
}

/**
 * The account of a file's columns, line by line: how many count, which are guessed, which don't count though they may be
 * amounts, and the option that says otherwise.
 *
 * @param option the option that names a column of this file
 */
export function accountInWords(
  file: string,
  account: readonly ColumnAccount[],
  option: string,
  what: ColumnsFor = 'articles',
): string[] {
  const guesses = guessed(account).map((one) => {
    const word = wordOf(one.role)
    const said = `${file}: ${roles[one.role].the} si legge da ${titled(one)}, ma è un'ipotesi.`
    if (word === null) return said
    return `${said} Se è un'altra colonna usa ${option} ${word}=NOME${vatHint[one.role] ?? ''}.`
  })
  const others = leftOut(account)
  const sentences = others
    .filter((one) => !isUntitled(one))
    .map((one) => {
      const remedy = one.why === 'customers' ? ifKeptIn('--spedizione-incassata') : ''
      const why = `${file}: ${columnOf(one)} non è contata: ${whyLeftOut(one, account)}${remedy}.`
      const isTwin = one.title !== '' && twinsOf(account, one).length > 0
      if (isTwin)
        return `${why} Ci sono più colonne con questo titolo: nel file dagliene uno diverso.`
      return why + (one.could === null || isForGood(one) ? '' : named(one, option))
    })
  const untitled = others.filter(isUntitled).map(titled)
  return [
    `${file}: ${accountInShort(account)}.`,
    ...guesses,
    ...unitsInWords(account).map((said) => `${file}: ${said}`),
    ...sentences,
    ...(untitled.length === 0
      ? []
      : [`${file}: colonne con numeri che non contano: ${untitled.join(', ')}.`]),
    ...uncountedRates(account, what).map((said) => `${file}: ${said}`),
  ]
}
