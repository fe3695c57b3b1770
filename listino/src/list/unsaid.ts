import { parts, type Spent } from '../costs/parts.ts'
import { counted } from '../counted.ts'
import { roles } from '../layouts/role.ts'
import type { ForAll } from './basis.ts'
import type { SaidCounts } from './expenses.ts'

/** An expense that nobody says of some articles, so that it counts as none. */
export type Unsaid = { part: keyof SaidCounts; count: number }

/** What is told where files say it of other articles: who says none of any has none, or doesn't count it. */
const toldOfSome = ['packaging', 'advertising', 'brought'] as const

/**
 * What there is to tell of expenses that nobody says.
 *
 * @param forAll what is said for all articles of which files say nothing
 */
export function unsaidIn(counts: SaidCounts, forAll: ForAll): Unsaid[] {
  const isSaidForAll = (part: keyof SaidCounts) =>
    (part !== 'brought' && !Number.isNaN(forAll[part])) ||
    (part === 'advertising' && !Number.isNaN(forAll.percent))
  const some = toldOfSome.filter((part) => counts[part].said > 0)
  return (['shipping', ...some] as const)
    .filter((part) => counts[part].unsaid > 0 && !isSaidForAll(part))
    .map((part) => ({ part, count: counts[part].unsaid }))
}

const articles = (count: number) => counted(count, 'articolo', 'articoli')

const expenseInWords = (part: Spent, count: number): string => {
  const { the } = roles[part]
  const ending = parts[part].it === 'la' ? 'detta' : 'detto'
  return `${the.charAt(0).toUpperCase()}${the.slice(1)} di ${articles(count)} non è ${ending}`
}

/**
 * The same as the beginning of a sentence, in Italian.
 *
 * @example
 * unsaidInWords({ part: 'shipping', count: 217 }) // 'La spedizione di 217 articoli non è detta'
 */
export const unsaidInWords = ({ part, count }: Unsaid): string =>
  part === 'brought'
    ? `Quanto costa portare ad Amazon ${articles(count)} non è detto`
    : expenseInWords(part, count)

/** That shipping and the fee for sending may be one, in Italian. */
export const mayBeFeeInWords = (count: number): string =>
  `${counted(count, 'articolo che spedisce Amazon ha', 'articoli che spedisce Amazon hanno')} spedizione e tariffa FBA dallo stesso file, o uguali`
