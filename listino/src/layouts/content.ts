import { currencyOf, kindOf } from '../numbers/number-style.ts'
import { amountTextIn, type Cell } from '../table/cell.ts'
import { namesOtherNumbers } from '../table/other-numbers.ts'
import { daysIn } from './days.ts'
import { marketplaceIn } from './marketplaces.ts'
import { type Content, type Role, roles } from './role.ts'
import { rowKindOf } from './row-kind.ts'
import { isAuction } from './sale-format.ts'
import { senderOf } from './senders.ts'
import { countryOfStore } from './stores.ts'
import { titleOf } from './title.ts'
import { vatIn } from './vat.ts'
import { yesOrNo } from './yes-or-no.ts'

type Cells = readonly (Cell | undefined)[]

const saidIn = (cells: Cells): string[] =>
  cells.map(amountTextIn).filter((text) => !['empty', 'unknown'].includes(kindOf(text)))

/** Whether so great a share of some texts fits. */
const share = (texts: readonly string[], least: number, fits: (text: string) => boolean): boolean =>
  texts.length > 0 && texts.filter(fits).length >= texts.length * least

const longestMarketplace = 24

/** The marketplaces that a column names, `eBay.it` as `eBay`: stores of one are countries, of two they are not. */
const marketplacesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => marketplaceIn(text) ?? []))

/** Whether nearly all cells of a column name marketplaces, others than Amazon among them. */
export function namesOtherMarketplaces(cells: Cells): boolean {
  const texts = saidIn(cells)
  const isName = (text: string) => text.length <= longestMarketplace && marketplaceIn(text) !== null
  return share(texts, 0.5, isName) && hasOther(texts)
}

const hasOther = (texts: readonly string[]): boolean =>
  [...marketplacesIn(texts)].some((name) => name !== 'amazon')

/** Whether a column is blank as far as was looked: then its title alone tells. */
const isBlankYet = (texts: readonly string[], certainty: Certainty): boolean =>
  texts.length === 0 && certainty === 'title'

const isNumber = (text: string): boolean => kindOf(text) !== 'notANumber'

/** One discount, or several one after the other: `50+10`. */
const areNumbers = (text: string): boolean => text.split('+').every(isNumber)

type Certainty = 'title' | 'guess'

/** Whether half of the texts of a column fit. */
const half =
  (fits: (text: string) => boolean) =>
  (texts: readonly string[]): boolean =>
    share(texts, 0.5, fits)

/** A usual title is believed where one cell fits: what doesn't is a problem of its row. Part of a title needs nearly all. */
const numbers =
  (fits: (text: string) => boolean) =>
  (texts: readonly string[], certainty: Certainty): boolean =>
    certainty === 'title' ? texts.some(fits) : share(texts, 0.8, fits)

const isDay = (text: string): boolean => daysIn(text).length > 0

/** What the cells of a column have to be, by what it holds. */
const judges = {
  amount: numbers(isNumber),
  count: numbers(isNumber),
  discounts: numbers(areNumbers),
  country: (texts) =>
    share(texts, 0.5, (text) => countryOfStore(text) !== null) && marketplacesIn(texts).size < 2,
  currency: half((text) => currencyOf(text) !== null),
  sender: (texts) => share(texts, 0.5, (text) => senderOf(text) !== null) && !hasOther(texts),
  // «Sconto A» holds numbers; «fine mese» is a day that can't be read.
  day: (texts, certainty) =>
    certainty === 'title'
      ? texts.some((text) => !isNumber(text) || isDay(text))
      : share(texts, 0.5, isDay),
  format: half((text) => isAuction(text) !== null),
  // Where all are products above variants, the variants are in no row of the file.
  rowKind: (texts, _, cells) =>
    share(texts, 0.5, (text) => rowKindOf(text) !== null) &&
    !cells.every((cell) => rowKindOf(amountTextIn(cell)) === 'parent'),
  yesOrNo: half((text) => yesOrNo(text) !== undefined),
  vat: half((text) => vatIn(text) !== null),
  code: () => true,
  name: () => true,
  other: () => true,
} satisfies Record<
  Content,
  (texts: readonly string[], certainty: Certainty, cells: Cells) => boolean
>

/** Whether the cells of a column can be what a role asks for. */
export function holds(role: Role, cells: Cells, certainty: Certainty): boolean {
  const texts = saidIn(cells)
  return isBlankYet(texts, certainty) || judges[roles[role].content](texts, certainty, cells)
}

/** So many digits are a code, and no amount. */
const longestAmount = 7

const isCode = (text: string): boolean =>
  /^0\d+$/.test(text) || new RegExp(`^\\d{${longestAmount},}$`).test(text)

/** Titles of money: what they say counts more than a word for other numbers beside it, as in «Costo pz». */
const money =
  /(?:^| )(?:cost|spes|prezz|prz|price|fee|commission|tariff|contribut|diritt|dazi|import[oi]|imball|packaging|\u20ac)/u

const namesMoney = (title: Cell): boolean => {
  const { words, includesVAT, currency } = titleOf(title)
  return includesVAT !== null || currency !== null || money.test(words)
}

/** An amount with a word or a sign around it: `8%`, `0,50 cad.` */
const beginsAsAmount = (text: string): boolean =>
  /^[\u20ac$\u00a3]? ?\d{1,6}(?:[.,]\d+)? ?\D{1,8}$/u.test(text)

/** Titles of what a sale costs in percent, and of its taxes. */
const shares =
  /(?:^| )(?:coupon|voucher|buon[oi]|cashback|abbuon|pubblicit|advert|ads|t?acos|marketing|werb|res[io]|return|retour|rimbors|refund|commiss|provvig|provision|fee|tariff|dazi|cost|spes)/u
const taxes =
  /(?:^| )(?:iva|vat|tax|taxes|tasse|aliquot[ae]|impost[ae]|mwst|ust|mehrwertsteuer)(?= |$)/u

/**
 * Whether a column holds percentages that may change what a sale leaves, by its title and its cells: of a tax, or of what
 * a sale costs (`10%`).
 */
export function holdsShares(title: Cell, cells: Cells): boolean {
  const { words } = titleOf(title)
  const said = saidIn(cells)
  const isShort = (text: string) => (isNumber(text) && !isCode(text)) || beginsAsAmount(text)
  if (taxes.test(words)) return said.some(isShort)
  const areShares = words.includes('%') || said.some((text) => text.endsWith('%'))
  return areShares && shares.test(words) && said.some((text) => /\d/.test(text))
}

/** A 0 with or without decimals, or a flag. */
const isNothing = /^(?:0+(?:[.,]0+)?|1)$/

/**
 * Whether a column may hold amounts of money: its title says so, or some cell is a number and neither its title nor its
 * cells say that the numbers are others (codes, flags, counts, measures).
 */
export function holdsAmounts(title: Cell, cells: Cells): boolean {
  const said = saidIn(cells)
  if (namesMoney(title)) return said.some((text) => isNumber(text) || beginsAsAmount(text))
  if (namesOtherNumbers(title)) return false
  const texts = said.filter(isNumber)
  return texts.some((text) => !isCode(text)) && !texts.every((text) => isNothing.test(text))
}
