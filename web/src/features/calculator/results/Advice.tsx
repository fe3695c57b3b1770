import {
  type CalculationFormData,
  type CalculationResult,
  readSale,
  verdictOf,
} from '@margine/engine'
import { ratesOf } from '../../../calculation/rates.ts'
import { adviceSentences } from '../../../ui/result/advice-sentences.ts'
import styles from './Advice.module.css'
import { words } from './words.ts'

type Props = {
  /** The form to give advice on; null for an older result that differs from today's. */
  form: CalculationFormData | null
  result: CalculationResult
}

/** What the margin means and what these very numbers allow. */
export function Advice({ form, result }: Props) {
  const verdict = verdictOf(result)
  const { title, text } = words.verdicts[verdict]
  const meaning = verdict === 'loss' && result.imposte !== undefined ? words.lossWithoutVat : text
  return (
    <div className={styles.advice} data-band={verdict}>
      <div className={styles.words}>
        <p>
          <strong>{title}</strong> {meaning}
        </p>
        {form !== null &&
          adviceSentences({ sale: readSale(form), rates: ratesOf(form) }).map(
            ({ about, text: sentence }) => <p key={about}>{sentence}</p>,
          )}
      </div>
    </div>
  )
}
