import {
  type CalculationFormData,
  type Currency,
  figuresOf,
  hasOnePrice,
  type PriceInterval,
  readNumber,
  writeAmount,
  writeAsUnderstood,
} from '@margine/engine'
import { useCallback, useId, useRef } from 'react'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { calculate } from '../../calculation/rates.ts'
import { currencySymbols } from '../../format.ts'
import { Button } from '../../ui/Button.tsx'
import { type BetterPrice, betterPriceOf } from '../../ui/result/better-price.ts'
import type { TargetKind } from './aim.ts'
import type { AnswerInWords } from './answer-words.ts'
import { ProfitCurve } from './curve/ProfitCurve.tsx'
import { type Changed, newsOf } from './news.ts'
import { type Reach, reachOf } from './reach.ts'
import { type AskedSale, firstTried, type RightPrice } from './right-price.ts'
import { Endings, TrialPrice } from './TrialPrice.tsx'
import styles from './TrialSection.module.css'
import { words } from './words.ts'

const remarkWords = words.trial

type RemarksProps = {
  /** Null where there is no target. */
  reach: Reach | null
  better: BetterPrice | null
  onBetter: (price: number) => void
}

/** Whether the price that is tried out reaches the target, and whether a lower one is better. */
function Remarks({ reach, better, onBetter }: RemarksProps) {
  return (
    <div className={`stack ${styles.remarks}`}>
      {reach !== null && (
        <p className={styles.reach} data-reached={reach.reached}>
          {reach.sentence}
        </p>
      )}
      {better !== null && (
        <div className={`stack ${styles.dead}`}>
          <p>{better.warning}</p>
          <Button onClick={() => onBetter(better.price)}>
            {remarkWords.tryBetter(better.written)}
          </Button>
        </div>
      )}
    </div>
  )
}

const applyWords = words.apply

type ApplyPriceProps = {
  /** The price that is tried out; null where it can't be read. */
  price: number | null
  /** The price of the calculation. */
  now: number
  /** As it will be entered. */
  written: string
  currency: Currency
  onApply: () => void
}

/** Takes the price that is tried out into the calculation, saying so before. */
function ApplyPrice({ price, now, written, currency, onApply }: ApplyPriceProps) {
  const id = useId()
  const note =
    price === null
      ? applyWords.invalid
      : applyWords.note(`${written}\u00a0${currencySymbols[currency]}`)
  return (
    <div className={`screen-only stack ${styles.apply}`}>
      <Button
        variant="wide"
        disabled={price === null || price === now}
        aria-describedby={id}
        onClick={onApply}
      >
        {applyWords.button}
      </Button>
      <p id={id} className="note">
        {price === now ? applyWords.same : note}
      </p>
    </div>
  )
}

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
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.trial.title}
      className={`card ${styles.section}`}
    >
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
