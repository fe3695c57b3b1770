import { type ComparedRow, roundToCents } from '@margine/engine'
import { formatMoney } from '../../format.ts'
import { placeAmong } from './order.ts'
import styles from './Standing.module.css'
import { words as allWords, ownShops } from './words.ts'

const words = allWords.standing

type Props = {
  /** The form, and every marketplace in its country. */
  own: ComparedRow
  rows: readonly ComparedRow[]
}

/** Where the calculation stands among the marketplaces of its country. */
export function Standing({ own, rows }: Props) {
  const place = placeAmong(rows, own.rank ?? 1)
  return (
    <p className={styles.standing}>
      <span className={styles.place}>
        <b>{words.place(place)}</b> {words.among(rows.length)}
      </span>
      <span>{place === 1 ? words.best : toTheBest(own, rows)}</span>
    </p>
  )
}

function toTheBest(own: ComparedRow, rows: readonly ComparedRow[]): string {
  const [best = own] = rows.toSorted((one, other) => other.guadagno - one.guadagno)
  const difference = roundToCents(best.guadagno) - roundToCents(own.guadagno)
  const more = words.more(best.label, formatMoney(difference, own.country.currency))
  return ownShops.includes(best.marketplace) ? `${more} ${words.ownShop}` : more
}
