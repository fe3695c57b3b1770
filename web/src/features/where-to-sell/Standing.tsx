import type { ComparedRow } from '@margine/engine'
import { placeAmong } from './order.ts'
import styles from './Standing.module.css'
import { toTheBest } from './to-the-best.ts'
import { words as allWords } from './words.ts'

const words = allWords.standing

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
