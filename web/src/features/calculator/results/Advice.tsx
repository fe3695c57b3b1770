import { type CalculationFormData, type CalculationResult, verdictOf } from '@margine/engine'
import { strings } from '../../../strings.ts'
import { adviceSentences } from '../../../ui/result/advice-sentences.ts'
import styles from './Advice.module.css'

type Props = { form: CalculationFormData; result: CalculationResult }

/** What the margin means and what these very numbers allow. */
export function Advice({ form, result }: Props) {
  const verdict = verdictOf(result)
  const { title, text } = strings.results.advice.verdicts[verdict]
  return (
    <div className={styles.advice} data-band={verdict}>
      <div className={styles.words}>
        <p>
          <strong>{title}</strong> {text}
        </p>
        {adviceSentences(form, result).map(({ about, text: sentence }) => (
          <p key={about}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
