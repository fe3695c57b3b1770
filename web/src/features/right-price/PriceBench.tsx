import type { CalculationFormData } from '@margine/engine'
import { useMemo } from 'react'
import { formatMargin } from '../../format.ts'
import { Answer } from './Answer.tsx'
import type { Aim } from './aim.ts'
import { limitsOf } from './limits.ts'
import styles from './PriceBench.module.css'
import { PrintedTerms } from './PrintedTerms.tsx'
import { reachOf } from './reach.ts'
import { askedSaleOf, rightPriceOf } from './right-price.ts'
import { SaleLimits } from './SaleLimits.tsx'
import { TargetFields } from './TargetFields.tsx'
import { TrialSection } from './TrialSection.tsx'
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
  const { sale, rates, breakEven, today } = asked
  const { goal, found } = answer
  const { kind } = aim
  const standing = useMemo(() => {
    if (today === null || goal === null) return null
    const reach = reachOf(today, kind, goal, rates.country.currency)
    return { reach, limits: limitsOf(sale, rates, today, goal) }
  }, [sale, rates, today, goal, kind])
  const noteOnToday = standing
    ? `${standing.reach.figure} (${standing.reach.distance})`
    : today && words.reach.figure.margine(formatMargin(today.margine))

  return (
    <>
      <PrintedTerms form={form} />
      <div className={styles.question} data-answered={answer.lowest !== null}>
        <div className={styles.target}>
          <TargetFields
            aim={aim}
            read={answer.aim}
            rates={rates}
            today={today && goal && { figures: today, goal }}
            onAim={onAim}
          />
        </div>
        <Answer
          sale={sale}
          rates={rates}
          target={answer.aim.target}
          found={found}
          breakEven={breakEven}
          today={noteOnToday === null ? null : { price: sale.prezzoVendita, note: noteOnToday }}
        />
      </div>
      <TrialSection
        form={form}
        asked={asked}
        answer={answer}
        kind={kind}
        tried={tried}
        onTry={onTry}
        onApply={onApply}
      />
      {standing !== null && (
        <div className={styles.limits}>
          <SaleLimits sale={sale} rates={rates} limits={standing.limits} reach={standing.reach} />
        </div>
      )}
    </>
  )
}
