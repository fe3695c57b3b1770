import {
  type CalculationFormData,
  figuresOf,
  type PriceInterval,
  readNumber,
  writeAmount,
  writeAsUnderstood,
} from '@margine/engine'
import { useCallback } from 'react'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { calculate } from '../../calculation/rates.ts'
import { ApplyPrice } from './ApplyPrice.tsx'
import type { TargetKind } from './aim.ts'
import { ProfitCurve } from './curve/ProfitCurve.tsx'
import { deadPriceOf } from './dead-price.ts'
import { Endings } from './Endings.tsx'
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
  /** What is aimed at. */
  kind: TargetKind
  /** The price that is tried out, as typed; null until one is. */
  tried: string | null
  onTry: (text: string) => void
  onApply: (prezzoVendita: string) => void
}

/** A price to try out: typed, chosen, or on the curve; then taken into the calculation. */
export function TrialSection({ form, asked, answer, kind, tried, onTry, onApply }: Props) {
  const { sale, rates, zones } = asked
  const { goal, found, lowest, endings } = answer
  const { currency } = rates.country
  const first = firstTried(form, asked, answer)
  const text = tried ?? first
  const typed = readNumber(text)
  const problem = amountProblem(text) ?? (typed > 0 ? null : words.trial.missing)
  const price = problem === null ? typed : null
  const understood = writeAsUnderstood(text)
  const calculation = calculate({ ...form, prezzoVendita: text })
  const atPrice = price === null ? null : { ...sale, prezzoVendita: price }
  const tryPrice = useCallback((chosen: number) => onTry(writeAmount(chosen, 2)), [onTry])
  // The handle has a place to stand while what is typed gives none.
  const handle = price ?? readNumber(first)

  return (
    <section aria-label={words.trial.title} className={styles.section}>
      <div className={styles.trial}>
        <h2>{words.trial.title}</h2>
        <TrialPrice
          text={text}
          problem={problem}
          currency={currency}
          result={calculation.ok ? calculation.result : null}
          endings={
            lowest !== null && (
              <Endings
                lowest={lowest}
                endings={endings}
                tried={price}
                currency={currency}
                onPrice={tryPrice}
              />
            )
          }
          onWrite={onTry}
          onLeave={() => understood !== text && onTry(understood)}
        />
      </div>
      {handle > 0 && (
        <div className={styles.curve}>
          <ProfitCurve
            sale={sale}
            rates={rates}
            currency={currency}
            price={handle}
            onPrice={tryPrice}
            prices={found?.prices ?? none}
          />
        </div>
      )}
      <div className={styles.outcome}>
        <Remarks
          reach={atPrice && goal && reachOf(figuresOf(atPrice, rates), kind, goal, currency)}
          dead={atPrice && deadPriceOf(atPrice, rates, zones)}
          currency={currency}
          onPrice={tryPrice}
        />
        <ApplyPrice
          price={price}
          now={sale.prezzoVendita}
          currency={currency}
          onApply={() => onApply(understood)}
        />
      </div>
    </section>
  )
}
