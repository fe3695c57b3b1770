import {
  type CalculationFormData,
  figuresOf,
  hasOnePrice,
  type PriceInterval,
  readNumber,
  writeAmount,
  writeAsUnderstood,
} from '@margine/engine'
import { useCallback, useRef } from 'react'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { calculate } from '../../calculation/rates.ts'
import { betterPriceOf } from '../../ui/result/better-price.ts'
import { ApplyPrice } from './ApplyPrice.tsx'
import type { TargetKind } from './aim.ts'
import type { AnswerInWords } from './answer-words.ts'
import { ProfitCurve } from './curve/ProfitCurve.tsx'
import { Endings } from './Endings.tsx'
import { type Changed, newsOf } from './news.ts'
import { Remarks } from './Remarks.tsx'
import { reachOf } from './reach.ts'
import { type AskedSale, firstTried, type RightPrice } from './right-price.ts'
import { TrialPrice } from './TrialPrice.tsx'
import styles from './TrialSection.module.css'
import { words } from './words.ts'

const none: readonly PriceInterval[] = []

type Props = {
  form: CalculationFormData
  asked: AskedSale
  answer: RightPrice
  inWords: AnswerInWords
  /** What was last changed; null where nothing was. */
  changed: Changed | null
  /** What is aimed at. */
  kind: TargetKind
  /** The price that is tried out, as typed; null until one is. */
  tried: string | null
  onTry: (text: string, by: Exclude<Changed, 'target'>) => void
  onApply: (prezzoVendita: string) => void
}

/** A price to try out: typed, chosen, or on the curve; then taken into the calculation. */
export function TrialSection(props: Props) {
  const { form, asked, answer, inWords, changed, kind, tried, onTry, onApply } = props
  const { sale, rates } = asked
  const { goal, found, lowest, endings } = answer
  const { currency } = rates.country
  const withoutVat = !(sale.prezzoIncludesIVA || hasOnePrice(rates))
  const first = firstTried(form, asked, answer)
  const text = tried ?? first
  const typed = readNumber(text)
  const isEmpty = text.trim() === ''
  const problem = amountProblem(text) ?? (isEmpty || typed > 0 ? null : words.trial.missing)
  const price = problem === null && !isEmpty ? typed : null
  const understood = writeAsUnderstood(text)
  const resultAt = (prezzoVendita: string) => {
    const calculation = calculate({ ...form, prezzoVendita })
    return calculation.ok ? calculation.result : null
  }
  const atPrice = price === null ? null : { ...sale, prezzoVendita: price }
  const tryPrice = (chosen: number) => onTry(writeAmount(chosen, 2), 'price')
  // The better price's button goes with what it changes; the section stays.
  const section = useRef<HTMLElement>(null)
  const tryBetter = (better: number) => {
    section.current?.focus({ preventScroll: true })
    tryPrice(better)
  }
  const slideTo = useCallback((chosen: number) => onTry(writeAmount(chosen, 2), 'handle'), [onTry])
  const reach = atPrice && goal && reachOf(figuresOf(atPrice, rates), kind, goal, currency)
  const result = resultAt(text)
  // The handle has a place to stand while what is typed gives none.
  const handle = price ?? readNumber(first)

  return (
    <section ref={section} tabIndex={-1} aria-label={words.trial.title} className={styles.section}>
      <p role="status" className="visually-hidden">
        {newsOf(changed, inWords, { result, reach, rates })}
      </p>
      <div className={styles.trial}>
        <h2>{words.trial.title}</h2>
        <TrialPrice
          text={text}
          problem={problem}
          rates={rates}
          withoutVat={withoutVat}
          result={result}
          placeholder={result === null ? resultAt(first) : null}
          endings={
            lowest !== null && (
              <Endings
                lowest={lowest}
                endings={endings}
                tried={price}
                currency={currency}
                withoutVat={withoutVat}
                onPrice={tryPrice}
              />
            )
          }
          onWrite={(typed) => onTry(typed, 'price')}
          onLeave={() => understood !== text && onTry(understood, 'price')}
        />
      </div>
      {handle > 0 && (
        <div className={styles.curve}>
          <ProfitCurve
            sale={sale}
            rates={rates}
            currency={currency}
            price={handle}
            onPrice={slideTo}
            prices={found?.prices ?? none}
          />
        </div>
      )}
      <div className={styles.outcome}>
        <Remarks
          reach={reach}
          better={atPrice && betterPriceOf({ sale: atPrice, rates })}
          onBetter={tryBetter}
        />
        <ApplyPrice
          price={price}
          now={sale.prezzoVendita}
          written={understood}
          currency={currency}
          onApply={() => onApply(understood)}
        />
      </div>
    </section>
  )
}
