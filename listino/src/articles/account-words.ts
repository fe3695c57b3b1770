import { sharingVAT } from '../costs/parts.ts'
import { counted as rowsOf } from '../counted.ts'
import {
  type Certainty,
  type ColumnsFor,
  isAmountRole,
  labelOf,
  type Role,
  roles,
} from '../layouts/role.ts'
import { namesChannel, titleOf } from '../layouts/title.ts'
import {
  type ColumnAccount,
  type Counted,
  counted,
  guessed,
  type LeftOut,
  leftOut,
} from './account.ts'
import { piecesSold } from './units.ts'

const sureness: Readonly<Record<Certainty, string>> = {
  layout: 'file conosciuto',
  title: 'riconosciuta dal titolo',
  guess: 'ipotizzata da una parte del titolo',
  chosen: 'scelta da te',
}

const columns = (count: number) => (count === 1 ? '1 colonna' : `${count} colonne`)

/**
 * How many columns a file has, and how many count.
 *
 * @example
 * accountInShort(account) // '8 colonne: 5 contate, 3 no'
 */
export function accountInShort(account: readonly ColumnAccount[]): string {
  const count = counted(account).length
  const others = account.length - count
  const said = count === 1 ? '1 contata' : `${count} contate`
  return `${columns(account.length)}: ${others === 0 ? 'tutte contate' : `${said}, ${others} no`}`
}

/** What a column is called in a sentence. */
export const titled = ({ title, column }: ColumnAccount): string =>
  title === '' ? `colonna ${column + 1}, senza titolo` : `«${title}»`

/** What is read in place of a column that could be the same. */
const readInstead = (account: readonly ColumnAccount[], could: Role): string =>
  account
    .filter(({ role }) => role === could)
    .map(titled)
    .join(' o ')

/** What a column would be by its title, where its cells hold something else. */
const otherContentInWords = (could: Role): string =>
  could === 'store'
    ? 'non dice paesi (se dice marketplace diversi, apri un file per ciascuno)'
    : `dal titolo sarebbe ${roles[could].the}, ma contiene altro`

/** What a column may be where its title is not enough. */
const maybeInWords = (could: Role): string =>
  could === 'priceVAT' || could === 'costVAT'
    ? "non dice se l'IVA è nel prezzo o nel costo"
    : `${could === 'packSize' ? 'potrebbero' : 'potrebbe'} essere ${roles[could].the}, ma non è sicuro`

const alwaysSaid: Readonly<Partial<Record<LeftOut['why'], string>>> = {
  blank: 'è vuota',
  customers: 'è quanto paga il cliente, non un tuo costo',
  sinceOffered: "sono i pezzi venduti dall'inizio dell'inserzione, non quelli di un mese",
  byMeasure: "è l'importo di una misura (al kg, al litro, al metro): serve quello di un pezzo",
}

/** Why a column doesn't count, in Italian. */
export function whyLeftOut(one: LeftOut, account: readonly ColumnAccount[]): string {
  const the = one.could === null ? '' : roles[one.could].the
  const saidAlways = alwaysSaid[one.why]
  if (saidAlways !== undefined) return saidAlways
  if (one.why === 'untaxed')
    return `in ${rowsOf(one.rows, 'riga', 'righe')} dice che il negozio non applica imposte, e qui conta l'IVA dell'articolo: se è un'altra scrivila in una colonna «IVA»`
  if (one.why === 'noRole' || one.could === null)
    return one.holdsAmounts
      ? 'ha numeri, ma il titolo non dice che cosa sono'
      : 'non serve al conto'
  if (one.why === 'ofCosts')
    return roles[one.could].ofCostsAlone?.said ?? `${the} conta solo nei file dei costi`
  if (one.why === 'otherContent') return otherContentInWords(one.could)
  const instead = readInstead(account, one.could)
  if (one.why === 'priceElsewhere')
    return `${the} si legge da ${instead}, questa conta solo quando confronti quel canale`
  if (one.why !== 'rival' || instead === '') return maybeInWords(one.could)
  return `${the} si legge da ${instead}${namesChannel(one.title) ? ', questa è di un altro canale' : ''}`
}

/** Where a seller says that they keep what customers pay for sending. */
export const ifKeptIn = (field: string): string => `: se lo incassi tu, dillo in ${field}`

/** What a column is, or why it doesn't count, in Italian. */
export const columnInWords = (one: ColumnAccount, account: readonly ColumnAccount[]): string =>
  one.role === null
    ? `Non contata: ${whyLeftOut(one, account)}`
    : [labelOf(one.role), ...saidByTitle(one), sureness[one.certainty]].join(', ')

/** The columns that count, each with what its title says. */
const withTitles = (account: readonly ColumnAccount[]) =>
  counted(account).map((one) => ({ ...titleOf(one.title), one }))

