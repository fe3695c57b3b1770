import { type ComparedRow, isOwnShop, roundToCents } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { namings } from './list.ts'
import { placeAmong } from './order.ts'
import styles from './WhereToSellScreen.module.css'
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

type Props = {
  /** The form, and every marketplace in its country that can be compared with it. */
  own: ComparedRow
  rows: readonly ComparedRow[]
  /** Whether they are only those that the seller sells on. */
  isOfMine: boolean
  /** Whether the form is the only one that is shown, compared or not. */
  isAlone: boolean
}

/** Where the calculation stands among the marketplaces of its country. */
export function Standing({ own, rows, isOfMine, isAlone }: Props) {
  if (own.apart === 'payment')
    return <p className={`stack tight ${styles.standing}`}>{words.paymentUnsaid}</p>
  const place = placeAmong(rows, own.rank ?? 1)
  if (rows.length < 2) {
    const why = isOfMine && isAlone ? words.aloneAmongMine : words.alone
    return <p className={`stack tight ${styles.standing}`}>{why}</p>
  }
  return (
    <p className={`stack tight ${styles.standing}`}>
      <span className="figure">
        <b>{words.place(place)}</b> {words.among(rows.length)}
      </span>
      <span>{place === 1 ? words[isOfMine ? 'bestOfMine' : 'best'] : toTheBest(own, rows)}</span>
    </p>
  )
}
