import {
  type CalculationFormData,
  type CalculationResult,
  judgedTaxes,
  leavesNothing,
  readSale,
  verdictBy,
  writeAmount,
} from '@margine/engine'
import type { Dispatch, RefObject } from 'react'
import { ratesOf } from '../../../calculation/rates.ts'
import { formatMoney } from '../../../format.ts'
import { adviceSentences } from '../../../ui/result/advice-sentences.ts'
import { betterPriceOf } from '../../../ui/result/better-price.ts'
import type { CalculatorAction } from '../calculator.ts'
import styles from './Advice.module.css'
import { ResultButton } from './ResultButton.tsx'
import { words } from './words.ts'

type Props = {
  form: CalculationFormData
  /** Whether the result is an older one that differs from today's: then there is no more to say than what it means. */
  older: boolean
  /** That no shipping is counted because none was typed; else blank. */
  unsent: string
  result: CalculationResult
  dispatch: Dispatch<CalculatorAction>
  /** The results that it is in. */
  region: RefObject<HTMLElement | null>
}

/** What the margin means and what these very numbers allow. */
export function Advice({ form, older, unsent, result, dispatch, region }: Props) {
  const rates = ratesOf(form)
  const verdict = verdictBy(rates, result)
  if (verdict === null) return <RulesToCheck />
  const { title, text } = words.verdicts[verdict]
  const meaning = verdict === 'loss' && result.imposte !== undefined ? words.lossWithoutVat : text
  const afterTaxes =
    result.imposte === undefined || judgedTaxes(rates) === null || leavesNothing(verdict)
      ? ''
      : words.leftAfterTaxes(formatMoney(result.imposte.dopoImposte, rates.country.currency))
  const isBlind = unsent !== '' && !leavesNothing(verdict)
  const trial = older ? null : { sale: readSale(form), rates }
  const better = trial === null ? null : betterPriceOf(trial)
  return (
    <div className={`tinted ${styles.advice}`} data-band={verdict}>
      <div className={`stack tight ${styles.words}`}>
        <p>
          <strong>{isBlind ? words.unsaid.verdict(title, unsent) : title}</strong>{' '}
          {isBlind ? words.unsaid.meaning : meaning} {afterTaxes}
        </p>
        {trial !== null &&
          adviceSentences(trial, better).map(({ about, text: sentence }) => (
            <p key={about}>{sentence}</p>
          ))}
        {better !== null && (
          <div className={`screen-only ${styles.better}`}>
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

/** In place of a verdict, what a seller has to ask where the rules of the sale may be others. */
function RulesToCheck() {
  const { title, text, ask, questions } = words.rulesToCheck
  return (
    <div className={`tinted ${styles.advice}`}>
      <div className={`stack tight ${styles.words}`}>
        <p>
          <strong>{title}</strong> {text}
        </p>
        <p>{ask}</p>
        <ul className="stack tight">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
