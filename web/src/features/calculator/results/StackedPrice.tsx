import { type CalculationResult, type Currency, isLoss } from '@margine/engine'
import { formatMoney } from '../../../format.ts'
import styles from './StackedPrice.module.css'
import { words } from './words.ts'

/** A part with a smaller share is left out: it would be narrower than the gap beside it. */
const thinnest = 0.002

type Props = { result: CalculationResult; currency: Currency }

/**
 * What the customer pays as one bar: VAT, costs from the largest, profit, each as wide as it is. In a
 * loss the costs run past the price: the part the seller pays is marked at the end.
 */
export function StackedPrice({ result, currency }: Props) {
  const { iva, breakdown, guadagno, prezzoFinale, imposte } = result
  const isForfettario = imposte !== undefined
  const loss = isLoss(result) ? -guadagno : 0
  const parts = [
    { color: 'iva', name: words.names.iva, value: iva } as const,
    ...breakdown.toSorted((a, b) => b.value - a.value),
    { color: 'guadagno', name: words.names.guadagno, value: guadagno } as const,
  ].filter(({ value }) => value > 0)
  const label = parts.map(({ name, value }) => `${name} ${formatMoney(value, currency)}`)
  if (loss > 0) label.push(`${words.names.perdita} ${formatMoney(loss, currency)}`)

  const shortNames = isForfettario
    ? { ...words.shortNames, guadagno: words.names.guadagno }
    : words.shortNames
  const title = isForfettario ? words.stackLabelWithoutVat : words.stackLabel

  return (
    <div role="img" aria-label={`${title}: ${label.join(', ')}`} className={styles.stack}>
      {parts.map(
        ({ color, value }) =>
          value / prezzoFinale >= thinnest && (
            <span
              key={color}
              className={styles.part}
              data-color={color}
              style={{ flexGrow: value / prezzoFinale }}
            >
              <span className={styles.label}>{shortNames[color]}</span>
            </span>
          ),
      )}
      {loss > 0 && (
        <span
          className={styles.beyond}
          style={{ width: `${(loss / (prezzoFinale + loss)) * 100}%` }}
        >
          <span className={styles.lossLabel}>{words.names.perdita}</span>
        </span>
      )}
    </div>
  )
}
