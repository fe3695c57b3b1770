import type { PriceInterval } from '@margine/engine'
import styles from './PriceBand.module.css'
import { bandRange, placeOn, stretchOn } from './price-band.ts'
import { words as screenWords } from './words.ts'

const words = screenWords.answer.band

type Props = {
  /** At least one interval. */
  prices: readonly PriceInterval[]
  breakEven: number | null
  today: number | null
}

/** The prices that do on a line of prices: a picture, hidden from screen readers, of what is said in words beside it. */
export function PriceBand({ prices, breakEven, today }: Props) {
  const others = [breakEven, today].filter((price) => price !== null)
  const band = bandRange(prices, others)
  return (
    <div className={styles.band} aria-hidden="true">
      <div className={styles.track}>
        {prices.map((interval) => {
          const { left, width } = stretchOn(band, interval)
          return (
            <span
              key={interval.from}
              className={styles.good}
              data-endless={interval.to === null}
              style={{ left: `${left}%`, width: `${width}%` }}
            />
          )
        })}
        {breakEven !== null && (
          <span className={styles.even} style={{ left: `${placeOn(band, breakEven)}%` }} />
        )}
        {today !== null && (
          <span className={styles.today} style={{ left: `${placeOn(band, today)}%` }} />
        )}
      </div>
      <div className={styles.legend}>
        <span data-mark="good">{words.good}</span>
        {breakEven !== null && <span data-mark="even">{words.breakEven}</span>}
        {today !== null && <span data-mark="today">{words.today}</span>}
      </div>
    </div>
  )
}
