import { type Currency, isLoss } from '@margine/engine'
import { formatMargin, formatMoney } from '../../format.ts'
import { Icon } from '../Icon.tsx'
import type { ShownCalculation } from './Announcement.tsx'
import styles from './ResultBar.module.css'
import { resultWords } from './result-words.ts'

const words = resultWords.bar

type Props = {
  calculation: ShownCalculation
  currency: Currency
  /** What is said after the margin. */
  aside?: string
  onOpen: () => void
}

/** On small screens: margin and profit at the bottom while the fields are in view; pressing it shows the rest. */
export function ResultBar({ calculation, currency, aside = '', onOpen }: Props) {
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      {calculation.ok ? (
        <>
          <span>
            {words.margin} <b>{formatMargin(calculation.result.margine)}</b>
            {aside}
          </span>
          <span>
            {isLoss(calculation.result) ? words.loss : words.profit}{' '}
            <b>{formatMoney(calculation.result.guadagno, currency)}</b>
          </span>
        </>
      ) : (
        <b>{resultWords.invalidTitle}</b>
      )}
      <span className={styles.open}>
        <span className={styles.action}>{words.action}</span>
        <Icon name="down" />
      </span>
    </button>
  )
}
