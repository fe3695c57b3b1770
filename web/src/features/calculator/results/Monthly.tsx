import {
  type CalculationFormData,
  type CalculationResult,
  fixedCostsIn,
  judgedTaxes,
  piecesToPay,
  readAmount,
  withoutNoise,
} from '@margine/engine'
import { useState } from 'react'
import { amountProblem } from '../../../calculation/amount-problem.ts'
import { profile } from '../../../calculation/profile.ts'
import { ratesOf } from '../../../calculation/rates.ts'
import { today } from '../../../calculation/today.ts'
import { formatMoney } from '../../../format.ts'
import { AmountField } from '../../../ui/AmountField.tsx'
import { Foldable } from '../../../ui/Foldable.tsx'
import { yearTermsOf } from '../../../year/year-terms.ts'
import { monthlyWords as words } from './monthly-words.ts'

/** What a piece leaves, and in which words that is told. */
type Left = { each: number; kind: 'profit' | 'afterTaxes' }

/**
 * What one piece leaves: the profit and, once contributions are said, what taxes leave of it.
 *
 * @example
 * leftsOf(form, result).map(({ each }) => each) // [4.5, 3.2]
 */
function leftsOf(form: CalculationFormData, { guadagno, imposte }: CalculationResult): Left[] {
  const lefts: Left[] = [{ each: guadagno, kind: 'profit' }]
  if (imposte !== undefined && judgedTaxes(ratesOf(form)) !== null)
    lefts.push({ each: imposte.dopoImposte, kind: 'afterTaxes' })
  return lefts
}

/** The fixed costs of this month by the seller's profile; null where it says none. */
function keptFixedCosts(form: CalculationFormData): number | null {
  const { speseFisse } = yearTermsOf(profile(), form.regime ?? 'ordinario')
  return speseFisse.length === 0 ? null : fixedCostsIn(today().slice(0, 7), speseFisse)
}

/** What is left of a piece, where that is more than noise. */
const plain = (each: number) => (Math.abs(each) < 1e-9 ? 0 : each)

/** What some pieces a month leave, in sentences. */
export function monthlySentences(
  form: CalculationFormData,
  result: CalculationResult,
  { pieces, fixed }: { pieces: number; fixed: number },
): string[] {
  const money = (amount: number) => formatMoney(withoutNoise(amount), 'EUR')
  const lefts = leftsOf(form, result)
  const sentences: string[] = []
  for (const { each, kind } of pieces > 0 ? lefts : []) {
    const left = words.leaves[kind](pieces, money(Math.abs(pieces * each)), plain(each) < 0)
    sentences.push(fixed > 0 ? `${left}${words.less(money(pieces * each - fixed))}` : `${left}.`)
  }
  for (const { each, kind } of fixed > 0 ? lefts : []) {
    const needed = piecesToPay(fixed, plain(each))
    sentences.push(needed === null ? words.never[kind](money(each)) : words.pay[kind](needed))
  }
  return sentences
}

type Props = { form: CalculationFormData; result: CalculationResult }

/** What pieces a month leave, and how many pay for the fixed costs: folded, until somebody wants to know. */
export function Monthly({ form, result }: Props) {
  const [pieces, setPieces] = useState('')
  const [typed, setTyped] = useState('')
  const kept = keptFixedCosts(form)
  const fixed = kept ?? readAmount(typed).value
  const sentences = monthlySentences(form, result, { pieces: readAmount(pieces).value, fixed })
  return (
    <div className="screen-only">
      <Foldable title={words.title} summary={words.summary}>
        <div className="pair">
          <AmountField
            label={words.pieces}
            note=""
            problem={amountProblem(pieces)}
            placeholder="0"
            text={pieces}
            suffix=""
            onWrite={setPieces}
          />
          {kept === null && (
            <AmountField
              label={words.fixed}
              note=""
              hint={words.fixedHint}
              problem={amountProblem(typed)}
              placeholder="0"
              text={typed}
              suffix="€"
              onWrite={setTyped}
            />
          )}
        </div>
        {kept !== null && <p className="note">{words.kept(formatMoney(kept, 'EUR'))}</p>}
        <div className="stack tight" aria-live="polite">
          {sentences.length === 0 ? (
            <p className="note">{words.ask}</p>
          ) : (
            sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
          )}
        </div>
      </Foldable>
    </div>
  )
}