/** The switch of the page. */
const expensesSwitch = '«Spedizione, packaging e pubblicità con IVA»'

/**
 * That titles say VAT of expenses which doesn't count in a list: where they differ in it, and in a file of costs, as one switch
 * holds for all.
 */
export function uncountedExpensesVAT(
  account: readonly ColumnAccount[],
  what: ColumnsFor,
  option: string,
): string[] {
  const said = withTitles(account)
  const expenses = said.filter(({ one }) => (sharingVAT as readonly Role[]).includes(one.role))
  const saying = expenses.filter(({ includesVAT }) => includesVAT !== null)
  const isCounted =
    what === 'articles' &&
    expenses.every(({ includesVAT }) => includesVAT === expenses[0]?.includesVAT)
  return isCounted || !saying.some(({ includesVAT }) => includesVAT === true)
    ? []
    : [
        `Di ${saying.map(({ one }) => titled(one)).join(' e ')} il titolo dice l'IVA, ma le spese contano tutte allo stesso modo: con IVA solo con ${option}.`,
      ]
}

/** That the title of the costs says a rate which doesn't count in a file of costs: VAT is taken out by that of the article. */
export const uncountedRates = (account: readonly ColumnAccount[], what: ColumnsFor): string[] =>
  withTitles(account)
    .filter(({ one, vat }) => what === 'costs' && one.role === 'cost' && vat !== null)
    .map(({ one, vat, includesVAT }) =>
      includesVAT === true
        ? `Di ${titled(one)} l'IVA conta con l'aliquota dell'articolo, non al ${vat}%: se è un'altra scrivi i costi senza IVA.`
        : `Di ${titled(one)} nel forfettario si aggiunge l'IVA dell'articolo, non il ${vat}%: se è un'altra scrivi i costi con l'IVA.`,
    )

/** Whether all that is known of a column is that it holds numbers. */
export const isUntitled = ({ why, could }: LeftOut): boolean => why === 'noRole' && could === null

/** What is divided, for its amounts are of several pieces; that price and cost are of as many. */
export function unitsInWords(account: readonly ColumnAccount[]): string[] {
  const found = counted(account).flatMap(({ role, column, title }) => {
    const { pieces } = titleOf(title)
    return pieces > 1 && isAmountRole(role) ? [{ role, column, title, pieces }] : []
  })
  const sold = piecesSold(found)
  const divided = found
    .filter(({ pieces }) => pieces !== sold)
    .map(
      ({ title, pieces }) =>
        `«${title}» è di ${pieces} pezzi: ogni importo è diviso per ${pieces / sold}.`,
    )
  const together = `Prezzo e costo sono di ${sold} pezzi: il conto è di tutti insieme.`
  return sold === 1 ? divided : [together, ...divided]
}

/** What the title of a column of amounts says of them: their VAT, their currency. */
function saidByTitle({ title, role }: Counted): string[] {
  if (!isAmountRole(role)) return []
  const { includesVAT, currency, pieces } = titleOf(title)
  return [
    ...(pieces > 1 ? [`di ${pieces} pezzi`] : []),
    ...(includesVAT === null ? [] : [includesVAT ? 'IVA inclusa' : 'senza IVA']),
    ...(currency === null ? [] : [`in ${currency}`]),
  ]
}

/**
 * What a seller has to know of a file's columns unasked, sentence by sentence: each guess, and each column
 * that may be an amount and doesn't count.
 */
export function warningsOf(
  account: readonly ColumnAccount[],
  what: ColumnsFor = 'articles',
): string[] {
  const guesses = guessed(account).map(
    (one) =>
      `${capital(roles[one.role].the)} si legge da ${titled(one)}: è un'ipotesi, controlla che sia la colonna giusta.`,
  )
  const others = leftOut(account)
  const untitled = others.filter(isUntitled)
  const named = others
    .filter((one) => !isUntitled(one))
    .map((one) => {
      const remedy = one.why === 'customers' ? ifKeptIn('«Il cliente paga la spedizione»') : ''
      return `${capital(titled(one))} non è contata: ${whyLeftOut(one, account)}${remedy}.`
    })
  const numbers =
    untitled.length === 0
      ? []
      : [
          untitled.length === 1
            ? `Non è contata una colonna con numeri: ${untitled.map(titled).join('')}.`
            : `Non sono contate ${untitled.length} colonne con numeri: ${untitled.map(titled).join(', ')}.`,
        ]
  return [
    ...guesses,
    ...unitsInWords(account),
    ...named,
    ...numbers,
    ...uncountedExpensesVAT(account, what, expensesSwitch),
    ...uncountedRates(account, what),
  ]
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
