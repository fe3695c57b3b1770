import { type CalculationResult, isLoss, type Rates, verdictBy } from '@margine/engine'
import { formatMargin, formatMoney } from '../../format.ts'
import { Icon } from '../Icon.tsx'
import type { ShownCalculation } from './Announcement.tsx'
import styles from './ResultBar.module.css'
import { resultWords } from './result-words.ts'

const words = resultWords.bar

type Props = {
  calculation: ShownCalculation
  rates: Pick<Rates, 'country' | 'isOwnRegime' | 'taxes'>
  /** What is said after the margin. */
  aside?: string
  onOpen: () => void
}

/** What is left: after taxes where these leave nothing. */
function leftOf(result: CalculationResult, rates: Props['rates']) {
  if (verdictBy(rates, result) === 'taxedAway')
    return { label: words.taxedAway, amount: result.imposte?.dopoImposte ?? 0 }
  return { label: isLoss(result) ? words.loss : words.profit, amount: result.guadagno }
}

/** On small screens: margin and profit at the bottom while the fields are in view; pressing it shows the rest. */
export function ResultBar({ calculation, rates, aside = '', onOpen }: Props) {
  const left = calculation.ok ? leftOf(calculation.result, rates) : null
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      {calculation.ok && left !== null ? (
        <>
          <span>
            {words.margin} <b>{formatMargin(calculation.result.margine)}</b>
            {aside}
          </span>
          <span>
            {left.label} <b>{formatMoney(left.amount, rates.country.currency)}</b>
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
