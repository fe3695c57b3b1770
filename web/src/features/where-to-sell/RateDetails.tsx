import { type CalculationFormData, type ComparedRow, ruleInWords } from '@margine/engine'
import { ratesOf } from '../../calculation/rates.ts'
import { SourceName } from '../../ui/result/SourceName.tsx'
import { formAt } from './form-at.ts'
import styles from './RateDetails.module.css'
import { words as allWords } from './words.ts'

const words = allWords.rates

type Props = { form: CalculationFormData; row: ComparedRow }

/** The rates of a row, and on request what they charge and their source. */
export function RateDetails({ form, row }: Props) {
  const { validFrom, source } = row
  const at = formAt(form, row)
  const isOwn = at.commissionePropria != null
  const { description, note } = ruleInWords(ratesOf(at))
  return (
    <details className={styles.rates}>
      <summary>
        {isOwn ? words.own : validFrom === null ? words.version : words.dated(validFrom)}
      </summary>
      <p>{description}.</p>
      {note !== null && <p>{note}</p>}
      {!isOwn && (
        <p>
          {words.source} <SourceName source={source} />
        </p>
      )}
    </details>
  )
}
