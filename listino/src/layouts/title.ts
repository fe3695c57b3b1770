import { currencyOf } from '../numbers/number-style.ts'
import { type Cell, textIn, titleIn } from '../table/cell.ts'
import { boughtByTitle, discounted, isAbout } from './beginnings.ts'
import { channelIn } from './marketplaces.ts'
import { vatIn } from './vat.ts'

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
  /** The rate of VAT in percent, as `aliquotaIVA` has it; null where it doesn't say. */
  vat: string | null
  /** How many pieces its amounts are of: 1 where it doesn't say. */
  pieces: number
  /** Whether its amounts are of a kilogram, a litre or a metre. */
  isByMeasure: boolean
}

/** Lower case parts words as much as blanks do: `PrezzoPromo`, `prezzo_promo`, `prezzo-promo`. */
const apart = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('\u2019', "'")
    .replace(/\bT?ACoS\b/g, (name) => name.toLowerCase())
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
function titleWords(title: Cell): string {
  const text = textIn(title)
  const said = titleIn(text)
  const words = apart(said)
    .replace(/([%\u20ac$\u00a3\u00a5+#])/g, ' $1 ')
    .replace(/[^\p{L}\p{M}\p{N}'%\u20ac$\u00a3\u00a5+#]+/gu, ' ')
    .replace(/(?:^|(?<= ))'+|'+(?= |$)/g, '')
    .trim()
  // A title that goes on is none of the usual ones.
  return said === text ? words : `${words} \u2026`
}

const tax = '(?:iva|vat|tax|taxes|tasse|imposte|imp)'
const taxed = "(?:(?:l'|d'|dell'|di )?)"
const without = new RegExp(
  `(?:^| )(?:${tax} (?:escl|esc|esclusa|escluse|esclusi|excl|excluded|exclusive|non inclus[aei]|non compres[aei])|(?:senza|escl|esc|esclus[aoei]|excl|excluding|ex|no|s|netto|al netto) ${taxed}${tax}|(?:\\+|più|piu|oltre) ${tax}|(?:non|not) (?:incl|inclus[aoei]|including|inclusive|compres[aoei]|comprensiv[aoei])(?: of)? ${taxed}${tax}|${tax} not incl(?:uded)?|non ivat[oaie]|imponibile)(?= |$)`,
  'u',
)
const including = new RegExp(
  `(?:^| )(?:${tax} (?:incl|inc|inclusa|incluse|inclusi|included|inclusive|compresa|comprese|comp|compr)|(?:con|incl|inclus[aoei]|including|inc|compres[aoei]|comprensiv[aoei]|lordo|al lordo) ${taxed}${tax}|ivat[oaie])(?= |$)`,
  'u',
)

/** What may stand in the cells, behind what is asked: «Prezzo IVA inclusa (S/N)». */
const answers = /(?:^| )(?:s n|s[iì] no|y n|yes no|j n|ja nein|vero falso|true false)$/u

/** «Prezzo cad.» is that of each piece; only in capitals and without a dot are those letters a currency. */
const isEach = (title: Cell): boolean => !/\bCAD\b(?!\.)/.test(textIn(title))

/** A rate behind the word for VAT: «IVA 22% inclusa». */
const rateBehind = new RegExp(`(?<= |^)(${tax}) (\\d{1,2})(?: %)?(?= |$)`, 'u')

const piece = '(?:pz|pezzi|pcs|pieces|unità|units|stück|stk)'
const pack = '(?:conf(?:ezione|ezioni)?|pacco|scatola|cartone|collo|box|pack|set|blister)'
/** «per 100 pz», «a confezione da 12», «al mille». */
const ofPieces = new RegExp(
  `(?<!(?:^| )(?:da|di|a|oltre|from|min|minimo|fino|almeno|qtà|qta))(?:^| )(?:(?:(?:per|x|ogni|a) )?(\\d{1,5}) ?${piece}|(?:(?:per|x|a|la) )?${pack} (?:da|di|of|x) (\\d{1,5})(?: ?${piece})?|(?:per|x|ogni|al) (cento|centinaio|mille|migliaio|100|1000)(?! ?(?:kg|gr?|ml|lt?|cm|m)(?= |$)))(?= |$)(?!.* (?:ordinat|acquistat|minim))`,
  'u',
)
const numbersInWords: Readonly<Record<string, number>> = {
  cento: 100,
  centinaio: 100,
  mille: 1000,
  migliaio: 1000,
}

/** «al kg», «€/mq», «per 100 g». */
const byMeasure =
  /(?:(?<!(?:^| )(?:fino|oltre|entro))(?:^| )(?:al|allo|per|a|x|ogni|€|eur) (?:\d+ ?)?(?:kg|hg|etto|gr?|ton|lt?|ml|hl|m[lqc23]?|mt)|(?<!\d)(?:^| )(?:kg|kilo|chilo|quintale|litr[oi]|metr[oi]|mq|mc))(?= |$)/u

/**
 * What a title says.
 *
 * @example
 * titleOf('Listino 1 (ivato)') // { words: 'listino 1 ivato', subject: 'listino 1', includesVAT: true, pieces: 1, … }
 */
export function titleOf(title: Cell): Title {
  const words = titleWords(title)
  const asked = words.replace(answers, '')
  const said = asked.replace(rateBehind, '$1')
  const isWithout = without.test(said)
  const includesVAT = isWithout ? false : including.test(said) ? true : null
  const rest = (includesVAT === null ? asked : said)
    .replace(without, '')
    .replace(including, '')
    .trim()
    .split(' ')
  const named = rest.filter(
    (word) => currencyOf(word) !== null && (word !== 'cad' || !isEach(title)),
  )
  // «Costo in dollari» is a cost.
  const isOfCurrency = (word: string, at: number) =>
    named.includes(word) || (word === 'in' && named.includes(rest[at + 1] ?? ''))
  const ofCurrencyLeft = rest.filter((word, at) => !isOfCurrency(word, at)).join(' ')
  // «>100 pz» is a step of quantity.
  const isStep = /[<>≤≥] ?\d/u.test(textIn(title))
  const { pieces, others: subject } = isStep
    ? { pieces: 1, others: ofCurrencyLeft }
    : piecesIn(ofCurrencyLeft)
  const [currency = null] = named.map(currencyOf)
  const vat = vatIn(rateBehind.exec(words)?.[2] ?? '')
  return { words, subject, currency, includesVAT, vat, pieces, isByMeasure: byMeasure.test(words) }
}

/** Of how many pieces a title speaks, and its other words. */
function piecesIn(words: string): { pieces: number; others: string } {
  const found = ofPieces.exec(words)
  const said = found?.slice(1).find((text) => text !== undefined)
  const pieces = said === undefined ? 1 : (numbersInWords[said] ?? Number(said))
  if (found === null || pieces < 1) return { pieces: 1, others: words }
  const others = words
    .replace(found[0], '')
    .replace(/ (?:€|per|x|a)$/u, '')
    .trim()
  return { pieces, others: others === '' ? words : others }
}

/** Whether a title names a marketplace, or a shop of one's own. */
export const namesChannel = (title: Cell): boolean => channelIn(titleOf(title).words) !== null

const gross = /(?:^| )(?:lord[oi]|gross|brutto)(?= |$)/u
const net = /(?:^| )(?:nett[oi]|net)(?= |$)/u

/** A net cost is one after discounts. */
const ofBuying = ['cost', ...boughtByTitle]

/** Whether a title speaks of what something cost the seller. */
export const speaksOfCost = ({ words }: Title): boolean => isAbout(words, ofBuying)

/** What a title says besides being gross or net; null where it says neither, speaks of VAT itself, or is of a cost. */
function besides({ words, includesVAT }: Title, kind: RegExp): string | null {
  if (includesVAT !== null || isAbout(words, ofBuying)) return null
  return kind.test(words) ? words.replace(kind, '').trim() : null
}

/**
 * What the titles of a file say. «Prezzo lordo» beside «Prezzo netto» is with VAT, and the other without; not where a column
 * has a discount, which net may mean as well.
 */
export function titlesOf(header: readonly Cell[]): Title[] {
  const titles = header.map(titleOf)
  if (titles.some(({ words }) => isAbout(words, discounted))) return titles
  const [grosses, nets] = [gross, net].map(
    (kind) => new Set(titles.map((title) => besides(title, kind))),
  )
  return titles.map((title) => {
    const [whole, bare] = [besides(title, gross), besides(title, net)]
    if (whole !== null && nets?.has(whole)) return withVAT(title, gross, true)
    return bare !== null && grosses?.has(bare) ? withVAT(title, net, false) : title
  })
}

const withVAT = (title: Title, kind: RegExp, includesVAT: boolean): Title => ({
  ...title,
  subject: title.subject.replace(kind, '').trim(),
  includesVAT,
})
