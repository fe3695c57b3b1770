import type { Currency } from '@margine/engine'
import { useId } from 'react'
import { formatMoney, formatMoneyChange } from '../../format.ts'
import { partNames } from '../../italian/fee-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import comparison from './Comparison.module.css'
import type { PartChange } from './part-changes.ts'
import styles from './ScenariosScreen.module.css'
import { words } from './words.ts'

type Props = {
  parts: readonly PartChange[]
  currency: Currency
  open: boolean
  onToggle: () => void
}

/** The parts of a commission side by side, in the columns of the comparison above: one line, which opens. */
export function CommissionParts({ parts, currency, open, onToggle }: Props) {
  const id = useId()
  const { what, original, scenario, difference } = words.comparison
  return (
    <div>
      <button
        type="button"
        className={`link ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {words.commissionParts}
        <Icon name="chevron" />
      </button>
      <div id={id} hidden={!open} className={styles.parts}>
        <table aria-label={words.commissionParts} className={comparison.comparison}>
          <thead className="visually-hidden">
            <tr>
              {[what, original, scenario, difference].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, original: before, scenario: after }) => (
              <tr key={part}>
                <th scope="row">{partNames[part]}</th>
                <td>{formatMoney(before, currency)}</td>
                <td>{formatMoney(after, currency)}</td>
                <td className={comparison.difference}>
                  {formatMoneyChange(after - before, currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
