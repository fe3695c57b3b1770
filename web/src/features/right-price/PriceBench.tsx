import {
  type CalculationFormData,
  figuresOf,
  readNumber,
  writeAmount,
  writeAsUnderstood,
} from '@margine/engine'
import { useCallback, useMemo } from 'react'
import { amountProblem } from '../../calculation/amount-problem.ts'
import { calculate } from '../../calculation/rates.ts'
import { formatMargin } from '../../format.ts'
import { Answer } from './Answer.tsx'
import { ApplyPrice } from './ApplyPrice.tsx'
import type { Aim } from './aim.ts'
import { deadPriceOf } from './dead-price.ts'
import { Endings } from './Endings.tsx'
import { Limits } from './Limits.tsx'
import { limitsOf } from './limits.ts'
import styles from './PriceBench.module.css'
import { reachOf } from './reach.ts'
import { askedSaleOf, firstTried, rightPriceOf } from './right-price.ts'
import { TargetFields } from './TargetFields.tsx'
import { TrialPrice } from './TrialPrice.tsx'
import { words } from './words.ts'

type Props = {
  /** It lacks nothing, but perhaps its price. */
  form: CalculationFormData
  aim: Aim
  /** The price that is tried out, as typed; null until one is. */
  tried: string | null
  onAim: (aim: Aim) => void
  onTry: (text: string) => void
  onApply: (prezzoVendita: string) => void
}

/** A target, the prices that reach it, one of them to try out, and how far today's sale could go. */
export function PriceBench({ form, aim, tried, onAim, onTry, onApply }: Props) {
  const asked = useMemo(() => askedSaleOf(form), [form])
  const answer = useMemo(() => rightPriceOf(asked, aim), [asked, aim])
  const { sale, rates, breakEven, today, zones } = asked
  const { goal, found, lowest, endings } = answer
  const { currency } = rates.country
  const text = tried ?? firstTried(form, asked, answer)
  const price = readNumber(text)
  const problem = amountProblem(text) ?? (price > 0 ? null : words.trial.missing)
  const calculation = calculate({ ...form, prezzoVendita: text })
  const atPrice = { ...sale, prezzoVendita: price }
  const tryPrice = useCallback((chosen: number) => onTry(writeAmount(chosen, 2)), [onTry])

  const reach = (figures: ReturnType<typeof figuresOf>) =>
    goal === null ? null : reachOf(figures, aim.kind, goal, currency)
  const reachToday = today === null ? null : reach(today)
  const limits = useMemo(
    () => (today === null || goal === null ? null : limitsOf(sale, rates, today, goal)),
    [sale, rates, today, goal],
  )

  return (
    <>
      <div className={styles.question}>
        <div className={styles.target}>
          <TargetFields
            aim={aim}
            read={answer.aim}
            rates={rates}
            today={today === null || goal === null ? null : { figures: today, goal }}
            onAim={onAim}
          />
        </div>
        <div className={styles.answer}>
          <Answer
            sale={sale}
            rates={rates}
            target={answer.aim.target}
            found={found}
            breakEven={breakEven}
            today={
              today && {
                price: sale.prezzoVendita,
                note:
                  reachToday === null
                    ? words.reach.figure.margine(formatMargin(today.margine))
                    : `${reachToday.figure} (${reachToday.distance})`,
              }
            }
          />
        </div>
      </div>
      <section aria-label={words.trial.title} className={styles.try}>
        <h2>{words.trial.title}</h2>
        <div className={styles.trial}>
          <TrialPrice
            text={text}
            problem={problem}
            currency={currency}
            result={calculation.ok ? calculation.result : null}
            reach={calculation.ok ? reach(figuresOf(atPrice, rates)) : null}
            dead={calculation.ok ? deadPriceOf(atPrice, rates, zones) : null}
            endings={
              lowest !== null && (
                <Endings
                  lowest={lowest}
                  endings={endings}
                  tried={problem === null ? price : null}
                  currency={currency}
                  onPrice={tryPrice}
                />
              )
            }
            onWrite={onTry}
            onLeave={() => {
              const understood = writeAsUnderstood(text)
              if (understood !== text) onTry(understood)
            }}
            onPrice={tryPrice}
          />
        </div>
        <ApplyPrice
          price={problem === null ? price : null}
          now={sale.prezzoVendita}
          currency={currency}
          onApply={() => onApply(writeAsUnderstood(text))}
        />
      </section>
      {limits !== null && reachToday !== null && (
        <div className={styles.limits}>
          <Limits sale={sale} rates={rates} limits={limits} reach={reachToday} />
        </div>
      )}
    </>
  )
}
