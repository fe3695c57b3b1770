import type { CalculationFormData } from '@margine/engine'
import { dayWithArticle } from '../../../italian/day.ts'
import { strings } from '../../../strings.ts'
import { printedLines, printedWords as words } from '../../../ui/result/printed-lines.ts'
import { usePrinting } from '../../../ui/usePrinting.ts'
import styles from './PrintedSale.module.css'

type Props = {
  form: CalculationFormData
  /** What the calculation is called among the saved ones, or null. */
  name: string | null
}

/** On paper only, what the result was calculated from: the fields themselves stay on the screen. */
export function PrintedSale({ form, name }: Props) {
  const isPrinted = usePrinting()
  if (!isPrinted) return null
  return (
    <div className={styles.sale}>
      <h2>{name ?? strings.product}</h2>
      <p>{words.date(dayWithArticle('del', new Date().toISOString()))}</p>
      <dl>
        {printedLines(form).map(({ name: field, value, isLong }) => (
          <div key={field} data-long={isLong}>
            <dt>{field}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
