import { amountFields, type CalculationFormData } from '@margine/engine'
import { printedLines } from '../../ui/result/printed-lines.ts'
import { usePrinting } from '../../ui/usePrinting.ts'
import styles from './PrintedTerms.module.css'

/** The price is what is asked for: today's stands in the answer. */
const costs = amountFields.filter((field) => field !== 'prezzoVendita')

/** On paper only, what sale the prices are for. */
export function PrintedTerms({ form }: { form: CalculationFormData }) {
  if (!usePrinting()) return null
  return (
    <dl className={styles.terms}>
      {printedLines(form, costs).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
