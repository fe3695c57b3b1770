import { type Currency, isLoss } from '@margine/engine'
import { formatMargin, formatMoney } from '../../format.ts'
import { strings } from '../../strings.ts'
import { Icon } from '../Icon.tsx'
import styles from './ResultBar.module.css'
import type { ShownCalculation } from './shown-calculation.ts'

const words = strings.results

type Props = { calculation: ShownCalculation; currency: Currency; onOpen: () => void }

/** On small screens: margin and profit at the bottom while the fields are in view; pressing it shows the rest. */
export function ResultBar({ calculation, currency, onOpen }: Props) {
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      {calculation.ok ? (
        <>
          <span>
            {words.barMargin} <b>{formatMargin(calculation.result.margine)}</b>
          </span>
          <span>
            {isLoss(calculation.result) ? words.barLoss : words.barProfit}{' '}
            <b>{formatMoney(calculation.result.guadagno, currency)}</b>
          </span>
        </>
      ) : (
        <b>{words.invalidTitle}</b>
      )}
      <span className={styles.open}>
        <span className={styles.action}>{words.barAction}</span>
        <Icon name="down" />
      </span>
    </button>
  )
}
