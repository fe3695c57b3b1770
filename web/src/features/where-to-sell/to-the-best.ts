import { type ComparedRow, isOwnShop, roundToCents } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { namings } from './list.ts'
import { words as allWords } from './words.ts'

const words = allWords.standing

/** How much more the place that earns most leaves than the form, in a sentence. */
export function toTheBest(own: ComparedRow, rows: readonly ComparedRow[]): string {
  const [best = own] = rows.toSorted((one, other) => other.guadagno - one.guadagno)
  const [profit, most] = [roundToCents(own.guadagno), roundToCents(best.guadagno)]
  const where = namings.marketplace(best)
  const money = (amount: number) => formatMoney(amount, own.country.currency)
  const difference = money(roundToCents(most - profit))
  const more =
    profit >= 0
      ? words.more(where, difference)
      : most < 0
        ? words.losesLess(where, difference)
        : most === 0
          ? words.breaksEven(difference, where)
          : words.turns(money(-profit), where, money(most))
  return isOwnShop(best) ? `${more} ${words.ownShop}` : more
}
