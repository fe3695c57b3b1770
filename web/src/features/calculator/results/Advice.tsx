import {
  type CalculationFormData,
  type CalculationResult,
  readSale,
  verdictOf,
  writeAmount,
} from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { adviceSentences } from '../../../ui/result/advice-sentences.ts'
import { betterPriceOf } from '../../../ui/result/better-price.ts'
import type { CalculatorAction } from '../calculator.ts'
import styles from './Advice.module.css'
import { ResultButton } from './ResultButton.tsx'
import { words } from './words.ts'

type Props = {
  /** The form to give advice on; null for an older result that differs from today's. */
  form: CalculationFormData | null
  result: CalculationResult
  dispatch: Dispatch<CalculatorAction>
  /** The results that it is in. */
  region: RefObject<HTMLElement | null>
}

/** What the margin means and what these very numbers allow. */
export function Advice({ form, result, dispatch, region }: Props) {
  const verdict = verdictOf(result)
  const { title, text } = words.verdicts[verdict]
  const meaning = verdict === 'loss' && result.imposte !== undefined ? words.lossWithoutVat : text
  const trial = form === null ? null : { sale: readSale(form), rates: ratesOf(form) }
  const better = trial === null ? null : betterPriceOf(trial)
  return (
    <div className={styles.advice} data-band={verdict}>
      <div className={styles.words}>
        <p>
          <strong>{title}</strong> {meaning}
        </p>
        {trial !== null &&
          adviceSentences(trial, better).map(({ about, text: sentence }) => (
            <p key={about}>{sentence}</p>
          ))}
        {better !== null && (
          <div className={styles.better}>
            <ResultButton
              label={words.takeBetter(better.written)}
              action={{
                type: 'change',
                field: 'prezzoVendita',
                value: writeAmount(better.price, 2),
              }}
              dispatch={dispatch}
              region={region}
            />
          </div>
        )}
      </div>
    </div>
  )
}
