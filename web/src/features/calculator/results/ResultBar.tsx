import { type Calculation, countryOf } from '@margine/engine'
import { formatMargin, formatMoney } from '../../../format.ts'
import { strings } from '../../../strings.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './ResultBar.module.css'

const words = strings.results

type Props = { calculation: Calculation; paese: string; onOpen: () => void }

/** On small screens: margin and profit at the bottom while the form is in view; pressing it shows the rest. */
export function ResultBar({ calculation, paese, onOpen }: Props) {
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      {calculation.ok ? (
        <>
          <span>
            {words.barMargin} <b>{formatMargin(calculation.result.margine)}</b>
          </span>
          <span>
            {words.barProfit}{' '}
            <b>{formatMoney(calculation.result.guadagno, countryOf(paese).currency)}</b>
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
