import { currencyOf } from '../numbers/number-style.ts'
import { type Cell, textIn } from '../table/cell.ts'

/** What the title of a column says. */
export type Title = {
  /** Its words in small letters, parted by one blank. */
  words: string
  /** The same without those that name a currency or speak of VAT: what may be the usual name of a role. */
  subject: string
  /** The currency of its amounts; null where it names none. */
  currency: string | null
  /** Whether its amounts include VAT; null where it doesn't say. */
  includesVAT: boolean | null
  /** The rate of that VAT in percent, as `aliquotaIVA` has it; null where it doesn't say. */
  vat: string | null
}

/** No title is longer. A row that might be a header may have a long text in each of its cells. */
const longestTitle = 200

/** Lower case parts words as much as blanks do: `PrezzoPromo`, `prezzo_promo`, `prezzo-promo`. */
const apart = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u2019', "'")
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/\bI\.V\.A\.?/gi, 'iva ')
    .toLowerCase()

/**
 * Words of a title as they are compared: case, punctuation and blanks don't count. Signs that mean something (`%`, `€`,
 * `+`, `#`) are words.
 *
 * @example
 * titleWords('Prz. Listino (€)') // 'prz listino €'
 */
const titleWords = (title: Cell): string =>
  apart(textIn(title).slice(0, longestTitle))
    .replace(/([%\u20ac$\u00a3\u00a5+#])/g, ' $1 ')
    .replace(/[^\p{L}\p{M}\p{N}'%\u20ac$\u00a3\u00a5+#]+/gu, ' ')
    .replace(/(?:^|(?<= ))'+|'+(?= |$)/g, '')
    .trim()

const tax = '(?:iva|vat|tax|taxes|tasse|imposte|imp)'
const taxed = "(?:(?:l'|d'|dell'|di )?)"
const without = new RegExp(
  `(?:^| )(?:${tax} (?:escl|esc|esclusa|escluse|esclusi|excl|excluded|exclusive|non inclus[aei]|non compres[aei])|(?:senza|escl|esc|esclus[aoei]|excl|excluding|ex|no|s|netto|al netto) ${taxed}${tax}|(?:\\+|più|piu|oltre) ${tax}|non ivat[oaie]|imponibile)(?= |$)`,
  'u',
)
const including = new RegExp(
  `(?:^| )(?:${tax} (?:incl|inc|inclusa|incluse|inclusi|included|inclusive|compresa|comprese|comp|compr)|(?:con|incl|inclus[aoei]|including|inc|compres[aoei]|comprensiv[aoei]|lordo|al lordo) ${taxed}${tax}|ivat[oaie])(?= |$)`,
  'u',
)

/** A rate behind the word for VAT: «IVA 22% inclusa». */
const rateBehind = new RegExp(`(${tax}) (\\d{1,2})(?: %)?(?= |$)`, 'u')

/**
 * What a title says.
 *
 * @example
 * titleOf('Listino 1 (ivato)') // { words: 'listino 1 ivato', subject: 'listino 1', currency: null, includesVAT: true, vat: null }
 */
export function titleOf(title: Cell): Title {
  const words = titleWords(title)
  const said = words.replace(rateBehind, '$1')
  const isWithout = without.test(said)
  const includesVAT = isWithout ? false : including.test(said) ? true : null
  const rest = (includesVAT === null ? words : said)
    .replace(without, '')
    .replace(including, '')
    .trim()
    .split(' ')
  const named = rest.filter((word) => currencyOf(word) !== null)
  // «Costo in dollari» is a cost.
  const isOfCurrency = (word: string, at: number) =>
    named.includes(word) || (word === 'in' && named.includes(rest[at + 1] ?? ''))
  const subject = rest.filter((word, at) => !isOfCurrency(word, at)).join(' ')
  const [currency = null] = named.map(currencyOf)
  const vat = includesVAT === null ? null : (rateBehind.exec(words)?.[2] ?? null)
  return { words, subject, currency, includesVAT, vat }
}
